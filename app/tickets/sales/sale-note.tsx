import { club } from "../../../club/profile";
import type { Fixture } from "../../matches/fixtures/fixture";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { MembersFirst } from "../buying/members-first";
import { ticketTexts } from "../texts";
import { SaleCountdown } from "./sale-countdown";
import { standingOf } from "./sale-standing";

type SaleNoteProps = {
	event: Fixture;
	/** Null if everybody starts at once. */
	membersOpenAt: string | null;
};

/** Explains why tickets cannot be bought, if so. */
export function SaleNote({ event, membersOpenAt }: SaleNoteProps) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	const standing = standingOf(event);
	if (standing === "open" || !event.tickets) return null;
	if (standing === "soon") {
		const { opensAt } = event.tickets;
		return (
			<div className="sale-note stack gap-4">
				{membersOpenAt ? (
					<MembersFirst membersOpenAt={membersOpenAt} opensAt={opensAt} />
				) : (
					<Note>{t.note.soon(formatDateTime(opensAt, "full", language, club.timeZone))}</Note>
				)}
				<SaleCountdown until={opensAt} label={membersOpenAt ? t.untilOpenToAll : t.untilOpen} />
			</div>
		);
	}
	return <Note tone={standing === "cancelled" ? "err" : "warn"}>{t.note[standing]}</Note>;
}
