import { type FormEvent, type KeyboardEvent, type Ref, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { searchSuggestions } from "./contract";
import { FoundPicture } from "./found-picture";
import { longestSearch } from "./limits";
import { pathOfFound } from "./search-kind";
import { searchTexts } from "./texts";
import { useAnswer } from "./use-answer";
import "../ui/fields/field-frame.css";
import "./search-field.css";

type SearchFieldProps = {
	field: Ref<HTMLInputElement>;
	q: string;
	/** Once asked for, results stand below and suggestions step aside. */
	isAsked: boolean;
	onType: (q: string) => void;
	onAsk: () => void;
	onLeave: () => void;
};

const pause = 120;

/** A field with suggestions: arrows choose, Enter opens the chosen one or asks for the words as they are. */
export function SearchField({ field, q, isAsked, onType, onAsk, onLeave }: SearchFieldProps) {
	const t = useTexts(searchTexts);
	const navigate = useNavigate();
	const id = useId();
	const [active, setActive] = useState(-1);
	const words = q.trim();
	const { answer } = useAnswer(searchSuggestions, words.length > 1 && !isAsked ? { q: words } : null, pause);
	const suggestions = answer?.suggestions ?? [];
	const chosen = suggestions[active];

	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (!step || suggestions.length === 0) return;
		event.preventDefault();
		setActive(nextChoice(active, step, suggestions.length));
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (!chosen) return words && onAsk();
		onLeave();
		navigate(pathOfFound(chosen));
	};

	return (
		<search>
			<form className="search-form" onSubmit={onSubmit}>
				<label className="visually-hidden" htmlFor={`${id}-field`}>
					{t.label}
				</label>
				<input
					ref={field}
					id={`${id}-field`}
					className="input"
					type="text"
					inputMode="search"
					enterKeyHint="search"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={suggestions.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={chosen && `${id}-${active}`}
					autoComplete="off"
					spellCheck={false}
					maxLength={longestSearch}
					placeholder={t.placeholder}
					value={q}
					onChange={(event) => {
						setActive(-1);
						onType(event.target.value);
					}}
					onKeyDown={onKeyDown}
				/>
				<Button type="submit">{t.submit}</Button>
			</form>
			<p className="visually-hidden" role="status">
				{answer && t.suggestionCount(suggestions.length)}
			</p>
			<div className="search-suggestions" id={`${id}-list`} role="listbox" aria-label={t.suggestions}>
				{suggestions.map((found, index) => (
					<Link
						key={`${found.kind} ${found.slug}`}
						id={`${id}-${index}`}
						className="search-suggestion"
						role="option"
						aria-selected={index === active}
						tabIndex={-1}
						data-division={found.division}
						to={pathOfFound(found)}
						onClick={onLeave}
					>
						<FoundPicture found={found} size={44} />
						<span className="search-suggestion-title">{found.title}</span>
						<span className="search-suggestion-note">
							{t.kinds[found.kind]} · {found.note}
						</span>
					</Link>
				))}
			</div>
		</search>
	);
}

/** Past the last comes the field itself, then the first again. */
function nextChoice(active: number, step: number, count: number) {
	const places = count + 1;
	return ((active + 1 + step + places) % places) - 1;
}
