import { club } from "../../club/profile";
import type { Fixture } from "../events/fixture/fixture";
import { formatDateTime } from "../platform/dates";
import { useLanguage, useTexts } from "../platform/language";
import { Countdown } from "../ui/countdown";
import { Note } from "../ui/note";
import { standingOf } from "./sale-standing";
import { ticketTexts } from "./texts";

/** Explains why tickets cannot be bought, if so. */
export function SaleNote({ event }: { event: Fixture }) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	const standing = standingOf(event);
	if (standing === "open" || !event.tickets) return null;
	if (standing === "soon") {
		const at = formatDateTime(event.tickets.opensAt, "full", language, club.timeZone);
		return (
			<div className="sale-note">
				<Note>{t.note.soon(at)}</Note>
				<Countdown until={event.tickets.opensAt} label={t.untilOpen} />
			</div>
		);
	}
	return <Note tone={standing === "cancelled" ? "err" : "warn"}>{t.note[standing]}</Note>;
}
