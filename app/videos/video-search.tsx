import { Search, X } from "lucide-react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { withFilters } from "../platform/list-address";
import { ChipLink } from "../ui/chip";
import { Field } from "../ui/fields/field";
import { Select } from "../ui/fields/select";
import { IconButton } from "../ui/icon-button";
import { longestSearch, videoSorts } from "./contract";
import { videosTexts } from "./texts";
import "./video-search.css";

/** Words and order of the list. A plain form, so that it also works before and without scripts. */
export function VideoSearch({ category }: { category: string }) {
	const t = useTexts(videosTexts);
	const [query] = useSearchParams();
	const submit = useSubmit();
	const [q, sort] = [query.get("q") ?? "", query.get("sort") ?? videoSorts[0]];
	return (
		<Form
			key={`${q} ${sort}`}
			className="video-search"
			role="search"
			method="get"
			action={pathTo("Videos", { category })}
			preventScrollReset
		>
			<span className="video-search-words">
				<Field
					label={t.search}
					hideLabel
					type="search"
					name="q"
					defaultValue={q}
					maxLength={longestSearch}
					placeholder={t.search}
					enterKeyHint="search"
				/>
				<IconButton icon={Search} label={t.search} type="submit" />
			</span>
			<Select
				look="chip"
				label={t.sort}
				name="sort"
				defaultValue={sort}
				options={videoSorts.map((value) => ({ value, label: t.sorts[value] }))}
				onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
			/>
		</Form>
	);
}

/** What was searched for, and the way out. */
export function VideoFindings({ total }: { total: number | undefined }) {
	const t = useTexts(videosTexts);
	const [query] = useSearchParams();
	const q = query.get("q");
	if (!q) return null;
	return (
		<div className="wrap video-findings">
			<p role="status">{total !== undefined && t.foundFor(total, q)}</p>
			<ChipLink to={withFilters("", query, { q: undefined }) || "."}>
				{t.removeSearch}
				<X className="icon" aria-hidden="true" />
			</ChipLink>
		</div>
	);
}
