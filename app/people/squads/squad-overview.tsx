import { Link } from "react-router";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import type { squadList } from "../players/contract";
import { playerListPath } from "../players/player-filter";
import { PlayerLink } from "../players/player-link";
import { playersTexts } from "../players/texts";
import { squadLabel } from "./squads";
import "../../ui/cards/player-card.css";
import "./squad-overview.css";

type Squad = AnswerOf<typeof squadList>["squads"][number];

/** Every squad as a block of six places: its captain on four of them, its flag, three names. */
export function SquadOverview({ squads: all }: { squads: readonly Squad[] }) {
	return (
		<div className="squad-overview stack">
			{all.map((squad, index) => (
				<SquadBlock key={`${squad.division}/${squad.squad}`} squad={squad} isFirst={index === 0} />
			))}
		</div>
	);
}

function SquadBlock({
	squad: { division, squad, total, players },
	isFirst,
}: {
	squad: Squad;
	isFirst: boolean;
}) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const houseLabel = useSectionLabel();
	const label = localize(squadLabel(division, squad), language);
	return (
		<section
			className="squad-block player-grid stack"
			data-division={division}
			aria-label={`${houseLabel(division)}, ${label}`}
		>
			<Link className="squad-flag stack accented" to={playerListPath({ division }, { squad })}>
				<span className="squad-house">{houseLabel(division)}</span>
				<h2 className="display">
					<SwellText text={label} phase={-0.6} k={0.62} lo={52} hi={118} />
				</h2>
				<span className="squad-count">{t.count(total)}</span>
			</Link>
			{players.map((player, index) => (
				<PlayerLink key={player.slug} player={player} large={index === 0} priority={isFirst && index === 0} />
			))}
		</section>
	);
}
