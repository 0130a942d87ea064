import type { WordState } from "../../news/writing/manuscript";
import { type Language, useTexts } from "../../platform/language";
import { Badge, type BadgeTone } from "../../ui/badge";
import { writingTexts } from "./texts";

const tones: Record<WordState, BadgeTone> = { done: "ok", missing: "line", outdated: "warn" };

export function WordStateBadge({ language, state }: { language: Language; state: WordState }) {
	const t = useTexts(writingTexts);
	return (
		<Badge tone={tones[state]}>
			{language} {t.states[state]}
		</Badge>
	);
}
