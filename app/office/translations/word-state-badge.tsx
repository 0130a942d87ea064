import type { WordState, WordStates } from "../../editing/translations/word-states";
import { type Language, languages, useTexts } from "../../platform/words/language";
import { Badge, type BadgeTone } from "../../ui/feedback/badge";
import { translationTexts } from "./texts";
import "./translations.css";

const tones: Record<WordState, BadgeTone> = { done: "ok", missing: "line", outdated: "warn" };

export function WordStateBadge({ language, state }: { language: Language; state: WordState }) {
	const t = useTexts(translationTexts);
	return (
		<Badge tone={tones[state]}>
			{language} {t.states[state]}
		</Badge>
	);
}

/** The state of each language, for a line of a list. */
export function WordStateBadges({ states }: { states: WordStates }) {
	return (
		<span className="word-states">
			{languages.map((each) => (
				<WordStateBadge key={each} language={each} state={states[each]} />
			))}
		</span>
	);
}
