import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatPhone } from "../../../platform/words/phone-number";
import type { ShownTicket } from "../contract";
import { transferTexts } from "./transfer-texts";

/** What its owner has started with a ticket, in plain words; above all, whose it is until then. */
export function TicketNotice({ pass }: { pass: ShownTicket }) {
	const t = useTexts(transferTexts);
	const language = useLanguage();
	const offer = pass.own?.offer;
	if (!offer) return null;
	const until = offer.until ? formatDateTime(offer.until, "short", language, club.timeZone) : "";
	return (
		<div className="pass-notice small">
			{offer.kind === "transfer" ? (
				<p>
					{t.offeredTo} <b>{formatPhone(offer.recipient)}</b>. {t.offeredUntil(until)}
				</p>
			) : (
				<p>{t.stages[offer.stage](until)}</p>
			)}
			<p>{t.stillYours}</p>
		</div>
	);
}
