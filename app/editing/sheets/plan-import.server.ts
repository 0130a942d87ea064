import { createHash } from "node:crypto";
import type { Db } from "../../platform/data/database.server";
import { yieldToEventLoop } from "../../platform/queues/yield-to-event-loop.server";
import type { CellErrorAt, ReadSheet } from "./read-sheet.server";
import {
	type AnySheet,
	type Columns,
	differingColumns,
	type Entry,
	type Intake,
	writeRow,
} from "./sheet.server";

export type ImportPlan = {
	/** Rows that are new or changed. */
	entries: Entry<Columns>[];
	counts: { added: number; changed: number; same: number };
	/** By line. */
	faults: CellErrorAt[];
	/** A digest: equal for equal changes to equal data. */
	hash: string;
};

const rowsPerTurn = 500;

/** What a file would change, and all its faults. Changes nothing. */
export async function planImport(
	db: Db,
	sheet: AnySheet,
	read: ReadSheet,
	options: { lock: boolean },
): Promise<ImportPlan> {
	const intake = sheet.intake as Intake<Columns>;
	const { rows, repeated } = splitRepeated(intake, read.rows);
	const current = await intake.find(
		db,
		rows.map(({ row }) => row),
		options,
	);
	const all: Entry<Columns>[] = [];
	for (const [index, { line, row }] of rows.entries()) {
		if (index % rowsPerTurn === 0) await yieldToEventLoop();
		const before = current.get(intake.keyOf(row)) ?? null;
		const changed = before ? differingColumns(sheet.columns, before, row) : [];
		all.push({ line, row, before, changed });
	}
	const faults = [...read.faults, ...repeated, ...(await intake.check(db, all))];
	const entries = all.filter(({ before, changed }) => !before || changed.length > 0);
	const added = entries.filter(({ before }) => !before).length;
	return {
		entries,
		counts: { added, changed: entries.length - added, same: all.length - entries.length },
		faults: faults.sort((a, b) => a.line - b.line),
		hash: hashOf(sheet.columns, entries),
	};
}

/** The second of two rows for the same key is a fault: it is unclear which one should count. */
function splitRepeated({ keyOf }: Intake<Columns>, read: ReadSheet["rows"]) {
	const lines = new Map<string, number>();
	const repeated: CellErrorAt[] = [];
	const rows = read.filter(({ line, row }) => {
		const first = lines.get(keyOf(row));
		if (first === undefined) return lines.set(keyOf(row), line);
		const reason = { id: `Sama dengan baris ${first}.`, en: `The same as line ${first}.` };
		repeated.push({ line, column: Object.keys(row)[0]!, reason });
		return false;
	});
	return { rows, repeated };
}

function hashOf(all: Columns, entries: Entry<Columns>[]): string {
	const hash = createHash("sha256");
	const columns = Object.fromEntries(Object.entries(all).filter(([, { part }]) => part !== "info"));
	for (const { row, before } of entries)
		hash.update(JSON.stringify([writeRow(columns, row), before && writeRow(columns, before)]));
	return hash.digest("base64url").slice(0, 24);
}
