import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { decideDispute, disputes } from "../../orders/disputes/contract";
import { methodNames } from "../../orders/payments/payment-methods";
import { type DisputeOutcome, disputeOutcomes } from "../../orders/payments/payment-states";
import { orderTexts } from "../../orders/texts";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { Badge } from "../../ui/feedback/badge";
import { EmptyState } from "../../ui/feedback/empty-state";
import { TextAreaField } from "../../ui/fields/field";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { moneyTexts } from "./texts";

type Dispute = AnswerOf<typeof disputes>["disputes"][number];

/** Payments that the buyers' banks have taken back: the open ones first. */
export function Disputes() {
	const t = useTexts(moneyTexts);
	const read = useRead(disputes, {});
	return (
		<ReadState of={read}>
			{({ disputes }) =>
				disputes.length === 0 ? (
					<EmptyState title={t.noDisputes} />
				) : (
					<>
						<p className="money-intro">{t.disputesText}</p>
						<ul className="money-cards stack gap-4">
							{disputes.map((dispute) => (
								<DisputeCard key={dispute.id} dispute={dispute} />
							))}
						</ul>
					</>
				)
			}
		</ReadState>
	);
}

function DisputeCard({ dispute }: { dispute: Dispute }) {
	const t = useTexts(moneyTexts);
	const names = useTexts(methodNames);
	const { states } = useTexts(orderTexts);
	const language = useLanguage();
	const { outcome, openedAt, decidedAt } = dispute;
	const say = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	return (
		<li className="office-panel stack gap-3">
			<header>
				<h2>
					<Link to={`/office/orders/${dispute.orderNumber}`}>{dispute.orderNumber}</Link>
				</h2>
				<b className="money-amount">{formatRupiah(dispute.amount)}</b>
			</header>
			<dl className="office-facts stack">
				<div className="stack gap-3">
					<dt className="muted">{t.orderState}</dt>
					<dd>
						<Badge tone={outcome ? "line" : "err"}>{states[dispute.orderState]}</Badge>
					</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.columns.reference}</dt>
					<dd className="tabular">{dispute.reference}</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.columns.method}</dt>
					<dd>{names[dispute.method]}</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.columns.since}</dt>
					<dd>
						{say(openedAt)}
						{outcome && decidedAt && `, ${t.decided[outcome]} ${say(decidedAt)}`}
					</dd>
				</div>
			</dl>
			{!outcome && <Outcome dispute={dispute} />}
		</li>
	);
}

/** Asks for confirmation: either outcome changes tickets, goods and books, and the buyer is told. */
function Outcome({ dispute: { id, orderNumber } }: { dispute: Dispute }) {
	const t = useTexts(moneyTexts);
	const [reason, setReason] = useState("");
	const [asked, setAsked] = useState<DisputeOutcome | null>(null);
	const decide = useChange(decideDispute);
	const ask = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
		setAsked(disputeOutcomes.find((one) => one === pressed?.value) ?? null);
	};
	const confirm = () =>
		decide.mutate(
			{ id, outcome: asked!, reason },
			{ onSuccess: () => showSuccess(t.outcomeDone), onSettled: () => setAsked(null) },
		);
	return (
		<form className="stack gap-3" onSubmit={ask}>
			<TextAreaField
				label={t.outcomeReason}
				rows={2}
				maxLength={500}
				required
				value={reason}
				onChange={(event) => setReason(event.target.value)}
				error={decide.error?.body.errors?.reason?.[0]}
			/>
			<div className="button-row flow gap-3">
				{disputeOutcomes.map((outcome) => (
					<Button key={outcome} type="submit" size="small" variant="ghost" value={outcome}>
						{t.outcomes[outcome]}
					</Button>
				))}
			</div>
			{asked && (
				<ConfirmDialog
					title={orderNumber}
					action={t.yesOutcome[asked]}
					cancel={t.notYet}
					isBusy={decide.isPending}
					onConfirm={confirm}
					onClose={() => setAsked(null)}
				>
					<p>{t.confirmOutcome[asked]}</p>
				</ConfirmDialog>
			)}
		</form>
	);
}
