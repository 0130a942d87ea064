import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import type { PaymentInstructions } from "./gateway";
import type { PaymentMethod } from "./payment-methods";
import { attemptStates, disputeOutcomes, refundStates } from "./payment-states";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const rupiah = (name: string) => bigint(name, { mode: "number" });

/** One attempt to pay an order by one method. The migration `money` makes `order_id` a foreign key. */
export const paymentAttempts = pgTable(
	"payment_attempts",
	{
		id: id(),
		orderId: uuid("order_id").notNull(),
		/** 1, 2, 3 … within its order. */
		serial: integer("serial").notNull(),
		gateway: text("gateway").notNull(),
		/** The gateway's reference: the order's number, and "~2" from the second attempt on. */
		reference: text("reference").notNull().unique("payment_attempts_reference"),
		method: text("method").$type<PaymentMethod>().notNull(),
		amount: rupiah("amount").notNull(),
		state: text("state", { enum: attemptStates }).notNull().default("opening"),
		/** The gateway's own page, once it has opened one. */
		pageUrl: text("page_url"),
		instructions: jsonb("instructions").$type<PaymentInstructions>(),
		transactionId: text("transaction_id"),
		createdAt: createdAt(),
		expiresAt: instant("expires_at").notNull(),
		paidAt: instant("paid_at"),
		/** When the gateway is asked next, unless a notice comes before; null for never again. */
		nextCheckAt: instant("next_check_at").default(sql`now() + interval '1 minute'`),
	},
	(attempt) => [
		unique("payment_attempts_serial").on(attempt.orderId, attempt.serial),
		index("payment_attempts_to_check").on(attempt.nextCheckAt).where(sql`${attempt.nextCheckAt} is not null`),
		// Payments received, by day and newest first.
		index("payment_attempts_paid").on(attempt.paidAt, attempt.id).where(sql`${attempt.paidAt} is not null`),
		index("payment_attempts_paid_by")
			.on(attempt.method, attempt.paidAt, attempt.id)
			.where(sql`${attempt.paidAt} is not null`),
		check("payment_attempts_amount_is_positive", sql`${attempt.amount} > 0`),
		check(
			"payment_attempts_state_is_known",
			sql`${attempt.state} in ('opening', 'awaiting', 'authorized', 'failed', 'expired', 'cancelled', 'paid', 'charged_back')`,
		),
	],
);
export type PaymentAttempt = typeof paymentAttempts.$inferSelect;

/** Notices from gateways, byte for byte. A notice only makes us ask the gateway; it is never believed by itself. */
export const paymentNotices = pgTable(
	"payment_notices",
	{
		id: id(),
		gateway: text("gateway").notNull(),
		reference: text("reference").notNull(),
		digest: text("digest").notNull().unique("payment_notices_digest"),
		raw: bytes("raw").notNull(),
		receivedAt: instant("received_at").notNull().defaultNow(),
		/** How often the identical notice was repeated. */
		repeats: integer("repeats").notNull().default(0),
	},
	(notice) => [index("payment_notices_reference").on(notice.reference)],
);

export const ledgerAccounts = [
	"gateway",
	"bank",
	"customers",
	"sales",
	"refunds_due",
	"fees",
	"credit",
	"disputes",
	"chargebacks",
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/**
 * Double entry: the rows of one cause sum to zero, enforced by a deferred constraint in the migration `money`. The primary
 * key keeps a cause from being booked twice. The database refuses to change or delete a row.
 */
export const ledgerEntries = pgTable(
	"ledger_entries",
	{
		cause: text("cause").notNull(),
		account: text("account", { enum: ledgerAccounts }).notNull(),
		amount: rupiah("amount").notNull(),
		orderId: uuid("order_id").notNull(),
		at: instant("at").notNull().defaultNow(),
	},
	(entry) => [
		primaryKey({ name: "ledger_entries_pkey", columns: [entry.cause, entry.account] }),
		index("ledger_entries_of_order").on(entry.orderId),
		// Rows are stored in time order, so a day is found by a coarse (BRIN) index that costs orders nothing.
		index("ledger_entries_by_time").using("brin", entry.at),
		check("ledger_entries_amount_not_zero", sql`${entry.amount} <> 0`),
	],
);

export type BankAccount = { bank: string; number: string; holder: string };

/** A member's preferred method, and the account for refunds by transfer. Never a card number. */
export const paymentPreferences = pgTable("payment_preferences", {
	memberId: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	method: text("method").$type<PaymentMethod>(),
	account: jsonb("account").$type<BankAccount>(),
});

/** Together they never exceed what their attempt brought in: enforced by a trigger (migration `money`). */
export const refunds = pgTable(
	"refunds",
	{
		id: id(),
		orderId: uuid("order_id").notNull(),
		/** Null where nothing was paid, so nothing is refunded: an order paid entirely by vouchers. */
		attemptId: uuid("attempt_id").references(() => paymentAttempts.id),
		amount: rupiah("amount").notNull(),
		/** The reason, as a code that screens and mails translate. */
		reason: text("reason").notNull(),
		/** One refund per cause, however often it is requested. */
		cause: text("cause").notNull().unique("refunds_cause"),
		state: text("state", { enum: refundStates }).notNull().default("due"),
		/** Given as a voucher: no money leaves. */
		isCredit: boolean("is_credit").notNull().default(false),
		/** The account, for methods that can't be refunded. */
		account: jsonb("account").$type<BankAccount>(),
		accountNamedAt: instant("account_named_at"),
		createdAt: createdAt(),
		doneAt: instant("done_at"),
		lastError: text("last_error"),
	},
	(refund) => [
		index("refunds_of_order").on(refund.orderId),
		index("refunds_done").on(refund.doneAt).where(sql`${refund.doneAt} is not null`),
		index("refunds_of_attempt").on(refund.attemptId),
		index("refunds_open").on(refund.createdAt).where(sql`${refund.state} <> 'done'`),
		check("refunds_amount_not_negative", sql`${refund.amount} >= 0`),
		check("refunds_money_came_from_somewhere", sql`${refund.attemptId} is not null or ${refund.amount} = 0`),
	],
);
export type Refund = typeof refunds.$inferSelect;

/** Chargebacks. One for each payment: a second notice changes nothing, not even after the club has won. */
export const paymentDisputes = pgTable(
	"payment_disputes",
	{
		attemptId: uuid("attempt_id")
			.primaryKey()
			.references(() => paymentAttempts.id),
		orderId: uuid("order_id").notNull(),
		amount: rupiah("amount").notNull(),
		/** Less than the payment, or a part of it that the gateway does not name: then `amount` is all that it may be. */
		isPart: boolean("is_part").notNull().default(false),
		/** In the gateway's words. */
		reason: text("reason"),
		evidenceDueAt: instant("evidence_due_at"),
		/** Then staff don't change it. */
		isDueByGateway: boolean("is_due_by_gateway").notNull().default(false),
		openedAt: instant("opened_at").notNull().defaultNow(),
		/** As staff learned it, or the gateway said; null while it is open. */
		outcome: text("outcome", { enum: disputeOutcomes }),
		/** What the buyer's bank has kept of `amount`, where that is not all of the payment. */
		lost: rupiah("lost"),
		decidedAt: instant("decided_at"),
	},
	(dispute) => [
		index("payment_disputes_open").on(dispute.openedAt).where(sql`${dispute.outcome} is null`),
		index("payment_disputes_decided")
			.on(dispute.decidedAt, dispute.attemptId)
			.where(sql`${dispute.outcome} is not null`),
		index("payment_disputes_of_order").on(dispute.orderId),
		check("payment_disputes_amount_is_positive", sql`${dispute.amount} > 0`),
		check("payment_disputes_outcome_is_known", sql`${dispute.outcome} in ('won', 'lost', 'part_lost')`),
		check(
			"payment_disputes_part_says_how_much",
			sql`(${dispute.outcome} is not distinct from 'part_lost') = (${dispute.lost} is not null)
				and (${dispute.lost} is null or ${dispute.lost} between 1 and ${dispute.amount})`,
		),
		check(
			"payment_disputes_decided_says_when",
			sql`(${dispute.outcome} is null) = (${dispute.decidedAt} is null)`,
		),
	],
);
export type PaymentDispute = typeof paymentDisputes.$inferSelect;

/** What staff know of a dispute, and send as evidence. Only added to, so that nobody overwrites what a colleague found. */
export const disputeNotes = pgTable(
	"dispute_notes",
	{
		id: id(),
		attemptId: uuid("attempt_id")
			.notNull()
			.references(() => paymentDisputes.attemptId),
		at: instant("at").notNull().defaultNow(),
		writtenBy: uuid("written_by")
			.notNull()
			.references(() => members.id),
		text: text("text").notNull(),
	},
	(note) => [index("dispute_notes_of_dispute").on(note.attemptId, note.at)],
);

/** Differences between the gateway and our records. Reported to staff, never booked. */
export const paymentDifferences = pgTable("payment_differences", {
	id: id(),
	attemptId: uuid("attempt_id").references(() => paymentAttempts.id),
	reference: text("reference").notNull(),
	/** One row per difference, however often it is seen. */
	digest: text("digest").notNull().unique("payment_differences_digest"),
	ours: text("ours").notNull(),
	theirs: text("theirs").notNull(),
	foundAt: instant("found_at").notNull().defaultNow(),
	settledAt: instant("settled_at"),
});
