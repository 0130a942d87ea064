import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { id, instant } from "../../platform/data/columns.server";
import { paymentAttempts } from "../payments/tables.server";
import { settlementProblems } from "./settlement-problems";

const rupiah = (name: string) => bigint(name, { mode: "number" });

/** A gateway's settlement file, imported once for a month. Who imported it stands in the audit log. */
export const settlementFiles = pgTable(
	"settlement_files",
	{
		id: id(),
		gateway: text("gateway").notNull(),
		/** "2026-11": the month of payouts that it was imported for. */
		month: text("month").notNull(),
		digest: text("digest").notNull(),
		importedAt: instant("imported_at").notNull().defaultNow(),
	},
	(file) => [unique("settlement_files_digest").on(file.gateway, file.month, file.digest)],
);

/** Its rows, booked or not. What goes back to a buyer is negative. */
export const settlementRows = pgTable(
	"settlement_rows",
	{
		id: id(),
		fileId: uuid("file_id")
			.notNull()
			.references(() => settlementFiles.id),
		line: integer("line").notNull(),
		reference: text("reference").notNull(),
		transactionId: text("transaction_id"),
		/** As the gateway names it. */
		method: text("method").notNull(),
		gross: rupiah("gross").notNull(),
		fee: rupiah("fee").notNull(),
		tax: rupiah("tax").notNull(),
		net: rupiah("net").notNull(),
		settledAt: text("settled_at").notNull(),
		paidOutOn: date("paid_out_on", { mode: "string" }).notNull(),
		/** Null once it is booked. */
		problem: text("problem", { enum: settlementProblems }),
		attemptId: uuid("attempt_id").references(() => paymentAttempts.id),
		/** What it was booked for: a payment, a refund or a dispute, each at most once. */
		cause: text("cause").unique("settlement_rows_cause"),
		/** By staff, who looked into the problem. */
		closedAt: instant("closed_at"),
	},
	(row) => [
		unique("settlement_rows_line").on(row.fileId, row.line),
		index("settlement_rows_reference").on(row.reference),
		index("settlement_rows_day").on(row.paidOutOn),
		index("settlement_rows_open")
			.on(row.fileId, row.line)
			.where(sql`${row.problem} is not null and ${row.closedAt} is null`),
		check(
			"settlement_rows_booked_or_not",
			sql`(${row.problem} is null) = (${row.cause} is not null and ${row.attemptId} is not null)`,
		),
	],
);
export type SettlementRow = typeof settlementRows.$inferSelect;

/** What the bank statement says came in from a gateway on a day. */
export const bankLines = pgTable(
	"bank_lines",
	{
		gateway: text("gateway").notNull(),
		day: date("day", { mode: "string" }).notNull(),
		amount: rupiah("amount").notNull(),
		notedAt: instant("noted_at").notNull().defaultNow(),
	},
	(line) => [primaryKey({ name: "bank_lines_pkey", columns: [line.gateway, line.day] })],
);
