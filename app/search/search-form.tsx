import { type ComponentProps, type FormEvent, useId } from "react";
import { Form } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { searchFormTexts } from "./form-texts";
import { longestSearch } from "./limits";
import { openSearch } from "./open-search";
import "../ui/fields/field-frame.css";
import "./search-form.css";

type SearchFormProps = { variant?: ComponentProps<typeof Button>["variant"] };

/** Opens the search with the words; before any script runs, a plain form that asks the news list. */
export function SearchForm({ variant }: SearchFormProps) {
	const t = useTexts(searchFormTexts);
	const id = useId();
	const ask = (event: FormEvent<HTMLFormElement>) => {
		const q = new FormData(event.currentTarget).get("q");
		if (typeof q === "string" && q.trim() && openSearch(q.trim())) event.preventDefault();
	};
	return (
		<Form
			className="search-form"
			role="search"
			action={pathTo("News list", { category: "all" })}
			onSubmit={ask}
		>
			<label className="visually-hidden" htmlFor={id}>
				{t.label}
			</label>
			<input
				id={id}
				className="input"
				type="text"
				inputMode="search"
				name="q"
				required
				maxLength={longestSearch}
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
