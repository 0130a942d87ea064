import type { Localized } from "../../platform/words/language";
import type { ChangeKind } from "./change-kinds";

/** What the event's page says from now on, where date and state alone don't; the club's own words come first. */
export const changeNoticeOf = (kind: ChangeKind, stands: readonly Localized[]): Localized | undefined => {
	if (kind === "no_spectators") return { id: "Laga ini tanpa penonton.", en: "No spectators at this match." };
	if (kind !== "stand_closed") return undefined;
	const names = (language: "id" | "en") => stands.map((label) => label[language] ?? label.id).join(", ");
	return { id: `Ditutup untuk laga ini: ${names("id")}.`, en: `Closed for this match: ${names("en")}.` };
};

/** A line for the inbox, the push and the mail's subject. */
export const changeLines: Record<ChangeKind, Localized> = {
	postponed: { id: "Laganya ditunda.", en: "The match has been postponed." },
	moved: { id: "Jadwal atau tempat laganya pindah.", en: "The match has a new date or venue." },
	no_spectators: { id: "Laganya tanpa penonton.", en: "The match is without spectators." },
	stand_closed: { id: "Tribunmu ditutup untuk laga ini.", en: "Your stand is closed for this match." },
	cancelled: { id: "Laganya dibatalkan.", en: "The match has been cancelled." },
};
