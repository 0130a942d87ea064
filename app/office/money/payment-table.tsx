import { Link } from "react-router";
import { club } from "../../../club/profile";
import { methodNames, paymentMethods } from "../../orders/payments/payment-methods";
import { receivedPayments } from "../../orders/reconciliation/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { useAddress } from "../ui/use-address";
import { moneyTexts } from "./texts";

export function PaymentTable() {
	const t = useTexts(moneyTexts);
	const names = useTexts(methodNames);
	const language = useLanguage();
	const { value, change } = useAddress();
	const method = paymentMethods.find((one) => one === value("method"));
	const read = useRead(receivedPayments, { method, after: value("after") }, { keepsPrevious: true });
	return (
		<>
			<div className="office-filters flow">
				<Select
					label={t.columns.method}
					hideLabel
					value={method ?? ""}
					onChange={(event) => change("method", event.target.value)}
					options={[
						{ value: "", label: t.every },
						...paymentMethods.map((one) => ({ value: one, label: names[one] })),
					]}
				/>
			</div>
			<ReadState of={read}>
				{({ payments, next }) => (
					<RecordTable
						label={t.tabs.payments}
						rows={payments}
						keyOf={({ id }) => id}
						next={next}
						empty={{ title: t.noPayments }}
						columns={[
							{
								label: t.columns.reference,
								cell: ({ reference }) => (
									<Link to={`/office/orders/${reference.split("~")[0]}`}>{reference}</Link>
								),
							},
							{
								label: t.columns.time,
								cell: ({ paidAt }) => formatDateTime(paidAt, "day", language, club.timeZone),
							},
							{ label: t.columns.method, cell: ({ method }) => names[method] },
							{ label: t.columns.amount, isNumber: true, cell: ({ amount }) => formatRupiah(amount) },
							{
								label: t.columns.refunded,
								isNumber: true,
								cell: ({ refunded }) => refunded > 0 && formatRupiah(refunded),
							},
						]}
					/>
				)}
			</ReadState>
		</>
	);
}
