import { club } from "../../club/profile";
import type { Fixture } from "./fixture";

/** The home side first: "Krakatau Putra vs …". What is not a match keeps its own title. */
export function fixtureTitle({
	opponent,
	home,
	title,
}: Pick<Fixture, "opponent" | "home" | "title">): string {
	if (!opponent) return title;
	return home ? `${club.shortName} vs ${opponent.name}` : `${opponent.name} vs ${club.shortName}`;
}

/** "Liga Nusantara, pekan 2" */
export const competitionLine = ({ competition, round }: Pick<Fixture, "competition" | "round">): string =>
	[competition, round && lowerFirst(round)].filter(Boolean).join(", ");

/** Our side and theirs, in the order of the scoreboard. */
export function sidesOf<T>(home: boolean | null, us: T, them: T): [T, T] {
	return home === false ? [them, us] : [us, them];
}

// A round in the middle of a line is written small, a name such as "U-20" is not.
const lowerFirst = (text: string) =>
	/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
