import type { Db } from "../../platform/data/database.server";
import type { Localized } from "../../platform/words/language";
import { CellError, type Column } from "./columns.server";

// biome-ignore lint/suspicious/noExplicitAny: columns of any value, in one list
export type Columns = Record<string, Column<any>>;
export type RowOf<C extends Columns> = {
	[Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

/** A row of a file beside the existing one; `changed` names the columns in which they differ. */
export type Entry<C extends Columns> = {
	line: number;
	row: RowOf<C>;
	before: RowOf<C> | null;
	changed: (keyof C & string)[];
};
export type RowError<C extends Columns = Columns> = {
	line: number;
	column: keyof C & string;
	reason: Localized;
};

/** One kind of data as a CSV file, declared by the slice that owns it. Cells are compared as they are written. */
export type CsvSheet<C extends Columns = Columns> = {
	columns: C;
	/** One page of the export, after the last row of the previous page. */
	list(db: Db, after: string | null): Promise<{ rows: RowOf<C>[]; next: string | null }>;
	/** Absent for export-only files. */
	intake?: Intake<C>;
};

export type Intake<C extends Columns> = {
	/** Identifies what a row describes; unique within a file. */
	keyOf(row: RowOf<C>): string;
	/** How the audit log names it: "product/jersey-kandang". */
	subjectOf(row: RowOf<C>): string;
	/** The subject of a row's translatable texts, as in the log; absent if there are none. */
	wordsOf?(row: RowOf<C>): string;
	/** The existing rows, by key. With `lock`, nobody else can change them until the transaction ends. */
	find(db: Db, rows: RowOf<C>[], options: { lock: boolean }): Promise<Map<string, RowOf<C>>>;
	/** Rules beyond a single cell, over every row of the file whose cells can be read. */
	check(db: Db, entries: Entry<C>[]): Promise<RowError<C>[]>;
	/** Gets only rows that are new or changed, in the transaction of the whole file. */
	save(context: { db: Db; memberId: string }, entries: Entry<C>[]): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: sheets of any columns, in one list
export type AnySheet = CsvSheet<any>;

export const defineSheet = <C extends Columns>(sheet: CsvSheet<C>): CsvSheet<C> => sheet;

/** `nameEn` is the column `name_en`. */
export const headerOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const writeRow = <C extends Columns>(columns: C, row: RowOf<C>): string[] =>
	Object.entries(columns).map(([name, column]) => column.write(row[name]));

/** One row's values, and what is wrong with its cells. */
export function readRow<C extends Columns>(columns: C, cellOf: (name: string) => string | undefined) {
	const row: Record<string, unknown> = {};
	const faults: { column: string; reason: Localized }[] = [];
	for (const [name, column] of Object.entries(columns)) {
		try {
			row[name] = column.read(cellOf(name) ?? "");
		} catch (error) {
			if (!(error instanceof CellError)) throw error;
			faults.push({ column: name, reason: error.reason });
		}
	}
	return { row: row as RowOf<C>, faults };
}

/** The compared columns in which two rows differ. */
export function differingColumns<C extends Columns>(columns: C, a: RowOf<C>, b: RowOf<C>) {
	return Object.entries(columns)
		.filter(([name, { part, write }]) => part === "value" && write(a[name]) !== write(b[name]))
		.map(([name]) => name);
}
