import { Link } from "react-router";
import { club } from "../../../club/profile";
import { methodNames } from "../../orders/payments/payment-methods";
import { openRefundStates } from "../../orders/payments/payment-states";
import { openRefunds, refundTransferred } from "../../orders/refunds/contract";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { Badge } from "../../ui/feedback/badge";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Select } from "../../ui/fields/select";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { PageLinks } from "../ui/record-table";
import { useAddress } from "../ui/use-address";
import { moneyTexts } from "./texts";

/** The gateway and the buyer answer while somebody looks on. */
const pollEvery = 5_000;

type DueRefund = AnswerOf<typeof openRefunds>["refunds"][number];

/** Money that we owe, the oldest first. The gateway pays back what it can; the rest is a bank transfer by hand. */
export function RefundsDue() {
	const t = useTexts(moneyTexts);
	const { value, change } = useAddress();
	const state = openRefundStates.find((one) => one === value("state"));
	const read = useRead(
		openRefunds,
		{ state, after: value("after") },
		{ keepsPrevious: true, refetchInterval: pollEvery },
	);
	return (
		<>
			<div className="office-filters flow">
				<Select
					label={t.columns.state}
					hideLabel
					value={state ?? ""}
					onChange={(event) => change("state", event.target.value)}
					options={[
						{ value: "", label: t.everyState },
						...openRefundStates.map((one) => ({ value: one, label: t.states[one] })),
					]}
				/>
			</div>
			<ReadState of={read}>
				{({ refunds, next }) =>
					refunds.length === 0 ? (
						<EmptyState title={state ? t.noRefundsOfState : t.noRefunds} />
					) : (
						<>
							<ul className="money-cards stack gap-4">
								{refunds.map((refund) => (
									<RefundCard key={refund.id} refund={refund} />
								))}
							</ul>
							<PageLinks next={next} />
						</>
					)
				}
			</ReadState>
		</>
	);
}

function RefundCard({ refund }: { refund: DueRefund }) {
	const t = useTexts(moneyTexts);
	const names = useTexts(methodNames);
	const language = useLanguage();
	const { state, account, workingDay } = refund;
	return (
		<li className="office-panel stack gap-3">
			<header>
				<h2>
					<Link to={`/office/orders/${refund.orderNumber}`}>{refund.orderNumber}</Link>
				</h2>
				<b className="money-amount">{formatRupiah(refund.amount)}</b>
			</header>
			<dl className="office-facts stack">
				<div className="stack gap-3">
					<dt className="muted">{t.columns.state}</dt>
					<dd>
						{refund.isDisputed ? (
							<Badge tone="err">{t.held}</Badge>
						) : (
							<Badge tone={state === "sent" ? "warn" : "line"}>{t.states[state]}</Badge>
						)}
					</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.columns.why}</dt>
					<dd>{t.reasons[refund.reason as keyof typeof t.reasons] ?? t.reasons.other}</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.columns.method}</dt>
					<dd>{names[refund.method as keyof typeof names] ?? refund.method}</dd>
				</div>
				{account && (
					<div className="stack gap-3">
						<dt className="muted">{t.columns.account}</dt>
						<dd>
							{account.bank} <b className="tabular">{account.number}</b>
							<br />
							{account.holder}
						</dd>
					</div>
				)}
				<div className="stack gap-3">
					<dt className="muted">{t.columns.since}</dt>
					<dd>
						{formatDate(refund.since, "medium", language, club.timeZone)}
						{workingDay && `, ${t.day(workingDay.day, workingDay.of)}`}
					</dd>
				</div>
			</dl>
			{state === "sent" && account && !refund.isDisputed && <Transfer refund={refund} bank={account.bank} />}
		</li>
	);
}

/** Asks for confirmation: this books the transfer and notifies the buyer. */
function Transfer({ refund, bank }: { refund: DueRefund; bank: string }) {
	const t = useTexts(moneyTexts);
	const transfer = useChange(refundTransferred);
	return (
		<ConfirmButton
			trigger={<Button block>{t.transferred}</Button>}
			title={refund.orderNumber}
			action={t.yes}
			cancel={t.no}
			onConfirm={() => transfer.mutateAsync({ id: refund.id })}
			done={t.transferDone}
		>
			<p>{t.confirmTransfer(formatRupiah(refund.amount), bank)}</p>
		</ConfirmButton>
	);
}
