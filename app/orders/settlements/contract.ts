import * as z from "zod";
import { sheetRefusals } from "../../editing/sheets/refusals";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { settlementProblems } from "./settlement-problems";

export const mostSettlementBytes = 10_000_000;
export const mostExceptions = 500;

const access = { staff: "finance" } as const;
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
const day = z.iso.date().check(z.regex(/^20/));

export const settlementRefusals = {
	"sheet.unreadable": sheetRefusals["sheet.unreadable"],
	"sheet.wrong_columns": sheetRefusals["sheet.wrong_columns"],
	"settlement.faulty": {
		status: 422,
		message: {
			id: "Ada baris yang tidak bisa dibaca. Tidak ada yang dicatat.",
			en: "Some rows can't be read. Nothing was booked.",
		},
	},
	"settlement.other_month": {
		status: 422,
		message: {
			id: "Semua pencairan di file ini dari bulan lain. Tidak ada yang dicatat.",
			en: "All payouts in this file are of another month. Nothing was booked.",
		},
	},
	"settlement.known_file": {
		status: 409,
		message: {
			id: "File ini sudah diimpor. Tidak ada yang dicatat lagi.",
			en: "This file has been imported already. Nothing was booked again.",
		},
	},
	"settlement.nothing_new": {
		status: 409,
		message: {
			id: "Semua baris file ini sudah ada dari file lain. Tidak ada yang dicatat lagi.",
			en: "Every row of this file is known from another file. Nothing was booked again.",
		},
	},
	"settlement.unknown_row": {
		status: 404,
		message: {
			id: "Baris ini tidak ada, sudah dicatat, atau sudah ditutup.",
			en: "There is no such row, or it has been booked or closed.",
		},
	},
} as const satisfies RefusalTable;

const problemSchema = z.enum(settlementProblems);

export const settlementMonth = endpoint({
	method: "GET",
	path: "/staff/settlements",
	summary: "A month's payouts by day, beside the bank statement, and what could not be matched",
	access,
	input: z.object({ month }),
	answer: z.object({
		gateway: z.string(),
		/** Where the simulated gateway offers its file. */
		sampleUrl: z.nullable(z.string()),
		days: z.array(
			z.object({
				day: z.string(),
				count: z.int(),
				gross: z.int(),
				fees: z.int(),
				/** What the bank's line has to be. */
				net: z.int(),
				/** The part of it that is not booked. */
				open: z.int(),
				/** What the bank's line is; null until somebody has looked. */
				bank: z.nullable(z.int()),
			}),
		),
		exceptions: z.array(
			z.object({
				id: z.string(),
				line: z.int(),
				reference: z.string(),
				gross: z.int(),
				net: z.int(),
				paidOutOn: z.string(),
				problem: problemSchema,
			}),
		),
		files: z.array(z.object({ id: z.string(), importedAt: z.string(), rows: z.int(), booked: z.int() })),
		/** Paid in this month and in no file yet. */
		unsettled: z.object({ count: z.int(), amount: z.int() }),
	}),
});

export const importSettlement = endpoint({
	method: "POST",
	path: "/staff/settlements/:month",
	summary:
		"Import the gateway's settlement file of a month: fees and payouts are booked, what does not match is listed",
	access,
	upload: mostSettlementBytes,
	input: z.object({ month }),
	answer: z.object({ rows: z.int(), booked: z.int(), exceptions: z.int() }),
	refusals: settlementRefusals,
});

export const matchSettlementRow = endpoint({
	method: "POST",
	path: "/staff/settlement-rows/:id/match",
	summary: "Try again to match and book a row of a settlement file",
	access,
	input: z.object({ id: z.uuid() }),
	/** Null once it is booked. */
	answer: z.object({ problem: z.nullable(problemSchema) }),
	refusals: settlementRefusals,
});

export const closeSettlementRow = endpoint({
	method: "POST",
	path: "/staff/settlement-rows/:id/closed",
	summary: "Close a row that can't be matched, with a note of what was done",
	access,
	input: z.object({ id: z.uuid(), note: z.string().trim().min(1).max(500) }),
	answer: z.object({ ok: z.literal(true) }),
	refusals: settlementRefusals,
});

export const noteBankLine = endpoint({
	method: "PUT",
	path: "/staff/bank-lines/:day",
	summary: "Note what the bank statement says came in from the gateway on a day; null to clear it",
	access,
	input: z.object({
		day,
		amount: z.nullable(z.int().check(z.gte(-1_000_000_000_000), z.lte(1_000_000_000_000))),
	}),
	answer: z.object({ ok: z.literal(true) }),
});
