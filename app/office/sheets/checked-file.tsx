import type { CheckedSheet } from "../../editing/sheets/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Note } from "../../ui/feedback/note";
import { RecordTable } from "../ui/record-table";
import { sheetTexts } from "./texts";

type CheckedFileProps = { checked: CheckedSheet; isBusy: boolean; onApply: () => void };

/** What is wrong with a file, or what it would change. */
export function CheckedFile({ checked, isBusy, onApply }: CheckedFileProps) {
	const t = useTexts(sheetTexts);
	const { added, changed, same, faultCount } = checked;
	if (faultCount > 0)
		return (
			<>
				<Note tone="err" announce>
					{t.faulty(faultCount)}
				</Note>
				<FaultTable checked={checked} />
			</>
		);
	const count = added + changed;
	if (count === 0)
		return (
			<Note tone="ok" announce>
				{t.nothing}
			</Note>
		);
	return (
		<>
			<Note announce>{t.summary(added, changed, same)}</Note>
			<ChangeTable checked={checked} />
			<p>
				<Button loading={isBusy} onClick={onApply}>
					{t.apply(count)}
				</Button>
			</p>
		</>
	);
}

function FaultTable({ checked: { faults, faultCount } }: Pick<CheckedFileProps, "checked">) {
	const t = useTexts(sheetTexts);
	return (
		<>
			{faults.length < faultCount && <p>{t.firstFaults(faults.length)}</p>}
			<RecordTable
				label={t.faults}
				rows={faults}
				keyOf={({ line, column, reason }) => `${line} ${column} ${reason}`}
				columns={[
					{ label: t.faultColumns.line, cell: ({ line }) => t.line(line) },
					{
						label: t.faultColumns.column,
						cell: ({ column }) =>
							column ? <code>{column}</code> : <span className="muted">{t.wholeRow}</span>,
					},
					{
						label: t.faultColumns.cell,
						cell: ({ cell }) =>
							cell ? (
								<span className="sheet-cell">{cell}</span>
							) : (
								<span className="muted">{t.emptyCell}</span>
							),
					},
					{ label: t.faultColumns.reason, cell: ({ reason }) => reason },
				]}
				empty={{ title: t.nothing }}
			/>
		</>
	);
}

function ChangeTable({ checked: { changes, added, changed } }: Pick<CheckedFileProps, "checked">) {
	const t = useTexts(sheetTexts);
	return (
		<>
			{changes.length < added + changed && <p>{t.firstChanges(changes.length)}</p>}
			<RecordTable
				label={t.changes}
				rows={changes}
				keyOf={({ line }) => String(line)}
				columns={[
					{ label: t.changeColumns.line, cell: ({ line }) => t.line(line) },
					{
						label: t.changeColumns.what,
						cell: ({ subject, isNew }) => (
							<>
								{subject} {isNew && <Badge tone="ok">{t.isNew}</Badge>}
							</>
						),
					},
					{ label: t.changeColumns.change, cell: (change) => <CellChanges change={change} /> },
				]}
				empty={{ title: t.nothing }}
			/>
		</>
	);
}

function CellChanges({ change: { cells, isNew } }: { change: CheckedSheet["changes"][number] }) {
	const t = useTexts(sheetTexts);
	return (
		<ul className="sheet-changes stack">
			{cells.map(({ column, before, after }) => (
				<li key={column}>
					<code>{column}</code>{" "}
					{!isNew && (
						<>
							<del className="muted">{before || t.emptyCell}</del>{" "}
							<span className="visually-hidden">{t.becomes}</span>{" "}
						</>
					)}
					<ins>{after || t.emptyCell}</ins>
				</li>
			))}
		</ul>
	);
}
