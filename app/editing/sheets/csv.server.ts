import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";

/** One row of a file, with the line it starts at. */
export type CsvRecord = { line: number; cells: string[] };

/** The file as a whole cannot be read. */
export class UnreadableCsv extends Error {
	constructor(
		readonly fault: "empty" | "spreadsheet" | "encoding" | "quotes" | "too_long",
		readonly line = 0,
	) {
		super(`unreadable CSV: ${fault}`);
		this.name = "UnreadableCsv";
	}
}

/** Reads what spreadsheets write: commas, semicolons or tabs, UTF-8 or UTF-16, with or without a byte order mark. */
export async function readCsv(bytes: Buffer, mostRows: number): Promise<CsvRecord[]> {
	// Normalized line endings, so that lines are counted as in an editor.
	const text = decode(bytes).replace(/\r\n?/g, "\n");
	const [, named, body] = /^(?:sep=([,;\t])\n)?(.*)$/is.exec(text)!;
	const skippedLines = named ? 1 : 0;
	const parser = parse({
		delimiter: named ?? guessDelimiter(body!),
		record_delimiter: "\n",
		info: true,
		relax_column_count: true,
		skip_empty_lines: true,
	});
	const records: CsvRecord[] = [];
	try {
		for await (const { record, info } of Readable.from(chunksOf(Buffer.from(body!))).pipe(parser)) {
			const cells = (record as string[]).map((cell) => restoreFormula(cell.trim()));
			if (cells.every((cell) => cell === "")) continue;
			// One more is the header.
			if (records.length > mostRows) throw new UnreadableCsv("too_long");
			const breaks = (record as string[]).join("").split("\n").length - 1;
			records.push({ line: info.lines - breaks + skippedLines, cells });
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw new UnreadableCsv("quotes", Number((error as { lines?: number }).lines ?? 0) + skippedLines);
	}
	if (records.length === 0) throw new UnreadableCsv("empty");
	return records;
}

/** Rows for a spreadsheet: semicolons, as usual in Indonesia, and no cell that would run as a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
	stringify(
		rows.map((cells) => cells.map(neutralizeFormula)),
		{ delimiter: ";", record_delimiter: "\r\n" },
	);

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** What spreadsheets treat as the start of a formula, by OWASP's list; Japanese ones accept full-width signs too. */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/;

/** A value that starts with apostrophes gets one more, so that `restoreFormula` always undoes exactly this. */
const neutralizeFormula = (cell: string) => (formulaStart.test(cell) ? `'${cell}` : cell);
const restoreFormula = (cell: string) =>
	cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

function decode(bytes: Buffer): string {
	// A zip archive, which .xlsx and .ods files are, or an old .xls.
	if (/^(504b0304|d0cf11e0)/.test(bytes.toString("hex", 0, 4))) throw new UnreadableCsv("spreadsheet");
	const encoding = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)] ?? "utf-8";
	try {
		// Drops the byte order mark.
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		throw new UnreadableCsv("encoding");
	}
}

/** The most frequent one in the header. */
function guessDelimiter(text: string): string {
	const header = text.slice(0, 10_000).trimStart().split("\n")[0]!;
	const count = (sign: string) => header.split(sign).length;
	return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const chunkBytes = 64 * 1024;

/** In chunks, so that a large file does not block the event loop. */
function* chunksOf(bytes: Buffer) {
	for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}
