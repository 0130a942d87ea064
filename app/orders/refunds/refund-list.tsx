import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Note } from "../../ui/feedback/note";
import type { ShownOrder, ShownRefund } from "../contract";
import { orderTexts } from "../texts";
import { RefundAccountForm } from "./refund-account-form";
import "./refund-list.css";

/** Refunds: why, where they are, and what the fan has to do. */
export function RefundList({ order, onChange }: { order: ShownOrder; onChange: () => Promise<void> }) {
	const t = useTexts(orderTexts);
	if (order.refunds.length === 0) return null;
	return (
		<section className="refund-list stack gap-4">
			<h2 className="display display-2">{t.refunds}</h2>
			{order.refunds.map((refund) => (
				<article className="stack gap-4" key={refund.id}>
					<Note tone={refund.state === "done" ? "ok" : "info"}>
						<p>
							<b>{formatRupiah(refund.amount)}</b>
							{refund.workingDay && (
								<span className="muted"> · {t.refundDay(refund.workingDay.day, refund.workingDay.of)}</span>
							)}
						</p>
						<p>{t.refundReasons[reasonOf(refund)]}</p>
						<p>{t.refundStates[refund.state]}</p>
						{refund.account && (
							<p className="small">{t.refundTo(refund.account.bank, refund.account.numberEnd)}</p>
						)}
					</Note>
					{refund.state === "needs_account" && (
						<RefundAccountForm number={order.number} refundId={refund.id} onDone={onChange} />
					)}
				</article>
			))}
		</section>
	);
}

/** Staff may give other reasons, which have no text here. */
const reasonOf = ({ reason }: ShownRefund) => worded.find((one) => one === reason) ?? "other";

const worded = [
	"order_cancelled",
	"paid_twice",
	"sold_out",
	"given_back",
	"not_given_back",
	"match_changed",
	"match_credit",
] as const;
