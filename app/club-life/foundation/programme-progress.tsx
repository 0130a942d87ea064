import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { classNames } from "../../ui/class-names";
import { Badge } from "../../ui/feedback/badge";
import { ProgressBar } from "../../ui/feedback/progress";
import type { ProgrammeSummary } from "./contract";
import { percentReached } from "./programme-figures";
import { foundationTexts } from "./texts";
import "./programme-progress.css";

type ProgrammeProgressProps = {
	programme: Pick<ProgrammeSummary, "title" | "goal" | "reached" | "unit">;
	size?: "medium" | "large";
};

/** How far a programme has come: the number first, the bar below it. */
export function ProgrammeProgress({ programme, size = "medium" }: ProgrammeProgressProps) {
	const t = useTexts(foundationTexts);
	const language = useLanguage();
	const { title, goal, reached, unit } = programme;
	const [reachedText, goalText] = [formatCount(reached, language), formatCount(goal, language)];
	const percent = percentReached(programme);
	return (
		<div className={classNames("programme-progress", size === "large" && "programme-progress-large")}>
			<p className="flow">
				<b>{reachedText}</b>
				<span>{t.of(goalText, unit)}</span>
				{percent > 100 ? <Badge>{t.beyond}</Badge> : <em>{t.percent(percent)}</em>}
			</p>
			<ProgressBar
				label={title}
				value={reached}
				max={goal}
				valueText={t.progress(reachedText, goalText, unit)}
			/>
		</div>
	);
}
