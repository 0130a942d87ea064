import { club } from "../../../club/profile";
import { type DivisionKey, findDivision, type ProfileKeys } from "../../platform/club-profile";
import { type Language, localize } from "../../platform/words/language";
import * as allSports from "./all-sports";
import type { Happening, Sport } from "./sport";

const sports: Readonly<Record<string, Sport>> = allSports;

export const isSport = (name: string) => Object.hasOwn(sports, name);
export const sportNames = Object.keys(sports);

/** The sport that a division of the club plays; a check at the start has seen that there is one. */
export const sportOf = (division: DivisionKey): Sport => sports[findDivision(division)!.sport]!;

/** The sports of this club, each once, in the order of its divisions. */
export const clubSports: readonly (readonly [name: string, Sport])[] = [
	...new Set(club.divisions.map(({ sport }) => sport)),
].flatMap((name) => (sports[name] ? [[name, sports[name]] as const] : []));

const namesIn = (of: (sport: Sport) => object) => [
	...new Set(clubSports.flatMap(([, sport]) => Object.keys(of(sport)))),
];

export const positionKeys = namesIn(({ lineUp }) => lineUp.positions) as ProfileKeys;

/** A sport that is added brings its own. */
export type TimelineKind = {
	[Name in keyof typeof allSports]: keyof (typeof allSports)[Name]["happenings"];
}[keyof typeof allSports];
export type HappeningKind = Exclude<TimelineKind, "game-won">;

/** Of a player's season. */
export type FigureName = {
	[Name in keyof typeof allSports]: keyof (typeof allSports)[Name]["figures"]["season"];
}[keyof typeof allSports];

const kindsWhere = <Kind>(isMeant: (happening: Happening) => boolean) =>
	namesIn(({ happenings }) =>
		Object.fromEntries(Object.entries(happenings).filter(([, happening]) => isMeant(happening))),
	) as [Kind, ...Kind[]];

/** What a timeline can tell. */
export const timelineKinds = kindsWhere<TimelineKind>(({ isUntold }) => !isUntold);
/** What a console has a button for. */
export const happeningKinds = kindsWhere<HappeningKind>(({ isWritten, endsGame }) => !isWritten && !endsGame);
export const figureNames = namesIn(({ figures }) => figures.season) as [FigureName, ...FigureName[]];

/** The heading of a group of players. */
export const positionName = (division: DivisionKey, key: string, language: Language) =>
	localize(sportOf(division).lineUp.positions[key]?.group ?? { id: key, en: key }, language);

/** Told in words alone if the sport does not know it. */
export const happeningOf = (division: DivisionKey, kind: string): Happening =>
	sportOf(division).happenings[kind] ?? { name: { id: kind, en: kind }, twinSeconds: 0 };
