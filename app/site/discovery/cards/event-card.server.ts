import { club } from "../../../../club/profile";
import type { eventDetail } from "../../../matches/events/contract";
import { readEvent } from "../../../matches/events/events.server";
import { competitionLine, sidesOf } from "../../../matches/fixtures/say-fixture";
import type { Db } from "../../../platform/data/database.server";
import type { AnswerOf } from "../../../platform/http/contract";
import { sectionLabel } from "../../../platform/lists/section-label";
import { formatDate, formatTime } from "../../../platform/words/dates";
import { type Language, textsIn } from "../../../platform/words/language";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { discoveryTexts } from "../texts";
import type { Card, LineupCard, MatchCard, PanelCard, Side } from "./card";

type Event = AnswerOf<typeof eventDetail>;
type Opponent = NonNullable<Event["opponent"]>;

/** The result after a match, the line-up once known, otherwise the fixture; other events as a panel. */
export async function findEventCard(db: Db, language: Language, slug: string): Promise<Card> {
	const event = await readEvent(db, language, slug);
	const { opponent, sheet, status } = event;
	if (!opponent) return plainCard(event, language);
	const hasLineup = Boolean(sheet?.lineups.us.starters.length);
	return hasLineup && status !== "finished"
		? lineupCard(event, opponent, language)
		: matchCard(event, opponent, language);
}

function plainCard(event: Event, language: Language): PanelCard {
	const { venue } = event;
	return {
		look: "panel",
		house: event.division,
		eyebrow: sectionLabel(event.division, language),
		title: event.title,
		note: `${formatDate(event.startsAt, "full", language, venue.timeZone)} · ${venue.name}`,
		picture: event.cover,
		fit: "cover",
	};
}

function matchCard(event: Event, opponent: Opponent, language: Language): MatchCard {
	const t = textsIn(discoveryTexts, language);
	const { venue, score, status } = event;
	const us: Side = { name: club.shortName, crest: null };
	const them: Side = { name: opponent.name, crest: opponent.crest };
	const day = formatDate(event.startsAt, "short", language, venue.timeZone);
	const hasScore = score !== null && (status === "finished" || status === "live");
	return {
		look: "match",
		house: event.division,
		head: competitionLine(event) || sectionLabel(event.division, language),
		sides: sidesOf(event.home, us, them),
		middle: hasScore
			? sidesOf(event.home, score.us, score.them).join(" – ")
			: formatTime(event.startsAt, language, venue.timeZone),
		under: status === "upcoming" ? day : `${t.statuses[status]} · ${day}`,
		foot: scorersOf(event) || `${venue.name}, ${venue.city}`,
		poster: posterOf(event, opponent),
	};
}

function lineupCard(event: Event, opponent: Opponent, language: Language): LineupCard {
	const t = textsIn(discoveryTexts, language);
	const { formation, starters = [] } = event.sheet?.lineups.us ?? {};
	return {
		look: "lineup",
		house: event.division,
		eyebrow: [competitionLine(event), formation].filter(Boolean).join(" · "),
		title: t.lineupAgainst(opponent.name),
		players: starters
			.slice(0, mostStarters)
			.map(({ number, name }) => ({ number: String(number ?? ""), name })),
		note: `${formatDate(event.startsAt, "short", language, event.venue.timeZone)} · ${event.venue.name}`,
		poster: posterOf(event, opponent),
	};
}

const mostStarters = 11;
const mostScorers = 4;

/** Goals are few enough to list; baskets are not. */
function scorersOf({ sheet }: Event): string {
	const goals = (sheet?.timeline ?? []).filter(
		({ kind, side, player }) => (kind === "goal" || kind === "penalty-goal") && side === "us" && player,
	);
	return goals
		.slice(0, mostScorers)
		.map(({ player, at }) => `${player?.name} ${at}’`)
		.join("  ·  ");
}

const posterOf = ({ slug, division }: Event, { colour }: Opponent): PictureRef => ({
	art: "poster",
	slug,
	division,
	away: colour,
});
