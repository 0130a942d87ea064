import { useTexts } from "../../platform/words/language";
import { Picture } from "../../ui/pictures/picture";
import type { HonourTrophy } from "./contract";
import { achievementsTexts } from "./texts";
import "./trophy-cabinet.css";

/** Every competition the club has won, shoulder to shoulder across the page. */
export function TrophyCabinet({ trophies }: { trophies: readonly HonourTrophy[] }) {
	const t = useTexts(achievementsTexts);
	if (trophies.length === 0) return null;
	return (
		<section className="trophy-cabinet" aria-labelledby="trophy-cabinet">
			<h2 className="visually-hidden" id="trophy-cabinet">
				{t.cabinet}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
			<ul className="stack" tabIndex={0}>
				{trophies.map(({ slug, division, competition, titles, years }) => (
					<li className="column" key={slug} data-division={division}>
						<Picture
							picture={{ art: "trophy", division, slug }}
							ratio="1/1"
							width={600}
							height={600}
							className="trophy-picture"
						/>
						<div className="trophy-label stack accented">
							<p className="trophy-times" aria-hidden="true">
								{titles}×
							</p>
							<h3>{competition}</h3>
							<p className="trophy-years tabular small">
								<span className="visually-hidden">{t.times(titles)}: </span>
								{years.join(" · ")}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
