import { type FormEvent, useState } from "react";
import { club } from "../../../club/profile";
import { noteBankLine, type settlementMonth } from "../../orders/settlements/contract";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { readRupiah } from "../../platform/words/read-rupiah";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { RecordTable } from "../ui/record-table";
import { settlementTexts } from "./settlement-texts";

type Day = AnswerOf<typeof settlementMonth>["days"][number];

/** The sum of each day is one line of the bank statement. */
export function PayoutDays({ days }: { days: readonly Day[] }) {
	const t = useTexts(settlementTexts);
	const language = useLanguage();
	const dateOf = (day: string) => formatDate(`${day}T12:00:00Z`, "short", language, club.timeZone);
	return (
		<RecordTable
			label={t.days}
			rows={days}
			keyOf={({ day }) => day}
			empty={{ title: t.noDays, text: t.noDaysText }}
			columns={[
				{ label: t.columns.day, cell: ({ day }) => dateOf(day) },
				{ label: t.columns.count, isNumber: true, cell: ({ count }) => count },
				{ label: t.columns.gross, isNumber: true, cell: ({ gross }) => formatRupiah(gross) },
				{ label: t.columns.fees, isNumber: true, cell: ({ fees }) => formatRupiah(fees) },
				{
					label: t.columns.net,
					isNumber: true,
					cell: ({ net, open }) => (
						<>
							<b>{formatRupiah(net)}</b>
							{open !== 0 && (
								<>
									<br />
									<small className="muted">{t.open(formatRupiah(open))}</small>
								</>
							)}
						</>
					),
				},
				{
					label: t.columns.bank,
					cell: (day) => <BankLine key={`${day.day} ${day.bank}`} day={day} name={dateOf(day.day)} />,
				},
			]}
		/>
	);
}

function BankLine({ day: { day, net, bank }, name }: { day: Day; name: string }) {
	const t = useTexts(settlementTexts);
	const [typed, setTyped] = useState(bank === null ? "" : String(bank));
	const [isWrong, setWrong] = useState(false);
	const note = useChange(noteBankLine);
	const save = (event: FormEvent) => {
		event.preventDefault();
		const amount = typed.trim() === "" ? null : readSigned(typed);
		setWrong(amount === undefined);
		if (amount !== undefined) note.mutate({ day, amount }, { onSuccess: () => showSuccess(t.saved) });
	};
	return (
		<form className="money-bank flow gap-3" onSubmit={save}>
			<Field
				label={t.bankOf(name)}
				hideLabel
				inputMode="numeric"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={isWrong ? t.notMoney : note.error?.message}
			/>
			<Button type="submit" size="small" variant="ghost" loading={note.isPending}>
				{t.save}
			</Button>
			{bank !== null && (
				<Badge tone={bank === net ? "ok" : "err"}>
					{bank === net ? t.same : t.differs(formatRupiah(bank - net))}
				</Badge>
			)}
		</form>
	);
}

/** A day of refunds alone takes money off the account. */
function readSigned(typed: string): number | undefined {
	const text = typed.trim();
	const amount = readRupiah(text.replace(/^-/, ""));
	if (amount === null) return undefined;
	return text.startsWith("-") ? -amount : amount;
}
