import type { ReactNode } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import type { ShownDispute } from "../../orders/disputes/contract";
import { methodNames } from "../../orders/payments/payment-methods";
import { orderTexts } from "../../orders/texts";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Badge } from "../../ui/feedback/badge";
import { DisputeDeadline } from "./dispute-deadline";
import { DisputeNotes } from "./dispute-notes";
import { DisputeOutcome } from "./dispute-outcome";
import { disputeTexts } from "./dispute-texts";
import { DisputedParcels, DisputedTickets } from "./disputed-goods";

export function DisputeCard({ dispute }: { dispute: ShownDispute }) {
	const t = useTexts(disputeTexts);
	const names = useTexts(methodNames);
	const { states } = useTexts(orderTexts);
	const language = useLanguage();
	const { outcome, openedAt, decidedAt, refundsHeld, tickets, parcels, unpacked } = dispute;
	const say = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	return (
		<li className="office-panel stack gap-4">
			<header>
				<h2>
					<Link to={`/office/orders/${dispute.orderNumber}`}>{dispute.orderNumber}</Link>
				</h2>
				<b className="money-amount">{formatRupiah(dispute.amount)}</b>
			</header>
			{dispute.isPart && !outcome && (
				<p>{dispute.isPartUnknown ? t.partUnknown : t.partOf(formatRupiah(dispute.paid))}</p>
			)}
			<dl className="office-facts stack">
				<Fact name={t.order}>
					<Badge tone={outcome ? "line" : "err"}>{states[dispute.orderState]}</Badge>
				</Fact>
				{outcome && decidedAt && (
					<Fact name={t.decidedAt}>
						{t.decided[outcome]}, {say(decidedAt)}
						{dispute.lost !== null && ` (${t.kept(formatRupiah(dispute.lost))})`}
					</Fact>
				)}
				<Fact name={t.reason}>{dispute.reason ?? <span className="muted">{t.noReason}</span>}</Fact>
				<Fact name={t.method}>
					{names[dispute.method]} <span className="tabular">{dispute.reference}</span>
				</Fact>
				<Fact name={t.since}>{say(openedAt)}</Fact>
				{tickets.live + tickets.used + tickets.void > 0 && (
					<Fact name={t.tickets}>
						<DisputedTickets dispute={dispute} />
					</Fact>
				)}
				{parcels.length + unpacked > 0 && (
					<Fact name={t.parcels}>
						<DisputedParcels dispute={dispute} />
					</Fact>
				)}
				{refundsHeld.count > 0 && (
					<Fact name={t.refunds}>{t.refundsHeld(refundsHeld.count, formatRupiah(refundsHeld.amount))}</Fact>
				)}
			</dl>
			{!outcome && <DisputeDeadline dispute={dispute} />}
			<DisputeNotes dispute={dispute} />
			{!outcome && <DisputeOutcome dispute={dispute} />}
		</li>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className="stack gap-3">
		<dt className="muted">{name}</dt>
		<dd>{children}</dd>
	</div>
);
