import { type MatchSheet, scoreOf } from "../match-centre/match";
import type {
	ClubEventInsert,
	CompetitionInsert,
	MatchInsert,
	StandingInsert,
	TeamInsert,
	VenueInsert,
} from "./tables.server";

export function buildCompetition(overrides: Partial<CompetitionInsert> = {}): CompetitionInsert {
	return { slug: "liga-teluk", division: "football", name: "Liga Teluk", shortName: "Teluk", ...overrides };
}

export function buildTeam(overrides: Partial<TeamInsert> = {}): TeamInsert {
	const { slug = "bintang-utara", colour = "#7A1F5C" } = overrides;
	return {
		division: "football",
		name: "Bintang Utara",
		shortName: "BUT",
		crest: { art: "rival", slug, colour },
		...overrides,
		slug,
		colour,
	};
}

export function buildVenue(overrides: Partial<VenueInsert> = {}): VenueInsert {
	return {
		slug: "lapangan-muara",
		name: "Lapangan Muara",
		city: "Teluk Bahari",
		address: "Jalan Muara 1",
		timeZone: "Asia/Jakarta",
		capacity: 5_000,
		...overrides,
	};
}

const twoHours = 2 * 60 * 60 * 1_000;

/** An event that is not a match. Its venue must exist. */
export function buildEvent(overrides: Partial<ClubEventInsert> = {}): ClubEventInsert {
	const { slug = "latihan-terbuka", division = "club" } = overrides;
	const startsAt = overrides.startsAt ?? new Date("2027-01-16T19:00:00+07:00");
	return {
		kind: "event",
		title: { id: "Latihan terbuka", en: "Open training" },
		summary: { id: "Datang, duduk, dan lihat dari dekat.", en: "Come, sit down and watch from close by." },
		venue: "lapangan-muara",
		endsAt: new Date(startsAt.getTime() + twoHours),
		status: "scheduled",
		cover: { art: "cover", division, slug },
		...overrides,
		slug,
		division,
		startsAt,
	};
}

/** An event of kind match. Its competition, opponent and venue must exist. */
export function buildMatchEvent(overrides: Partial<ClubEventInsert> = {}): ClubEventInsert {
	const { slug = "match-bintang-utara", division = "football" } = overrides;
	return buildEvent({
		kind: "match",
		squad: "utama",
		title: { id: "Melawan Bintang Utara", en: "Against Bintang Utara" },
		summary: { id: "Laga kandang pekan pertama.", en: "First home match of the season." },
		competition: "liga-teluk",
		round: { id: "Pekan 1", en: "Matchday 1" },
		opponent: "bintang-utara",
		home: true,
		cover: { art: "poster", division, slug, away: "#7A1F5C" },
		...overrides,
		slug,
		division,
	});
}

/** The score is derived from the sheet, so the two always agree. */
export function buildMatch(overrides: Partial<MatchInsert> & Pick<MatchInsert, "eventId">): MatchInsert {
	const sheet = overrides.sheet ?? buildMatchSheet();
	const score = scoreOf(sheet);
	return { scoreUs: score.us, scoreThem: score.them, ...overrides, sheet };
}

export function buildMatchSheet(overrides: Partial<MatchSheet> = {}): MatchSheet {
	return {
		scoring: "points",
		periods: [
			{ label: { id: "Babak 1", en: "First half" }, us: 1, them: 0 },
			{ label: { id: "Babak 2", en: "Second half" }, us: 0, them: 0 },
		],
		timeline: [{ at: "31", period: 0, side: "us", kind: "goal", player: { name: "Putra Laut" } }],
		lineups: { us: { starters: [], bench: [] }, them: { starters: [], bench: [] } },
		figures: [],
		...overrides,
	};
}

export function buildStanding(overrides: Partial<StandingInsert> = {}): StandingInsert {
	return {
		competition: "liga-teluk",
		season: "2026/27",
		position: 1,
		team: null,
		played: 3,
		won: 2,
		drawn: 1,
		lost: 0,
		scored: 5,
		conceded: 2,
		points: 7,
		form: ["won", "drawn", "won"],
		...overrides,
	};
}
