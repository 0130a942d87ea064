import { Link } from "react-router";
import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { auditEntries } from "../../staff/contract";
import { EmptyState } from "../../ui/empty-state";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { TableBox } from "../ui/table-box";
import { useAddress } from "../ui/use-address";
import { peopleTexts } from "./texts";
import "./people.css";

export function LogScreen() {
	const t = useTexts(peopleTexts);
	const { list } = useTexts(officeTexts);
	const language = useLanguage();
	const { value, change, addressWith } = useAddress();
	const input = { q: value("q"), by: value("by"), after: value("after") };
	const read = useRead(auditEntries, input, { keepsPrevious: true });
	return (
		<Screen title={t.log}>
			<p className="people-intro">{t.logText}</p>
			<div className="office-filters">
				<FilterSearch label={t.search} value={input.q} onChange={(q) => change("q", q)} />
				<Select
					label={t.by}
					hideLabel
					value={input.by ?? ""}
					onChange={(event) => change("by", event.target.value)}
					options={[
						{ value: "", label: t.everybody },
						...(read.data?.staff ?? []).map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
			</div>
			<ReadState of={read}>
				{({ entries, next }) =>
					entries.length === 0 ? (
						<EmptyState title={t.noEntries} text={t.noEntriesText} />
					) : (
						<>
							<TableBox label={t.log}>
								<table className="office-table">
									<thead>
										<tr>
											<th scope="col">{t.columns.time}</th>
											<th scope="col">{t.columns.who}</th>
											<th scope="col">{t.columns.action}</th>
											<th scope="col">{t.columns.subject}</th>
											<th scope="col">{t.columns.change}</th>
										</tr>
									</thead>
									<tbody>
										{entries.map(({ id, at, by, action, subject, before, after }) => (
											<tr key={id}>
												<td className="log-time">{formatDateTime(at, "day", language, club.timeZone)}</td>
												<td>{by?.name ?? t.machine}</td>
												<td>{action}</td>
												<th scope="row">
													<Subject subject={subject} />
												</th>
												<td className="log-change">
													<Value label={t.before} value={before} />
													<Value label={t.after} value={after} />
												</td>
											</tr>
										))}
									</tbody>
								</table>
							</TableBox>
							<p className="office-more">
								{input.after && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
								{next && <Link to={addressWith("after", next)}>{list.next}</Link>}
							</p>
						</>
					)
				}
			</ReadState>
		</Screen>
	);
}

const places = { order: "orders", member: "members", event: "tickets" };

/** What has a screen can be opened from here. */
function Subject({ subject }: { subject: string }) {
	const [, kind, id] = /^(order|member|event)\/(.+)$/.exec(subject) ?? [];
	return kind ? <Link to={`/office/${places[kind as keyof typeof places]}/${id}`}>{subject}</Link> : subject;
}

function Value({ label, value }: { label: string; value: unknown }) {
	if (value === null || value === undefined) return null;
	return (
		<p>
			<small>{label}</small> <code>{typeof value === "string" ? value : JSON.stringify(value)}</code>
		</p>
	);
}
