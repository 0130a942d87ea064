import type { FormEvent, KeyboardEvent, Ref } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { withFilters } from "../../platform/lists/list-address";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { searchFormTexts } from "./form-texts";
import { longestQuery } from "./limits";
import "../../ui/fields/field-frame.css";
import "./search-form.css";

/** The query, the suggestions' paths, and the index of the selected one; -1 is the field itself. */
type Search = { q: string; active: number; found: readonly string[] };

type SearchFieldProps = Search & {
	field: Ref<HTMLInputElement>;
	listId: string;
	onChange: (changed: Partial<Search>) => void;
	onLeave: () => void;
};

/** A combobox: arrows select a suggestion, Enter opens it or goes to the results page. */
export function SearchField({ q, active, found, field, listId, onChange, onLeave }: SearchFieldProps) {
	const t = useTexts(searchFormTexts);
	const navigate = useNavigate();
	const chosen = found[active];

	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (!step || found.length === 0) return;
		event.preventDefault();
		onChange({ active: nextChoice(active, step, found.length) });
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		const words = q.trim();
		if (!words) return;
		onLeave();
		navigate(chosen ?? withFilters(pathTo("Search"), new URLSearchParams(), { q: words }));
	};

	return (
		<search>
			<form className="search-form" method="get" action={pathTo("Search")} onSubmit={onSubmit}>
				<label className="visually-hidden" htmlFor={`${listId}-field`}>
					{t.label}
				</label>
				<input
					ref={field}
					id={`${listId}-field`}
					className="input"
					type="text"
					name="q"
					inputMode="search"
					enterKeyHint="search"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={found.length > 0}
					aria-controls={listId}
					aria-activedescendant={chosen && `${listId}-${active}`}
					autoComplete="off"
					// biome-ignore lint/a11y/noAutofocus: the browser focuses it when the popover opens
					autoFocus
					spellCheck={false}
					maxLength={longestQuery}
					placeholder={t.placeholder}
					value={q}
					onChange={({ target }) => onChange({ q: target.value, active: -1 })}
					onKeyDown={onKeyDown}
				/>
				<Button type="submit">{t.submit}</Button>
			</form>
		</search>
	);
}

/** Wraps around: after the last comes the field itself, then the first. */
function nextChoice(active: number, step: number, count: number) {
	const places = count + 1;
	return ((active + 1 + step + places) % places) - 1;
}
