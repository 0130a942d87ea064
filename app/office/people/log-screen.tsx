import { Link } from "react-router";
import { club } from "../../../club/profile";
import { auditEntries } from "../../members/staff/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { peopleTexts } from "./texts";
import "./people.css";

export function LogScreen() {
	const t = useTexts(peopleTexts);
	const language = useLanguage();
	const { value, change } = useAddress();
	const input = { q: value("q"), by: value("by"), after: value("after") };
	const read = useRead(auditEntries, input, { keepsPrevious: true });
	return (
		<Screen title={t.log}>
			<p className="people-intro">{t.logText}</p>
			<div className="office-filters flow">
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
				{({ entries, next }) => (
					<RecordTable
						label={t.log}
						rows={entries}
						keyOf={({ id }) => id}
						next={next}
						empty={{ title: t.noEntries, text: t.noEntriesText }}
						columns={[
							{ label: t.columns.subject, cell: ({ subject }) => <Subject subject={subject} /> },
							{
								label: t.columns.time,
								cell: ({ at }) => (
									<span className="log-time">{formatDateTime(at, "day", language, club.timeZone)}</span>
								),
							},
							{
								label: t.columns.who,
								cell: ({ by, key }) => (
									<>
										{key ?? by?.name ?? t.machine}
										{key && by && <small> {t.keyOf(by.name)}</small>}
									</>
								),
							},
							{ label: t.columns.action, cell: ({ action }) => action },
							{
								label: t.columns.change,
								cell: ({ before, after }) => (
									<div className="log-change">
										<Value label={t.before} value={before} />
										<Value label={t.after} value={after} />
									</div>
								),
							},
						]}
					/>
				)}
			</ReadState>
		</Screen>
	);
}

const places = { order: "orders", member: "members", event: "tickets" };

/** Subjects that have a screen are links to it. */
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
