import { useTexts } from "../../platform/words/language";
import { uiTexts } from "../texts";
import "./form-guide.css";

export type MatchResult = "win" | "draw" | "loss";

/** The last results, oldest first, as letters: colour is never the only indicator. */
export function FormGuide({ results }: { results: readonly MatchResult[] }) {
	const t = useTexts(uiTexts).form;
	return (
		<ol className="form-guide" aria-label={t.label(results.length)}>
			{results.map((result, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: results have no identity but their position
				<li key={index} className={`form-${result}`} title={t[result]}>
					<span aria-hidden="true">{t[`${result}Letter`]}</span>
					<span className="visually-hidden">{t[result]}</span>
				</li>
			))}
		</ol>
	);
}
