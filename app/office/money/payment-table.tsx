import { Link } from "react-router";
import { club } from "../../../club/profile";
import { paymentMethods } from "../../payments/gateway";
import { methodNames } from "../../payments/method-names";
import { receivedPayments } from "../../payments/money/contract";
import { formatDateTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { EmptyState } from "../../ui/empty-state";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { ReadState } from "../ui/read-state";
import { TableBox } from "../ui/table-box";
import { useAddress } from "../ui/use-address";
import { moneyTexts } from "./texts";

export function PaymentTable() {
	const t = useTexts(moneyTexts);
	const { list } = useTexts(officeTexts);
	const language = useLanguage();
	const { value, change, addressWith } = useAddress();
	const method = paymentMethods.find((one) => one === value("method"));
	const read = useRead(receivedPayments, { method, after: value("after") }, { keepsPrevious: true });
	return (
		<>
			<div className="office-filters">
				<Select
					label={t.columns.method}
					hideLabel
					value={method ?? ""}
					onChange={(event) => change("method", event.target.value)}
					options={[
						{ value: "", label: t.every },
						...paymentMethods.map((one) => ({ value: one, label: methodNames[one] })),
					]}
				/>
			</div>
			<ReadState of={read}>
				{({ payments, next }) =>
					payments.length === 0 ? (
						<EmptyState title={t.noPayments} />
					) : (
						<>
							<TableBox label={t.tabs.payments}>
								<table className="office-table">
									<thead>
										<tr>
											<th scope="col">{t.columns.reference}</th>
											<th scope="col">{t.columns.time}</th>
											<th scope="col">{t.columns.method}</th>
											<th scope="col" className="number">
												{t.columns.amount}
											</th>
											<th scope="col" className="number">
												{t.columns.refunded}
											</th>
										</tr>
									</thead>
									<tbody>
										{payments.map(({ id, reference, paidAt, method, amount, refunded }) => (
											<tr key={id}>
												<th scope="row">
													<Link to={`/office/orders/${reference.split("~")[0]}`}>{reference}</Link>
												</th>
												<td>{formatDateTime(paidAt, "day", language, club.timeZone)}</td>
												<td>{methodNames[method]}</td>
												<td className="number">{formatRupiah(amount)}</td>
												<td className="number">{refunded > 0 && formatRupiah(refunded)}</td>
											</tr>
										))}
									</tbody>
								</table>
							</TableBox>
							<p className="office-more">
								{value("after") && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
								{next && <Link to={addressWith("after", next)}>{list.next}</Link>}
							</p>
						</>
					)
				}
			</ReadState>
		</>
	);
}
