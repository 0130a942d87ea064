import { type ReactNode, useEffect, useRef } from "react";
import { methodNames } from "../../../orders/payments/payment-methods";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import type { Touched } from "../../../tickets/changes/staff-contract";
import { Note } from "../../../ui/feedback/note";
import { TableBox } from "../../ui/table-box";
import { ticketOfficeTexts } from "../texts";

type TouchedFansProps = { touched: Touched; isKnown: boolean; children: ReactNode };

/** Who is affected by a change and for how much, before it is made. */
export function TouchedFans({ touched, isKnown, children }: TouchedFansProps) {
	const { change: t, ...shared } = useTexts(ticketOfficeTexts);
	const names = useTexts(methodNames);
	const language = useLanguage();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	const count = (value: number) => formatCount(value, language);
	return (
		<section className="office-panel office-stack">
			<h2 ref={title} tabIndex={-1}>
				{t.touched}
			</h2>
			{isKnown && <Note tone="warn">{t.known}</Note>}
			<ul className="touched">
				{(["fans", "orders", "tickets"] as const).map((name) => (
					<li key={name}>
						<b>{count(touched[name])}</b> {t.figures[name](touched[name])}
					</li>
				))}
				<li>
					<b>{formatRupiah(touched.amount)}</b> {t.amount}
				</li>
			</ul>
			<p>
				{touched.canKeep ? t.canKeep : t.cannotKeep} {t.unanswered[touched.unanswered]}
			</p>
			{touched.unpaidOrders > 0 && <Note tone="warn">{t.unpaid(count(touched.unpaidOrders))}</Note>}
			{touched.sections.length > 0 && (
				<TableBox label={shared.sections}>
					<table className="office-table">
						<thead>
							<tr>
								<th scope="col">{shared.section}</th>
								<th scope="col" className="number">
									{t.orders}
								</th>
								<th scope="col" className="number">
									{t.tickets}
								</th>
							</tr>
						</thead>
						<tbody>
							{touched.sections.map(({ key, label, orders, tickets }) => (
								<tr key={key}>
									<th scope="row">{label}</th>
									<td className="number">{count(orders)}</td>
									<td className="number">{count(tickets)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</TableBox>
			)}
			{touched.methods.length > 0 && (
				<TableBox label={t.byMethod}>
					<table className="office-table">
						<thead>
							<tr>
								<th scope="col">{t.byMethod}</th>
								<th scope="col" className="number">
									{t.orders}
								</th>
								<th scope="col" className="number">
									Rp
								</th>
							</tr>
						</thead>
						<tbody>
							{touched.methods.map(({ method, orders, amount }) => (
								<tr key={method ?? ""}>
									<th scope="row">{method ? names[method] : t.voucher}</th>
									<td className="number">{count(orders)}</td>
									<td className="number">{formatRupiah(amount)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</TableBox>
			)}
			{children}
		</section>
	);
}
