import { club } from "../../../club/profile";
import { settlementMonth } from "../../orders/settlements/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { useAddress } from "../ui/use-address";
import { PayoutDays } from "./payout-days";
import { SettlementExceptions } from "./settlement-exceptions";
import { SettlementImport } from "./settlement-import";
import { settlementTexts } from "./settlement-texts";

/** What the gateway has paid out in a month, beside the bank statement. */
export function Settlements() {
	const t = useTexts(settlementTexts);
	const language = useLanguage();
	const { value, change } = useAddress();
	const typed = value("month");
	const month = typed && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : monthOf(Date.now());
	const read = useRead(settlementMonth, { month }, { keepsPrevious: true });
	return (
		<>
			<p className="money-intro">{t.intro}</p>
			<div className="office-filters flow">
				<Field
					type="month"
					label={t.month}
					value={typed ?? month}
					onChange={(event) => change("month", event.target.value)}
				/>
			</div>
			<ReadState of={read}>
				{({ sampleUrl, days, exceptions, files, unsettled }) => (
					<div className="stack gap-5">
						<SettlementImport key={month} month={month} sampleUrl={sampleUrl} />
						{unsettled.count > 0 && (
							<Note>{t.unsettled(unsettled.count, formatRupiah(unsettled.amount))}</Note>
						)}
						<PayoutDays days={days} />
						<SettlementExceptions exceptions={exceptions} hasFiles={files.length > 0} />
						{files.length > 0 && (
							<section className="stack gap-3">
								<h2>{t.files}</h2>
								<ul className="stack gap-3">
									{files.map(({ id, importedAt, rows, booked }) => (
										<li key={id}>
											{formatDateTime(importedAt, "short", language, club.timeZone)}: {t.file(rows, booked)}
										</li>
									))}
								</ul>
							</section>
						)}
					</div>
				)}
			</ReadState>
		</>
	);
}

const monthOf = (moment: number) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: club.timeZone, dateStyle: "short" })
		.format(moment)
		.slice(0, 7);
