import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { longestSearch, withFilters } from "../../platform/lists/list-address";
import { useTexts } from "../../platform/words/language";
import { Note } from "../feedback/note";
import { Field } from "../fields/field";
import { Select, type SelectOption } from "../fields/select";
import { IconButton } from "../icon-button";
import { ChipLink } from "./chip";
import { OtherFilters } from "./filter-form";
import { listSearchTexts } from "./list-search-texts";
import "./list-search.css";

type ListSearchProps = {
	/** The list's URL. */
	action: string;
	words: { label: string; submit: string };
	/** The first option of each is the default, for a URL without the parameter. */
	choices: readonly { name: string; label: string; options: readonly SelectOption[] }[];
	/** URL filters set elsewhere, which are preserved. */
	kept?: readonly string[];
	/** Between the words and the choices, e.g. a button that opens more choices. */
	children?: ReactNode;
};

/** Search and sort of a list. A plain form, so it also works before hydration and without scripts. */
export function ListSearch({ action, words, choices, kept = [], children }: ListSearchProps) {
	const [query] = useSearchParams();
	const submit = useSubmit();
	/** Resets a control when the URL changes. */
	const keyOf = (name: string) => `${name} ${query.get(name) ?? ""}`;
	return (
		<Form className="list-search row flow" role="search" method="get" action={action} preventScrollReset>
			<OtherFilters names={kept} />
			<div className="list-search-words">
				<Field
					key={keyOf("q")}
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
			{children}
			{choices.map(({ name, label, options }) => (
				<Select
					key={keyOf(name)}
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

/** For common words only the number shown is known, hence the plus sign. */
export const countText = (total: number, hasMore: boolean) => (hasMore ? `${total}+` : total);

/** Shown below the last page of search results if there are more. */
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
	/** The number of results; undefined while unknown. */
	found: string | undefined;
	/** Possible filters, by query parameter. */
	filters: readonly { name: string; text: (value: string) => string; removal?: (value: string) => string }[];
};

/** The active filters, each removable. */
export function SetFilters({ found, filters }: SetFiltersProps) {
	const [query] = useSearchParams();
	const set = filters.filter(({ name }) => query.get(name));
	if (set.length === 0) return null;
	return (
		<div className="set-filters row flow">
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
