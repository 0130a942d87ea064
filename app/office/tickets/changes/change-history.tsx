import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { matchChangeList } from "../../../tickets/changes/staff-contract";
import { useRead } from "../../read";
import { ReadState } from "../../ui/read-state";
import { ticketOfficeTexts } from "../texts";

const answers = ["open", "keep", "credit", "refund"] as const;

/** What was changed before, and what fans have answered so far. */
export function ChangeHistory({ event, timeZone }: { event: string; timeZone: string }) {
	const { change: t } = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const read = useRead(matchChangeList, { event });
	const moment = (at: string) => formatDateTime(at, "day", language, timeZone);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.history}</h2>
			</header>
			<ReadState of={read}>
				{({ changes }) => (
					<>
						{changes.length === 0 && <p>{t.noHistory}</p>}
						<ul className="promo-list">
							{changes.map((change) => (
								<li key={change.id}>
									<p>
										<b>{t.kinds[change.kind]}</b>
										<small>{t.by(change.madeBy, moment(change.madeAt))}</small>
										{change.note && <small>“{change.note}”</small>}
										<small>
											{t.answered}:{" "}
											{answers
												.filter((answer) => change.answers[answer].fans > 0)
												.map(
													(answer) =>
														`${formatCount(change.answers[answer].fans, language)} ${t.answers[answer]}`,
												)
												.join(", ") || "0"}
										</small>
									</p>
								</li>
							))}
						</ul>
					</>
				)}
			</ReadState>
		</section>
	);
}
