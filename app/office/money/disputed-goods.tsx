import { club } from "../../../club/profile";
import type { ShownDispute } from "../../orders/disputes/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { disputeTexts } from "./dispute-texts";

type Props = { dispute: ShownDispute };

/** Only what there is of each. */
export function DisputedTickets({ dispute: { tickets, outcome } }: Props) {
	const t = useTexts(disputeTexts);
	const counts = [
		[tickets.live, outcome ? t.live : t.frozen],
		[tickets.used, t.used],
		[tickets.handedOn, t.handedOn],
		[tickets.void, t.void],
	] as const;
	return <ul>{counts.map(([count, say]) => count > 0 && <li key={say(0)}>{say(count)}</li>)}</ul>;
}

export function DisputedParcels({ dispute: { parcels, unpacked, outcome } }: Props) {
	const t = useTexts(disputeTexts);
	const language = useLanguage();
	const say = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	return (
		<ul>
			{parcels.map(({ serial, courierName, waybill, shippedAt, deliveredAt }) => (
				<li key={serial}>
					{shippedAt || deliveredAt ? t.gone(serial, courierName) : outcome ? t.here(serial) : t.held(serial)}
					{waybill && <span className="tabular"> {waybill}</span>}
					{deliveredAt ? `, ${t.delivered(say(deliveredAt))}` : shippedAt && `, ${t.shipped(say(shippedAt))}`}
				</li>
			))}
			{unpacked > 0 && <li>{t.unpacked(unpacked)}</li>}
		</ul>
	);
}
