import { refuseSaying } from "../../platform/http/refusal";
import { counted } from "../../platform/lists/counted";
import { yieldToEventLoop } from "../../platform/queues/yield-to-event-loop.server";
import type { Localized } from "../../platform/words/language";
import { mostSheetRows } from "./contract";
import { type CsvRecord, readCsv, UnreadableCsv } from "./csv.server";
import { sheetRefusals } from "./refusals";
import { type AnySheet, type Columns, headerOf, type RowOf, readRow } from "./sheet.server";

export type ReadSheet = {
	rows: { line: number; row: RowOf<Columns> }[];
	faults: CellErrorAt[];
	/** A cell as it is in the file. */
	cellAt(line: number, column: string): string;
};
export type CellErrorAt = { line: number; column: string; reason: Localized };

const rowsPerTurn = 500;

/** A file's rows. Faults in cells are collected; what makes the whole file unusable is refused. */
export async function readSheet({ columns }: AnySheet, bytes: Buffer): Promise<ReadSheet> {
	const [header, ...records] = await readCsv(bytes, mostSheetRows).catch((error) => {
		throw error instanceof UnreadableCsv ? explainUnreadable(error) : error;
	});
	const places = findColumns(columns, header!.cells);
	if (records.length === 0) throw refuseSaying(sheetRefusals, "sheet.unreadable", noRows);
	const rows: ReadSheet["rows"] = [];
	const faults: CellErrorAt[] = [];
	for (const [index, { line, cells }] of records.entries()) {
		if (index % rowsPerTurn === 0) await yieldToEventLoop();
		const broken = lengthFault(cells, header!.cells) ?? unreadableCell(cells, places);
		if (broken) {
			faults.push({ line, ...broken });
			continue;
		}
		const read = readRow(columns, (name) => cells[places.get(name) ?? -1]);
		faults.push(...read.faults.map((fault) => ({ line, ...fault })));
		if (read.faults.length === 0) rows.push({ line, row: read.row });
	}
	const byLine = new Map(records.map(({ line, cells }) => [line, cells]));
	return { rows, faults, cellAt: (line, column) => byLine.get(line)?.[places.get(column) ?? -1] ?? "" };
}

/** Each column's position in the file; every value column is required, unknown ones are refused. */
function findColumns(columns: Columns, header: string[]): Map<string, number> {
	const titles = header.map((title) => title.toLowerCase().replace(/[\s-]+/g, "_"));
	while (titles.at(-1) === "") titles.pop();
	const places = new Map(
		Object.keys(columns).flatMap((name) => {
			const at = titles.indexOf(headerOf(name));
			return at < 0 ? [] : [[name, at] as const];
		}),
	);
	const missing = Object.entries(columns)
		.filter(([name, { part }]) => part === "value" && !places.has(name))
		.map(([name]) => headerOf(name));
	const known = Object.keys(columns).map(headerOf);
	const odd = titles.filter((title, at) => !known.includes(title) || titles.indexOf(title) !== at);
	if (missing.length + odd.length === 0) return places;
	throw refuseSaying(sheetRefusals, "sheet.wrong_columns", {
		id: ["Kolomnya tidak cocok.", said("Tidak ada:", missing), said("Tidak dikenal atau dobel:", odd)]
			.join(" ")
			.trim(),
		en: ["The columns do not match.", said("Missing:", missing), said("Unknown or duplicate:", odd)]
			.join(" ")
			.trim(),
	});
}

const said = (what: string, names: string[]) =>
	names.length > 0
		? `${what} ${names
				.slice(0, 30)
				.map((name) => name.slice(0, 40) || "–")
				.join(", ")}.`
		: "";

/** Spreadsheets add empty cells at the end; any other difference in length is a fault. */
function lengthFault(cells: CsvRecord["cells"], header: string[]) {
	const isTooLong = cells.slice(header.length).some((cell) => cell !== "");
	if (cells.length >= header.length && !isTooLong) return null;
	return {
		column: "",
		reason: {
			id: `Baris ini punya ${cells.length} sel, kepala kolomnya ${header.length}. Teks yang berisi pemisah harus diapit tanda kutip.`,
			en: `This row has ${counted(cells.length, "cell", "cells")}, but the header has ${header.length}. Text that contains the separator must be in quotes.`,
		},
	};
}

/** PostgreSQL can't store NUL. */
function unreadableCell(cells: string[], places: Map<string, number>) {
	const at = cells.findIndex((cell) => cell.includes("\0"));
	if (at < 0) return null;
	const column = [...places].find(([, place]) => place === at)?.[0] ?? "";
	return {
		column,
		reason: {
			id: "Ada karakter yang tidak bisa dibaca.",
			en: "This contains an unsupported character.",
		},
	};
}

const noRows: Localized = {
	id: "File ini hanya berisi judul kolom.",
	en: "There are no rows below the header.",
};

export function explainUnreadable({ fault, line }: UnreadableCsv) {
	const texts: Record<UnreadableCsv["fault"], Localized> = {
		empty: { id: "File ini kosong.", en: "This file is empty." },
		spreadsheet: {
			id: "Ini berkas Excel. Simpan dulu sebagai CSV (UTF-8).",
			en: "This is a spreadsheet file. Save it as CSV (UTF-8) first.",
		},
		encoding: {
			id: "Hurufnya tidak terbaca. Simpan sebagai CSV UTF-8.",
			en: "Its characters cannot be read. Save it as CSV UTF-8.",
		},
		quotes: {
			id: `Tanda kutip di sekitar baris ${line} tidak ditutup dengan benar.`,
			en: `A quotation mark around line ${line} is not closed properly.`,
		},
		too_long: {
			id: `Paling banyak ${mostSheetRows} baris per file. Bagi menjadi beberapa file.`,
			en: `At most ${mostSheetRows} rows in one file. Split it into several.`,
		},
	};
	return refuseSaying(sheetRefusals, "sheet.unreadable", texts[fault]);
}
