import type { Localized } from "../../platform/words/language";
import type { Lineup, MatchFigure, Score } from "../match-centre/match";
import type { SportClock } from "./clocks";
import type { PlacedPlayer, SportField } from "./field";
import type { StandingsRules } from "./standings-rules";

/** Everything the site has to know of a sport. What a division is called and where it plays is the club's: see `club/profile.ts`. */
export type Sport = {
	rules: SportRules;
	/** What a timeline can tell, in the order an editor chooses from. */
	happenings: Happenings;
	/** The buttons of a touchline console, the most frequent first: it gets the largest. */
	buttons: readonly string[];
	lineUp: SportLineUp;
	figures: SportFigures;
	standings: StandingsRules;
};

export type GameSide = "us" | "them";

export type SportRules = {
	/** Halves and quarters add up to the score; of a series the games won are counted. */
	scoring: "points" | "series";
	/** Games a series lasts at most, unless its sheet says otherwise. */
	bestOf?: number;
	/** Parts before extra time. A series has as many as it takes. */
	parts: number;
	partName: (number: number) => Localized;
	extraName: (number: number) => Localized;
	/** Who has won a game at this score, so that nobody has to say so. `place` counts from 0. */
	gameWinner?: (game: Score, place: number, bestOf: number) => GameSide | null;
	clock: SportClock;
	/** Drawn matches may be decided by penalties. */
	hasShootout?: true;
	/** Every point of the score has its line in the timeline, so the two can be compared. */
	tellsEveryScore?: true;
};

export type Happening = {
	name: Localized;
	/** On the console, where there is less room. */
	button?: Localized;
	/** Points it adds to the period. */
	worth?: number;
	/** Recorded with one press; the others ask who it was. */
	isDirect?: true;
	/** Only an editor tells it: no console has a button for it. */
	isWritten?: true;
	/** Of so many, only those with a name are told. */
	needsName?: true;
	/** Says who has won the game. */
	endsGame?: true;
	/** Counts, and is never told. */
	isUntold?: true;
	/** Scored by a player of the other side. */
	isAgainstOwn?: true;
	/** Listed with its scorer where the match is mentioned. */
	isScore?: true;
	/** What was pressed can turn out to be one of these. */
	variants?: readonly string[];
	/** Who made it possible is asked afterwards. */
	hasAssist?: true;
	/** Two consoles that record it within so many seconds mean the same one. */
	twinSeconds: number;
};
export type Happenings = Readonly<Record<string, Happening>>;

export type PlayerPosition = {
	/** As the heading of a group: "Strikers". */
	group: Localized;
	/** As a line-up says it, where it says positions: "Gold laner". */
	role?: Localized;
};

export type SportLineUp = {
	/** What lists are filtered by, from the back to the front; the words on a page ("Bek kanan") are the player's own. */
	positions: Readonly<Record<string, PlayerPosition>>;
	/** A squad is called a game where each plays another one. */
	squadsAre?: "games";
	/** Formations such as 4-3-3 place the players. */
	hasFormation?: true;
	/** The starting players are in the order of the zones that they rotate through. */
	hasRotation?: true;
	/** Absent if nothing is drawn. */
	field?: SportField;
	/** In its own half; empty if the places are unknown. */
	place: (lineup: Lineup) => PlacedPlayer[];
};

/** One number of a player's season. */
export type SeasonFigure = {
	/** As a column: "Menit". */
	name: Localized;
	/** An average of the season's `games`; otherwise a count. */
	isAverage?: true;
	/** May be missing: only goalkeepers save. */
	isOptional?: true;
};

export type FigureValues = Readonly<Record<string, number>>;
export type MeasureUnit = "count" | "decimal" | "percent";
export type Measure = {
	name: Localized;
	unit: MeasureUnit;
	of: (season: FigureValues) => number;
};

export type SportFigures = {
	/** Of a match, where an editor starts. */
	match: readonly MatchFigure[];
	season: Readonly<Record<string, SeasonFigure>>;
	/** The four that say most about a player with these seasons; each is drawn over the seasons. */
	measures: (seasons: readonly FigureValues[]) => readonly Measure[];
};

export const matchFigure = (id: string, en: string, unit?: "%"): MatchFigure => ({
	label: { id, en },
	us: 0,
	them: 0,
	...(unit && { unit }),
});

/** A measure that is a figure of the season itself. */
export const measureOf = (key: string, name: Localized, unit: MeasureUnit = "count"): Measure => ({
	name,
	unit,
	of: (season) => season[key] ?? 0,
});
