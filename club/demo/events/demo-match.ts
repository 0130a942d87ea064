import { buildMatch, buildMatchEvent } from "../../../app/matches/events/factories";
import type { ClubEventInsert, EventStatus, MatchInsert } from "../../../app/matches/events/tables.server";
import type { MatchSheet } from "../../../app/matches/match-centre/match";
import type { SquadKey } from "../../../app/people/squads/squads";
import type { DivisionKey } from "../../../app/platform/club-profile";
import type { Localized } from "../../../app/platform/words/language";
import { club } from "../../profile";
import { demoId } from "../demo-id";
import { demoTeams } from "./rivals";

/** How a match is written down in the demo. */
export type DemoMatch = {
	slug: string;
	division: DivisionKey;
	squad: SquadKey;
	competition: string;
	round: Localized;
	opponent: string;
	home: boolean;
	venue: string;
	startsAt: Date;
	/** From the first whistle to the last; 115 minutes by default. */
	minutes?: number;
	status?: EventStatus;
	previousStartsAt?: Date;
	summary: Localized;
	watchUrl?: string;
	sheet?: MatchSheet;
};

export const eventId = (slug: string) => demoId(`event/${slug}`);

export const matchday = (number: number): Localized => ({ id: `Pekan ${number}`, en: `Matchday ${number}` });

export function toEventRow(match: DemoMatch): ClubEventInsert {
	const { sheet, minutes = 115, status = sheet ? "finished" : "scheduled", ...event } = match;
	const rival = demoTeams.find((team) => team.slug === match.opponent);
	if (!rival) throw new Error(`No team ${match.opponent}`);
	const own = ownName(match);
	const title = match.home ? `${own} vs ${rival.name}` : `${rival.name} vs ${own}`;
	return buildMatchEvent({
		...event,
		id: eventId(match.slug),
		title: { id: title, en: title.replace("Putri", "Women") },
		status,
		endsAt: new Date(match.startsAt.getTime() + minutes * 60_000),
		cover: { art: "poster", division: match.division, slug: match.slug, away: rival.colour },
	});
}

export const toMatchRows = ({ slug, sheet }: DemoMatch): MatchInsert[] =>
	sheet ? [buildMatch({ eventId: eventId(slug), sheet })] : [];

function ownName({ division, squad }: DemoMatch): string {
	if (division === "esports") return "Palung";
	return squad === "putri" ? `${club.shortName} Putri` : club.shortName;
}
