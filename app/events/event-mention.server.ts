import { club } from "../../club/profile";
import type { MatchLine } from "../news/mention-card";
import type { ToMentionCard } from "../news/mentions.server";
import { formatDateTime } from "../platform/dates";
import { type Language, localize } from "../platform/language";
import type { PictureRef } from "../ui/art/picture-ref";
import { competitionLine, sidesOf } from "./fixture/fixture-words";
import { statusOf } from "./fixture/fixtures.server";
import type { ClubEvent } from "./tables.server";

type Shown = Pick<ClubEvent, "division" | "title" | "status" | "home" | "cover" | "round"> & {
	startsAt: string;
	endsAt: string;
	timeZone: string;
	competition: string | null;
	opponent: { name: string; crest: PictureRef } | null;
	/** Null before it begins. */
	score: { us: number; them: number } | null;
	/** Goals only: a basketball match has too many baskets to name, a series has none. */
	scorers: MatchLine["scorers"];
};

/** A match with its score and scorers, anything else with its day. */
export const toEventMention: ToMentionCard<Shown> = (shown, language) => ({
	division: shown.division,
	title: localize(shown.title, language),
	note: formatDateTime(shown.startsAt, "short", language, shown.timeZone),
	picture: shown.cover,
	match: shown.opponent && toMatchLine(shown, shown.opponent, language),
});

function toMatchLine(shown: Shown, opponent: NonNullable<Shown["opponent"]>, language: Language): MatchLine {
	const { status, startsAt, endsAt, timeZone, competition, round, score, scorers } = shown;
	const us: MatchLine["home"] = { name: club.shortName, crest: null, score: score?.us ?? null };
	const them = { name: opponent.name, crest: opponent.crest, score: score?.them ?? null };
	const [home, away] = sidesOf(shown.home, us, them);
	return {
		status: statusOf({ status, endsAt: new Date(endsAt) }),
		startsAt: new Date(startsAt).toISOString(),
		timeZone,
		competition: competitionLine({ competition, round: round && localize(round, language) }),
		home,
		away,
		scorers,
	};
}
