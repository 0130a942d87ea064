import { Search, X } from "lucide-react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { useTexts } from "../platform/language";
import { longestSearch, withFilters } from "../platform/list-address";
import { ChipLink } from "./chip";
import { Field } from "./fields/field";
import { Select } from "./fields/select";
import { KeptFilters } from "./filter-form";
import { IconButton } from "./icon-button";
import { listSearchTexts } from "./list-search-texts";
import { Note } from "./note";
import "./list-search.css";

type ListSearchProps = {
	/** The list's own address. */
	action: string;
	words: { label: string; submit: string };
	/** The first option of each stands for an address that says nothing. */
	choices: readonly { name: string; label: string; options: { value: string; label: string }[] }[];
	/** Filters of the address that are set elsewhere and stay. */
	kept?: readonly string[];
};

/** Words and order of a list. A plain form, so that it also works before and without scripts. */
export function ListSearch({ action, words, choices, kept = [] }: ListSearchProps) {
	const [query] = useSearchParams();
	const submit = useSubmit();
	const asked = ["q", ...choices.map(({ name }) => name)].map((name) => query.get(name) ?? "");
	return (
		<Form
			key={asked.join(" ")}
			className="list-search"
			role="search"
			method="get"
			action={action}
			preventScrollReset
		>
			<KeptFilters names={kept} />
			<div className="list-search-words">
				<Field
					label={words.label}
					hideLabel
					type="search"
					name="q"
					defaultValue={query.get("q") ?? ""}
					maxLength={longestSearch}
					placeholder={words.label}
					enterKeyHint="search"
				/>
				<IconButton icon={Search} label={words.submit} type="submit" />
			</div>
			{choices.map(({ name, label, options }) => (
				<Select
					key={name}
					look="chip"
					label={label}
					name={name}
					defaultValue={query.get(name) ?? options[0]?.value}
					options={options}
					onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
				/>
			))}
		</Form>
	);
}

/** A list says of common words how many it shows, and that there are more. */
export const countText = (total: number, hasMore: boolean) => (hasMore ? `${total}+` : total);

/** Below the last page of what words found, where not all is shown. */
export function ThereIsMore({
	hasMore,
	page,
	pageCount,
}: {
	hasMore: boolean;
	page: number;
	pageCount: number;
}) {
	const t = useTexts(listSearchTexts);
	return hasMore && page === pageCount ? <Note>{t.thereIsMore}</Note> : null;
}

type SetFiltersProps = {
	/** How much was found; undefined while nobody knows. */
	found: string | undefined;
	/** What may narrow the list, by its name in the address. */
	filters: readonly { name: string; text: (value: string) => string; removal?: (value: string) => string }[];
};

/** What narrows a list at the moment, each with its way out. */
export function SetFilters({ found, filters }: SetFiltersProps) {
	const [query] = useSearchParams();
	const set = filters.filter(({ name }) => query.get(name));
	if (set.length === 0) return null;
	return (
		<div className="set-filters">
			<p role="status">{found}</p>
			{set.map(({ name, text, removal }) => (
				<ChipLink
					key={name}
					to={withFilters("", query, { [name]: undefined }) || "."}
					aria-label={removal?.(query.get(name)!)}
				>
					{text(query.get(name)!)}
					<X className="icon" aria-hidden="true" />
				</ChipLink>
			))}
		</div>
	);
}
