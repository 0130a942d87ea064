import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { Picture } from "../../ui/pictures/picture";
import type { Achievement } from "./contract";
import { groupByYear } from "./honour-years";
import { achievementsTexts } from "./texts";
import "./honour-timeline.css";

/** Year by year: what was won hangs as a pennant, what was nearly won is listed beside it. */
export function HonourTimeline({ achievements }: { achievements: readonly Achievement[] }) {
	const t = useTexts(achievementsTexts);
	return (
		<section className="wrap honour-timeline" aria-label={t.timeline}>
			{groupByYear(achievements).map(({ year, titles, others }) => (
				<section key={year} className="honour-year stack">
					<h2 className="display">{year}</h2>
					<div className="honours stack">
						{titles.map((honour) => (
							<Title key={honour.slug} honour={honour} />
						))}
						{others.map((honour) => (
							<Other key={honour.slug} honour={honour} />
						))}
					</div>
				</section>
			))}
		</section>
	);
}

function Title({ honour }: { honour: Achievement }) {
	return (
		<article className="honour honour-title stack" id={honour.slug} data-division={honour.division}>
			<Picture picture={honour.pennant} ratio="1/1" width={600} height={600} />
			<div>
				<Line honour={honour} />
				<h3 className="display display-2">{honour.competition}</h3>
				<p>{honour.story}</p>
			</div>
		</article>
	);
}

function Other({ honour }: { honour: Achievement }) {
	return (
		<article className="honour" id={honour.slug} data-division={honour.division}>
			<Line honour={honour} />
			<h3 className="display display-1">{honour.competition}</h3>
			<p>{honour.story}</p>
		</article>
	);
}

function Line({ honour: { placing, division } }: { honour: Achievement }) {
	const t = useTexts(achievementsTexts);
	const houseLabel = useSectionLabel();
	return (
		<p className="honour-line small row flow">
			<Badge tone={placing === "champion" ? "accent" : "line"}>{t.placings[placing]}</Badge>
			<b>{houseLabel(division)}</b>
		</p>
	);
}
