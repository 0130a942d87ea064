import { club } from "../../../club/profile";
import { mostSheetRows } from "../../editing/sheets/contract";
import { readCsv, UnreadableCsv } from "../../editing/sheets/csv.server";
import { explainUnreadable } from "../../editing/sheets/read-sheet.server";
import { refuseSaying } from "../../platform/http/refusal";
import { readRupiah } from "../../platform/words/read-rupiah";
import { settlementRefusals } from "./contract";
import type { SettlementRow } from "./tables.server";

export type ReadSettlementRow = Pick<
	SettlementRow,
	| "line"
	| "reference"
	| "transactionId"
	| "method"
	| "gross"
	| "fee"
	| "tax"
	| "net"
	| "settledAt"
	| "paidOutOn"
>;

/** All or nothing: a file in which a sum or a day can't be read is refused, with the lines. */
export async function readSettlementFile(bytes: Buffer): Promise<ReadSettlementRow[]> {
	const [header, ...records] = await readCsv(bytes, mostSheetRows).catch((error) => {
		throw error instanceof UnreadableCsv ? explainUnreadable(error) : error;
	});
	const places = findPlaces(header!.cells);
	const faulty: number[] = [];
	const rows = records.flatMap(({ line, cells }) => {
		const row = readCells(line, (name) => cells[places[name]] ?? "");
		if (!row) faulty.push(line);
		return row ? [row] : [];
	});
	if (faulty.length > 0) {
		const lines = `${faulty.slice(0, 10).join(", ")}${faulty.length > 10 ? " …" : ""}`;
		throw refuseSaying(settlementRefusals, "settlement.faulty", {
			id: `Baris ${lines} tidak bisa dibaca. Tidak ada yang dicatat.`,
			en: `These lines can't be read: ${lines}. Nothing was booked.`,
		});
	}
	if (rows.length === 0)
		throw refuseSaying(settlementRefusals, "sheet.unreadable", {
			id: "File ini hanya berisi judul kolom.",
			en: "There are no rows below the header.",
		});
	return rows;
}

type Name = keyof typeof club.settlementColumns;

/** Other columns are left alone: gateways have many. */
function findPlaces(header: string[]): Record<Name, number> {
	const titles = header.map((title) => title.toLowerCase());
	const columns = Object.entries(club.settlementColumns) as [Name, string][];
	const places = columns.map(([name, title]) => [name, titles.indexOf(title.toLowerCase())] as const);
	const missing = places.filter(([, place]) => place < 0).map(([name]) => club.settlementColumns[name]);
	if (missing.length > 0)
		throw refuseSaying(settlementRefusals, "sheet.wrong_columns", {
			id: `Kolom ini tidak ada: ${missing.join(", ")}.`,
			en: `These columns are missing: ${missing.join(", ")}.`,
		});
	return Object.fromEntries(places) as Record<Name, number>;
}

function readCells(line: number, cell: (name: Name) => string): ReadSettlementRow | null {
	const [gross, net] = [signedRupiah(cell("gross")), signedRupiah(cell("net"))];
	// Some gateways write what they keep as a loss.
	const [fee, tax] = [signedRupiah(cell("fee") || "0"), signedRupiah(cell("tax") || "0")];
	const paidOutOn = readDay(cell("paidOutOn"));
	const reference = cell("reference");
	if (gross === null || net === null || fee === null || tax === null || !paidOutOn) return null;
	if (!reference || reference.length > 100 || Object.values(cells(cell)).some((text) => text.includes("\0")))
		return null;
	return {
		line,
		reference,
		transactionId: cell("transaction").slice(0, 100) || null,
		method: cell("method").slice(0, 60),
		gross,
		fee: Math.abs(fee),
		tax: Math.abs(tax),
		net,
		settledAt: cell("settledAt").slice(0, 40),
		paidOutOn,
	};
}

const cells = (cell: (name: Name) => string) => ({
	reference: cell("reference"),
	transaction: cell("transaction"),
	method: cell("method"),
	settledAt: cell("settledAt"),
});

function signedRupiah(text: string): number | null {
	const [, sign, digits] = /^([-−]?)(.*)$/s.exec(text.trim())!;
	const amount = readRupiah(digits!);
	if (amount === null || amount > 1_000_000_000_000) return null;
	return sign && amount !== 0 ? -amount : amount;
}

/** "2026-11-16", "2026-11-16 09:00:00", or "16/11/2026" as spreadsheets in Indonesia write it. */
function readDay(text: string): string | null {
	const iso = /^(20\d\d-\d\d-\d\d)(?:[T ].*)?$/.exec(text)?.[1];
	const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(20\d\d)(?: .*)?$/.exec(text) ?? [];
	const found = iso ?? (year && `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`);
	if (!found) return null;
	const moment = new Date(`${found}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(found) ? found : null;
}
