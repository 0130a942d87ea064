import { useEffect } from "react";
import { Link } from "react-router";
import { useTexts } from "../platform/language";
import { searchSuggestions } from "./contract";
import { FoundPicture } from "./found-picture";
import { pathOfFound } from "./search-kind";
import { SearchResults } from "./search-results";
import { searchTexts } from "./texts";
import { useAnswer } from "./use-answer";
import "./search-answers.css";

export type SearchAnswersProps = {
	q: string;
	asked: string;
	active: number;
	listId: string;
	/** Where each suggestion leads, in their order. */
	onFound: (paths: readonly string[]) => void;
	onLeave: () => void;
};

/** Suggestions while the reader types; once they have asked, the results. */
export function SearchAnswers(props: SearchAnswersProps) {
	const { asked, onLeave } = props;
	return asked ? <SearchResults key={asked} q={asked} onLeave={onLeave} /> : <Suggestions {...props} />;
}

const pause = 120;

function Suggestions({ q, active, listId, onFound, onLeave }: SearchAnswersProps) {
	const t = useTexts(searchTexts);
	const words = q.trim();
	const { answer } = useAnswer(searchSuggestions, words.length > 1 ? { q: words } : null, pause);
	const suggestions = answer?.suggestions ?? [];
	// biome-ignore lint/correctness/useExhaustiveDependencies: told once an answer
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
						<span className="search-suggestion-title">{found.title}</span>
						<span className="search-suggestion-note">
							{t.kinds[found.kind]} · {found.note}
						</span>
					</Link>
				))}
			</div>
		</>
	);
}
