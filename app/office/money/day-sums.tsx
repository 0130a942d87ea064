import { Download } from "lucide-react";
import { club } from "../../../club/profile";
import { methodNames } from "../../orders/payments/payment-methods";
import { ledgerCsv, moneyByDay } from "../../orders/reconciliation/contract";
import { showError } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ProgressBar } from "../../ui/feedback/progress";
import { Field } from "../../ui/fields/field";
import { useRead } from "../read";
import { saveAnswer } from "../save-file";
import { ReadState } from "../ui/read-state";
import { TableBox } from "../ui/table-box";
import { useAddress } from "../ui/use-address";
import { moneyTexts } from "./texts";

const shownDays = 30;

/** What came in on each day by method, and what went back. */
export function DaySums() {
	const t = useTexts(moneyTexts);
	const { value, change } = useAddress();
	const period = {
		from: value("from") ?? dayOf(Date.now() - (shownDays - 1) * 86_400_000),
		to: value("to") ?? dayOf(Date.now()),
	};
	const read = useRead(moneyByDay, period, { keepsPrevious: true });
	const save = async () => {
		if (!(await saveAnswer(ledgerCsv, period, `ledger-${period.from}-${period.to}.csv`)))
			showError(t.csvFailed);
	};
	return (
		<>
			<div className="office-filters flow">
				{(["from", "to"] as const).map((name) => (
					<Field
						key={name}
						type="date"
						label={t[name]}
						value={period[name]}
						onChange={(event) => change(name, event.target.value)}
						error={read.error?.body.errors?.[name]?.[0]}
					/>
				))}
				<Button variant="ghost" onClick={() => void save()}>
					<Download className="icon" aria-hidden="true" />
					{t.csv}
				</Button>
			</div>
			{read.error?.status === 422 ? null : (
				<ReadState of={read}>
					{(sums) => (sums.received.length === 0 ? <EmptyState title={t.noDays} /> : <Days sums={sums} />)}
				</ReadState>
			)}
		</>
	);
}

function Days({ sums: { received, refunded } }: { sums: AnswerOf<typeof moneyByDay> }) {
	const t = useTexts(moneyTexts);
	const names = useTexts(methodNames);
	const language = useLanguage();
	const days = [...Map.groupBy(received, ({ day }) => day)].map(([day, methods]) => ({
		day,
		methods,
		sum: methods.reduce((sum, { amount }) => sum + amount, 0),
		back: refunded.find((one) => one.day === day)?.amount ?? 0,
	}));
	const largest = Math.max(...days.map(({ sum }) => sum));
	const total = days.reduce((all, { sum }) => all + sum, 0);
	return (
		<TableBox label={t.tabs.days}>
			<table className="office-table">
				<thead>
					<tr>
						<th scope="col">{t.columns.day}</th>
						<th scope="col">{t.columns.method}</th>
						<th scope="col" className="number">
							{t.columns.sum}
						</th>
						<th scope="col" className="number">
							{t.columns.back}
						</th>
					</tr>
				</thead>
				<tbody>
					{days.map(({ day, methods, sum, back }) => (
						<tr key={day}>
							<th scope="row">{formatDate(`${day}T12:00:00Z`, "short", language, club.timeZone)}</th>
							<td>
								{methods
									.map(({ method, count, amount }) => `${names[method]} ${count}× ${formatRupiah(amount)}`)
									.join(" · ")}
								<ProgressBar value={sum} max={largest} label={t.share(Math.round((sum / largest) * 100))} />
							</td>
							<td className="number">
								<b>{formatRupiah(sum)}</b>
							</td>
							<td className="number">{back > 0 && formatRupiah(-back)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{t.all}</th>
						<td />
						<td className="number">
							<b>{formatRupiah(total)}</b>
						</td>
						<td />
					</tr>
				</tfoot>
			</table>
		</TableBox>
	);
}

const dayOf = (moment: number) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: club.timeZone, dateStyle: "short" }).format(moment);
