import { useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { adviseSize, countVotes, type FitVotes, fits } from "./fit";
import { ratingTexts } from "./texts";
import "./fit-advice.css";

/** How the size fits according to buyers: a bar in three parts, and advice. */
export function FitAdvice({ votes }: { votes: FitVotes }) {
	const t = useTexts(ratingTexts);
	const all = countVotes(votes);
	const advice = adviseSize(votes);
	if (!advice) return null;
	return (
		<div className="fit-advice stack">
			<span className="fit-bar" aria-hidden="true">
				{fits.map((fit) => (
					<i key={fit} style={cssVariables({ "--votes": String(votes[fit]) })} />
				))}
			</span>
			<p>
				<b>{t.advice[advice]}</b>
			</p>
			<p className="small muted">{t.fitVotes(all, votes.small, votes.right, votes.large)}</p>
		</div>
	);
}
