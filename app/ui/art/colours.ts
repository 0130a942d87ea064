import { type ClubSection, findDivision, type ownSections } from "../../platform/club-profile";

/** Every drawing uses these and one accent. In tokens.css they are palung, laut, dalam, busa and kabut. */
export const pigments = {
	trench: "#061824",
	sea: "#1130DE",
	deep: "#0B1E9C",
	foam: "#F0F5F3",
	mist: "#C9D8E4",
	/** Trench and sea shifted one step, for subtle stripes. */
	trenchSwell: "#0D2C40",
	seaSwell: "#0E29C4",
} as const;

/** `shade` gives strong stripes on the accent, `soft` subtle ones that can carry text. */
export type Accent = { fill: string; shade: string; soft: string };

const ownAccents: Record<(typeof ownSections)[number], Accent> = {
	academy: { fill: "#F2D7A6", shade: "#CFA561", soft: "#E8C88F" },
	foundation: { fill: "#4FBF6B", shade: "#1E7F45", soft: "#42B05E" },
	entertainment: { fill: "#FF7DBB", shade: "#D23F8B", soft: "#F768AC" },
	club: { fill: "#9FD2FF", shade: "#3E78E0", soft: "#8AC4F7" },
};

/** The profile's colours of a division; the club's own for what is none of its sections. */
export function accentOf(section: ClubSection): Accent {
	const colours = findDivision(section)?.colours;
	if (colours) return { fill: colours.fill, shade: colours.deep, soft: colours.soft };
	return ownAccents[section as keyof typeof ownAccents] ?? ownAccents.club;
}
