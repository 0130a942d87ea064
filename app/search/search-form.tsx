import { type ComponentProps, type Ref, useId } from "react";
import { Form } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { searchTexts } from "./texts";
import "../ui/field-frame.css";
import "./search-form.css";

type SearchFormProps = {
	onSubmit?: () => void;
	variant?: ComponentProps<typeof Button>["variant"];
	input?: Ref<HTMLInputElement>;
};

/** Works before any script does: a plain form that asks the news list. */
export function SearchForm({ onSubmit, variant, input }: SearchFormProps) {
	const t = useTexts(searchTexts);
	const id = useId();
	return (
		<Form
			className="search-form"
			role="search"
			action={pathTo("News list", { category: "all" })}
			onSubmit={onSubmit}
		>
			<label className="visually-hidden" htmlFor={id}>
				{t.label}
			</label>
			<input
				ref={input}
				id={id}
				className="input"
				type="text"
				inputMode="search"
				name="q"
				required
				maxLength={100}
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
