import { sportOf } from "../../../matches/sports/sport-of";
import type { AnswerOf } from "../../../platform/http/contract";
import { useTexts } from "../../../platform/words/language";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { SwellText } from "../../../ui/words/swell-text";
import type { playerDetail } from "../contract";
import { playersTexts } from "../texts";
import { measureSeasons } from "./season-measures";
import { SeasonPlot, shortSeason } from "./season-plot";
import { SeasonTable } from "./season-table";
import { totalBySeason } from "./season-totals";

/** The running season in large figures over the seasons before, and every number in a table below. */
export function PlayerFigures({ player: { division, seasons } }: { player: AnswerOf<typeof playerDetail> }) {
	const t = useTexts(playersTexts);
	const { figures } = sportOf(division);
	const totals = totalBySeason(seasons, figures);
	const latest = totals.at(-1);
	return (
		<section className="player-figures">
			<div className="section-head">
				<h2 className="display display-3">
					<SwellText
						text={latest ? t.season(shortSeason(latest.season)) : t.seasons.title}
						phase={0.3}
						k={0.6}
						lo={56}
						hi={132}
					/>
				</h2>
			</div>
			{latest ? (
				<>
					<div className="season-plots stack">
						{measureSeasons(totals, figures).map((measured) => (
							<SeasonPlot key={measured.name.id} measured={measured} />
						))}
					</div>
					<SeasonTable seasons={seasons} sport={figures} />
				</>
			) : (
				<EmptyState title={t.seasons.none} text={t.seasons.noneText} />
			)}
		</section>
	);
}
