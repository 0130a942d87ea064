import { Link, useLoaderData } from "react-router";
import { type MyPayment, myPayments } from "../../../orders/contract";
import { documentPath } from "../../../orders/documents/document-path";
import { methodNames } from "../../../orders/payments/payment-methods";
import { myPaymentPreferences } from "../../../orders/payments/preferences-contract";
import { orderTexts } from "../../../orders/texts";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import type { AnswerOf } from "../../../platform/http/contract";
import { isListFailed } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { MoreLink } from "../../../ui/navigation/more-link";
import { DateText } from "../../../ui/words/date-text";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { inMembersBrowser } from "../member-read";
import { NewerAndOlder, placeIn } from "../newer-and-older";
import { accountTexts } from "../texts";
import { PaymentPreferencesForm } from "./payment-preferences";
import "./payment.css";

export const meta = accountMeta("profile-payment");
export const clientLoader = inMembersBrowser(
	pageRead(async (call, { query }) => {
		const [payments, preferences] = await Promise.all([
			call(myPayments, placeIn(query)),
			call(myPaymentPreferences, {}),
		]);
		return { ...payments, preferences };
	}),
);
export const HydrateFallback = LoadingAccount;

export default function PaymentPage() {
	const answer = useLoaderData<typeof clientLoader>();
	if (isListFailed(answer)) return <FailedAccount />;
	return (
		<>
			<PaymentPreferencesForm kept={answer.preferences} />
			<History {...answer} />
		</>
	);
}

function History({ payments, newer, older }: AnswerOf<typeof myPayments>) {
	const t = useTexts(accountTexts);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.history}</h2>
			{payments.length === 0 ? (
				<EmptyState
					title={t.noPayments}
					text={t.noPaymentsText}
					action={{ to: pathTo("Tickets"), label: t.findMatch }}
				>
					<MoreLink tight to={pathTo("store-list")}>
						{t.toStore}
					</MoreLink>
				</EmptyState>
			) : (
				<ul className="payment-list">
					{payments.map((payment) => (
						<PaymentRow key={payment.number} payment={payment} />
					))}
				</ul>
			)}
			<NewerAndOlder newer={newer} older={older} />
		</section>
	);
}

function PaymentRow({ payment }: { payment: MyPayment }) {
	const t = useTexts(accountTexts);
	const { receipt, refundStates } = useTexts(orderTexts);
	const names = useTexts(methodNames);
	const { number, method, refunds } = payment;
	return (
		<li className="stack">
			<div>
				<p className="small muted">
					<DateText at={payment.paidAt} as="day-time" />
				</p>
				<h3>
					<Link to={pathTo("profile-view-more", { id: number })}>
						{payment.kind === "goods" ? t.items : t.tickets} <span className="tabular">{number}</span>
					</Link>
				</h3>
				<p className="small muted">{method ? names[method] : t.paidByVoucher}</p>
			</div>
			<p className="payment-amount display display-1 tabular">{formatRupiah(payment.amount)}</p>
			<MoreLink tight to={documentPath("receipt", payment)} aria-label={`${receipt} ${number}`}>
				{receipt}
			</MoreLink>
			{refunds.map(({ id, amount, state }) => (
				<p key={id} className="payment-refund small">
					<b className="tabular">{t.wentBack(formatRupiah(amount))}</b> {refundStates[state]}
				</p>
			))}
		</li>
	);
}
