import { Search, X } from "lucide-react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { withFilters } from "../platform/list-address";
import { ChipLink } from "../ui/chip";
import { Field } from "../ui/fields/field";
import { Select } from "../ui/fields/select";
import { IconButton } from "../ui/icon-button";
import { longestSearch, newsSorts } from "./contract";
import { tagLabel } from "./tag-label";
import { newsTexts } from "./texts";

/** Words and order of the list. A plain form, so that it also works before and without scripts. */
export function NewsSearch({ category }: { category: string }) {
	const t = useTexts(newsTexts);
	const [query] = useSearchParams();
	const submit = useSubmit();
	const tag = query.get("tag");
	const [q, sort] = [query.get("q") ?? "", query.get("sort") ?? newsSorts[0]];
	return (
		<Form
			key={`${q} ${sort}`}
			className="news-search"
			role="search"
			method="get"
			action={pathTo("News list", { category })}
			preventScrollReset
		>
			{tag && <input type="hidden" name="tag" value={tag} />}
			<span className="news-search-words">
				<Field
					label={t.search}
					hideLabel
					type="search"
					name="q"
					defaultValue={q}
					maxLength={longestSearch}
					placeholder={t.searchPlaceholder}
					enterKeyHint="search"
				/>
				<IconButton icon={Search} label={t.searchButton} type="submit" />
			</span>
			<Select
				look="chip"
				label={t.sort}
				name="sort"
				defaultValue={sort}
				options={newsSorts.map((value) => ({ value, label: t.sorts[value] }))}
				onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
			/>
		</Form>
	);
}

/** What narrows the list at the moment, each with its way out. */
export function SetFilters({ total }: { total: number | undefined }) {
	const t = useTexts(newsTexts);
	const [query] = useSearchParams();
	const [q, tag] = [query.get("q"), query.get("tag")];
	if (!q && !tag) return null;
	return (
		<div className="news-filters">
			<p role="status">{total !== undefined && (q ? t.foundFor(total, q) : t.found(total))}</p>
			{tag && (
				<ChipLink
					to={withFilters("", query, { tag: undefined }) || "."}
					aria-label={t.removeTopic(tagLabel(tag))}
				>
					{t.topic(tagLabel(tag))}
					<X className="icon" aria-hidden="true" />
				</ChipLink>
			)}
			{q && (
				<ChipLink to={withFilters("", query, { q: undefined }) || "."}>
					{t.removeSearch}
					<X className="icon" aria-hidden="true" />
				</ChipLink>
			)}
		</div>
	);
}
