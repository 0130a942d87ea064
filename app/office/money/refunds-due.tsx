import { useState } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { openRefunds, refundTransferred } from "../../orders/refunds/contract";
import { methodNames } from "../../payments/method-names";
import type { AnswerOf } from "../../platform/contract";
import { formatDate } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { showSuccess } from "../../platform/toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { useChange, useRead } from "../read";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { ReadState } from "../ui/read-state";
import { moneyTexts } from "./texts";

type DueRefund = AnswerOf<typeof openRefunds>["refunds"][number];

/** Money that we owe, the oldest first. The gateway pays back what it can; the rest is a bank transfer by hand. */
export function RefundsDue() {
	const t = useTexts(moneyTexts);
	const read = useRead(openRefunds, {});
	return (
		<ReadState of={read}>
			{({ refunds }) =>
				refunds.length === 0 ? (
					<EmptyState title={t.noRefunds} />
				) : (
					<ul className="money-cards">
						{refunds.map((refund) => (
							<RefundCard key={refund.id} refund={refund} />
						))}
					</ul>
				)
			}
		</ReadState>
	);
}

function RefundCard({ refund }: { refund: DueRefund }) {
	const t = useTexts(moneyTexts);
	const names = useTexts(methodNames);
	const language = useLanguage();
	const state = refund.state as keyof typeof t.states;
	const { account, workingDay } = refund;
	return (
		<li className="office-panel">
			<header>
				<h2>
					<Link to={`/office/orders/${refund.orderNumber}`}>{refund.orderNumber}</Link>
				</h2>
				<b className="money-amount">{formatRupiah(refund.amount)}</b>
			</header>
			<dl className="office-facts">
				<div>
					<dt>{t.columns.state}</dt>
					<dd>
						<Badge tone={state === "sent" ? "warn" : state === "failed" ? "err" : "line"}>
							{t.states[state]}
						</Badge>
					</dd>
				</div>
				<div>
					<dt>{t.columns.why}</dt>
					<dd>{t.reasons[refund.reason as keyof typeof t.reasons] ?? t.reasons.other}</dd>
				</div>
				<div>
					<dt>{t.columns.method}</dt>
					<dd>{names[refund.method as keyof typeof names] ?? refund.method}</dd>
				</div>
				{account && (
					<div>
						<dt>{t.columns.account}</dt>
						<dd>
							{account.bank} <b className="tabular">{account.number}</b>
							<br />
							{account.holder}
						</dd>
					</div>
				)}
				<div>
					<dt>{t.columns.since}</dt>
					<dd>
						{formatDate(refund.since, "medium", language, club.timeZone)}
						{workingDay && `, ${t.day(workingDay.day, workingDay.of)}`}
					</dd>
				</div>
			</dl>
			{state === "sent" && account && <Transfer refund={refund} bank={account.bank} />}
		</li>
	);
}

/** Asks for confirmation: this books the transfer and notifies the buyer. */
function Transfer({ refund, bank }: { refund: DueRefund; bank: string }) {
	const t = useTexts(moneyTexts);
	const [open, setOpen] = useState(false);
	const transfer = useChange(refundTransferred);
	const note = () =>
		transfer.mutate(
			{ id: refund.id },
			{
				onSuccess: () => {
					setOpen(false);
					showSuccess(t.transferDone);
				},
			},
		);
	return (
		<>
			<Button block onClick={() => setOpen(true)}>
				{t.transferred}
			</Button>
			<ConfirmDialog
				title={refund.orderNumber}
				action={t.yes}
				cancel={t.no}
				isOpen={open}
				isBusy={transfer.isPending}
				onConfirm={note}
				onClose={() => setOpen(false)}
			>
				<p>{t.confirmTransfer(formatRupiah(refund.amount), bank)}</p>
			</ConfirmDialog>
		</>
	);
}
