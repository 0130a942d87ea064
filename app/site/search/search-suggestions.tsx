import { useEffect } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { searchSuggestions } from "./contract";
import { FoundPicture } from "./found-picture";
import { pathOfFound } from "./search-kind";
import { searchTexts } from "./texts";
import "./search-suggestions.css";

export type SearchSuggestionsProps = {
	q: string;
	active: number;
	listId: string;
	/** The suggestions' paths, in order. */
	onFound: (paths: readonly string[]) => void;
	onLeave: () => void;
};

const pause = 120;

export function SearchSuggestions({ q, active, listId, onFound, onLeave }: SearchSuggestionsProps) {
	const t = useTexts(searchTexts);
	const words = q.trim();
	const { answer } = useAnswer(searchSuggestions, words.length > 1 ? { q: words } : null, pause);
	const suggestions = answer?.suggestions ?? [];
	// biome-ignore lint/correctness/useExhaustiveDependencies: called once per answer
	useEffect(() => onFound(suggestions.map(pathOfFound)), [answer]);
	return (
		<>
			<p className="visually-hidden" role="status">
				{answer && t.suggestionCount(suggestions.length)}
			</p>
			<div className="search-suggestions" id={listId} role="listbox" aria-label={t.suggestions}>
				{suggestions.map((found, index) => (
					<Link
						key={`${found.kind} ${found.slug}`}
						id={`${listId}-${index}`}
						className="search-suggestion"
						role="option"
						aria-selected={index === active}
						tabIndex={-1}
						data-division={found.division}
						to={pathOfFound(found)}
						onClick={onLeave}
					>
						<FoundPicture found={found} size={44} />
						<span className="search-suggestion-title one-line">{found.title}</span>
						<span className="search-suggestion-note small muted">{`${t.kinds[found.kind]}\u00a0· ${found.note}`}</span>
					</Link>
				))}
			</div>
		</>
	);
}
