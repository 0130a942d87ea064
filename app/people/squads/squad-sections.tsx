import { positionName } from "../../matches/sports/sport-of";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import type { ListedPlayer } from "../players/contract";
import { PlayerLink } from "../players/player-link";
import { playersTexts } from "../players/texts";
import { groupPlayers, type PositionGroup, type SquadSection } from "./player-groups";
import { squadLabel } from "./squads";
import "../../ui/cards/player-card.css";
import "./squad-sections.css";

/** Squads one below the other; in each the captain stands first, and a flag opens every position. */
export function SquadSections({ players }: { players: readonly ListedPlayer[] }) {
	const sections = groupPlayers(players);
	return sections.map((section, index) => (
		<Squad
			key={`${section.division}/${section.squad}`}
			section={section}
			isAlone={sections.length === 1}
			isFirst={index === 0}
		/>
	));
}

function Squad({ section, isAlone, isFirst }: { section: SquadSection; isAlone: boolean; isFirst: boolean }) {
	const language = useLanguage();
	const { division, squad, captain, groups } = section;
	const label = localize(squadLabel(division, squad), language);
	return (
		<section className="squad-section" data-division={division} aria-label={label}>
			<h2 className={isAlone ? "visually-hidden" : "display display-3 squad-title"}>
				{isAlone ? label : <SwellText text={label} phase={0.3} k={0.6} lo={56} hi={132} />}
			</h2>
			<div className="player-grid stack">
				{captain && <PlayerLink player={captain} large priority={isFirst} />}
				{groups.map((group) => (
					<Group key={group.position} group={group} division={division} />
				))}
			</div>
		</section>
	);
}

type GroupProps = { group: PositionGroup; division: string };

function Group({ group: { position, players }, division }: GroupProps) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	return (
		<>
			{position && (
				<h3 className="group-flag flow apart accented">
					<span className="display">
						<SwellText
							text={positionName(division, position, language)}
							phase={-0.6}
							k={0.7}
							lo={54}
							hi={116}
						/>
					</span>
					<span className="group-count">{t.count(players.length)}</span>
				</h3>
			)}
			{players.map((player) => (
				<PlayerLink key={player.slug} player={player} />
			))}
		</>
	);
}
