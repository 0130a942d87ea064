import { CreditCard, Ticket, Undo2 } from "lucide-react";
import type { DueOrder } from "../../../orders/contract";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { NoteLine } from "../../../ui/feedback/note-line";
import { Countdown } from "../../../ui/words/countdown";
import { itemTexts } from "../orders/item-texts";
import { accountTexts } from "../texts";
import "../../../ui/navigation/more-link.css";

type AccountNotesProps = {
	due: readonly DueOrder[];
	/** Matches whose tickets wait for a choice. */
	changed: number;
	/** Tickets that others hand on. */
	offers: readonly { from: string; title: string }[];
};

/** More would push what one came for out of sight; the rest is on the pages they lead to. */
const most = 3;

/** What waits for the member, a line each: what costs money if it is forgotten comes first. */
export function AccountNotes({ due, changed, offers }: AccountNotesProps) {
	const t = useTexts(accountTexts);
	const items = useTexts(itemTexts);
	const tickets = pathTo("profile-all-tickets");
	const notes = [
		...due.map(({ number, title, total, payBy }) => (
			<NoteLine
				key={number}
				icon={CreditCard}
				tone="warn"
				to={`${pathTo("order-complete")}?order=${number}`}
				verb={items.pay}
			>
				{items.due} · <Countdown until={Date.parse(payBy)} label={items.timeLeft} look="clock" /> ·{" "}
				{formatRupiah(total)}, {title}
			</NoteLine>
		)),
		...(changed > 0
			? [
					<NoteLine key="changed" icon={Undo2} tone="warn" to={`${tickets}#changes`} verb={t.choose}>
						{t.changed(changed)}
					</NoteLine>,
				]
			: []),
		...offers.map(({ from, title }, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: two of one match look the same
			<NoteLine key={at} icon={Ticket} tone="brand" to={tickets} verb={t.accept}>
				{t.offered(from, title)}
			</NoteLine>
		)),
	];
	if (notes.length === 0) return null;
	return (
		<ul className="account-notes" aria-label={t.notes}>
			{notes.slice(0, most)}
		</ul>
	);
}
