import { type ComponentProps, useId } from "react";
import { Form } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { searchFormTexts } from "./form-texts";
import { longestQuery } from "./limits";
import "../../ui/fields/field-frame.css";
import "./search-form.css";

type SearchFormProps = {
	/** The current search. */
	words?: string;
	variant?: ComponentProps<typeof Button>["variant"];
};

/** A plain form that opens the results page, so it works before hydration and without scripts. */
export function SearchForm({ words, variant }: SearchFormProps) {
	const t = useTexts(searchFormTexts);
	const id = useId();
	return (
		<Form className="search-form" role="search" action={pathTo("Search")}>
			<label className="visually-hidden" htmlFor={id}>
				{t.label}
			</label>
			<input
				id={id}
				className="input"
				type="text"
				inputMode="search"
				name="q"
				defaultValue={words}
				required
				maxLength={longestQuery}
				placeholder={t.placeholder}
				autoComplete="off"
				enterKeyHint="search"
			/>
			<Button type="submit" variant={variant}>
				{t.submit}
			</Button>
		</Form>
	);
}
