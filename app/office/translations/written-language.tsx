import { Columns2 } from "lucide-react";
import { useState } from "react";
import type { WordState, WordStates } from "../../editing/translations/word-states";
import { type Language, languages, useTexts } from "../../platform/words/language";
import { translationTexts } from "./texts";
import { WordStateBadge } from "./word-state-badge";
import "./written-language.css";

/** Which language is written, and whether the Indonesian stands beside it: so it does where there is something to translate. */
export function useWrittenLanguage(english: WordState | undefined) {
	const [language, setLanguage] = useState<Language>("id");
	const [isWanted, setWanted] = useState(false);
	return {
		language,
		isBeside: language === "en" && isWanted,
		turnBeside: () => setWanted(!isWanted),
		choose(next: Language) {
			if (next !== language) setWanted(english !== "done");
			setLanguage(next);
		},
	};
}
export type WrittenLanguage = ReturnType<typeof useWrittenLanguage>;

type LanguageTabsProps = { written: WrittenLanguage; states?: WordStates | undefined };

export function LanguageTabs({ written, states }: LanguageTabsProps) {
	const t = useTexts(translationTexts);
	return (
		<fieldset className="written-languages">
			<legend className="visually-hidden">{t.languages}</legend>
			{languages.map((each) => (
				<button
					className="row"
					key={each}
					type="button"
					aria-pressed={each === written.language}
					onClick={() => written.choose(each)}
				>
					{t.names[each]}
					{states && <WordStateBadge language={each} state={states[each]} />}
				</button>
			))}
			{written.language === "en" && (
				<button
					type="button"
					className="written-beside row"
					aria-pressed={written.isBeside}
					onClick={written.turnBeside}
				>
					<Columns2 className="icon" aria-hidden="true" />
					{t.beside}
				</button>
			)}
		</fieldset>
	);
}
