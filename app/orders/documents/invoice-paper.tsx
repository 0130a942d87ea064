import { club } from "../../../club/profile";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { formatPhone } from "../../platform/words/phone-number";
import { methodInSentence } from "../payments/payment-methods";
import type { Document } from "./contract";
import { documentAmounts } from "./document-amounts";
import { invoiceOrBill } from "./document-number";
import { PaperFoot, PaperHead, PaperSheet, SellerLines } from "./paper-sheet";
import { documentTexts } from "./texts";

export function InvoicePaper({ document }: { document: Document }) {
	const t = useTexts(documentTexts);
	const language = useLanguage();
	const { automatic, paidBy } = t;
	const name = invoiceOrBill(document);
	return (
		<PaperSheet document={document}>
			<PaperHead title={t[name]} />
			<Parties document={document} />
			<Lines document={document} />
			<Sums document={document} />
			<PaperFoot document={document}>
				{document.payment && `${paidBy(methodInSentence(document.payment.method, language))} `}
				{automatic[name]}
			</PaperFoot>
		</PaperSheet>
	);
}

function Parties({ document: { buyer, sentTo, state, ...document } }: { document: Document }) {
	const t = useTexts(documentTexts);
	const language = useLanguage();
	return (
		<div className="paper-parties stack">
			<div>
				<h2>{t.from}</h2>
				<p>
					<SellerLines />
				</p>
			</div>
			<div>
				<h2>{t.to}</h2>
				<p>
					<b>{buyer.name}</b>
					<br />
					{buyer.email}
					<br />
					{formatPhone(buyer.phone)}
				</p>
			</div>
			<dl>
				{document.invoiceNumber && (
					<div>
						<dt>{t.number}</dt>
						<dd>{document.invoiceNumber}</dd>
					</div>
				)}
				<div>
					<dt>{t.date}</dt>
					<dd>{formatDate(document.issuedAt, "long", language, club.timeZone)}</dd>
				</div>
				<div>
					<dt>{t.order}</dt>
					<dd>{document.orderNumber}</dd>
				</div>
				{state === "unpaid" && (
					<div>
						<dt>{t.payBefore}</dt>
						<dd>{formatDateTime(document.payBy, "long", language, club.timeZone)}</dd>
					</div>
				)}
				{document.payment && (
					<div>
						<dt>{t.paid}</dt>
						<dd>{formatDateTime(document.payment.paidAt, "long", language, club.timeZone)}</dd>
					</div>
				)}
			</dl>
			{sentTo && (
				<div className="paper-sent-to">
					<h2>{t.sentTo}</h2>
					<p>
						<b>{sentTo.name}</b>
						<br />
						{sentTo.address}, <span className="paper-whole">{formatPhone(sentTo.phone)}</span>
					</p>
				</div>
			)}
		</div>
	);
}

function Lines({ document: { lines, orderKind, number } }: { document: Document }) {
	const t = useTexts(documentTexts);
	return (
		<table className="paper-lines">
			<thead>
				<tr>
					<th scope="col">
						{orderKind === "goods" ? t.item : t.ticket}
						<span className="paper-only-print"> · {number}</span>
					</th>
					<th scope="col">{t.quantity}</th>
					<th scope="col">{t.price}</th>
					<th scope="col">{t.amount}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map(({ title, kind, quantity, unitPrice, amount }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may be alike
					<tr key={index}>
						<td>{title}</td>
						<td>{kind !== "discount" && formatCount(quantity, "id")}</td>
						<td>{kind !== "discount" && formatCount(unitPrice, "id")}</td>
						<td>{formatAmount(amount)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Sums({ document }: { document: Document }) {
	const t = useTexts(documentTexts);
	const language = useLanguage();
	return (
		<div className="paper-sums stack">
			<div className="paper-words">
				<h2>{t.inWords}</h2>
				<p>{document.words}</p>
				<p className="paper-state" data-state={document.state}>
					{t.states[document.state]}
				</p>
			</div>
			<dl>
				{documentAmounts(document, language).map(([name, amount]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{formatAmount(amount)}</dd>
					</div>
				))}
				<div className="paper-total">
					<dt>{t.total}</dt>
					<dd>{formatRupiah(document.total)}</dd>
				</div>
				{document.refunded > 0 && (
					<div>
						<dt>{t.refunded}</dt>
						<dd>{formatRupiah(document.refunded)}</dd>
					</div>
				)}
			</dl>
		</div>
	);
}

/** The club's number format without the currency: the columns say what they are. */
const formatAmount = (amount: number) => formatRupiah(amount).replace("Rp\u00a0", "");
