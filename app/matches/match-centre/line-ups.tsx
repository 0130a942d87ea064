import { Link } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { TeamCrest, type TeamCrestRef } from "../../ui/pictures/team-crest";
import type { EventDetail } from "../events/contract";
import { eventsTexts } from "../events/texts";
import { sidesOf } from "../fixtures/say-fixture";
import { mirror, type PlacedPlayer } from "../sports/field";
import { sportOf } from "../sports/sport-of";
import { FieldLines } from "./field-lines";
import type { Lineup, LineupEntry } from "./match";
import type { LocalSheet } from "./match-sheet";
import "./line-ups.css";

type LineUpsProps = { event: EventDetail; lineups: LocalSheet["lineups"] };

/** Both teams on a field, if the sport has one, and always as lists. */
export function LineUps({ event, lineups }: LineUpsProps) {
	const division = divisionKeys.find((key) => key === event.division);
	if (!division || !event.opponent) return null;
	const sides = sidesOf<Side>(
		event.home,
		{ key: "us", name: club.shortName, crest: "club" },
		{ key: "them", name: event.opponent.name, crest: event.opponent.crest },
	);
	const [left, right] = sides;
	const { lineUp } = sportOf(division);
	const { field } = lineUp;
	const hosts = lineUp.place(lineups[left.key]);
	const guests = lineUp.place(lineups[right.key]).map(mirror);
	const isDrawn = hosts.length > 0 && guests.length > 0;
	return (
		<>
			{field && isDrawn && (
				<div className="pitch" aria-hidden="true">
					<FieldLines field={field} />
					<FieldTeam players={hosts} side={left.key} />
					<FieldTeam players={guests} side={right.key} />
				</div>
			)}
			<div className="line-ups stack">
				{sides.map(({ key, name, crest }) => (
					<TeamSheet key={key} name={name} crest={crest} lineup={lineups[key]} division={division} />
				))}
			</div>
		</>
	);
}

type Side = { key: "us" | "them"; name: string; crest: TeamCrestRef };

/** Decorative: the lists below contain the same information. */
function FieldTeam({ players, side }: { players: PlacedPlayer[]; side: "us" | "them" }) {
	return players.map(({ player, along, across }) => (
		<span
			key={player.name}
			className={`pitch-player pitch-${side}`}
			style={cssVariables({ "--along": along, "--across": across })}
		>
			<b className="tabular">{player.number}</b>
			<small>{player.name.split(" ").at(-1)}</small>
		</span>
	));
}

type TeamSheetProps = { name: string; crest: TeamCrestRef; lineup: Lineup; division: DivisionKey };

function TeamSheet({ name, crest, lineup, division }: TeamSheetProps) {
	const t = useTexts(eventsTexts);
	if (lineup.starters.length === 0) return null;
	return (
		<section className="team-sheet">
			<h3 className="row gap-3">
				<TeamCrest crest={crest} size={32} />
				<b>{name}</b>
				{lineup.formation && <span className="tabular">{lineup.formation}</span>}
			</h3>
			<ol>
				{lineup.starters.map((player) => (
					<PlayerLine key={player.name} player={player} division={division} />
				))}
			</ol>
			{lineup.bench.length > 0 && (
				<>
					<h4 className="small muted">{t.bench}</h4>
					<ol>
						{lineup.bench.map((player) => (
							<PlayerLine key={player.name} player={player} division={division} />
						))}
					</ol>
				</>
			)}
			{lineup.coach && (
				<p>
					{t.coach}: <b>{lineup.coach}</b>
				</p>
			)}
		</section>
	);
}

function PlayerLine({ player, division }: { player: LineupEntry; division: DivisionKey }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const { slug, number, name, captain, position } = player;
	const role = position && sportOf(division).lineUp.positions[position]?.role;
	return (
		<li>
			<span className="team-sheet-number tabular">{number}</span>
			{slug ? (
				<Link to={pathTo("player-detail", { category: division, id: slug })}>{name}</Link>
			) : (
				<span>{name}</span>
			)}
			{captain && <abbr title={t.captain}>C</abbr>}
			{role && <small>{localize(role, language)}</small>}
		</li>
	);
}
