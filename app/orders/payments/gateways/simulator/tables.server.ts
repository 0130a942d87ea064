import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../../platform/data/columns.server";
import type { PaymentInstructions } from "../../gateway";
import type { PaymentMethod } from "../../payment-methods";

export type SimulatedState = "pending" | "settlement" | "deny" | "expire" | "cancel" | "chargeback";

/** The simulator's own records. Nothing outside its folder reads or writes them. */
export const simulatedPayments = pgTable("simulated_payments", {
	reference: text("reference").primaryKey(),
	token: text("token").notNull().unique("simulated_payments_token"),
	transactionId: uuid("transaction_id").notNull().defaultRandom(),
	amount: bigint("amount", { mode: "number" }).notNull(),
	method: text("method").$type<PaymentMethod>().notNull(),
	state: text("state").$type<SimulatedState>().notNull().default("pending"),
	instructions: jsonb("instructions").$type<PaymentInstructions>().notNull(),
	buyerName: text("buyer_name").notNull(),
	language: text("language").$type<"id" | "en">().notNull(),
	returnUrl: text("return_url").notNull(),
	refunded: bigint("refunded", { mode: "number" }).notNull().default(0),
	chargedBack: bigint("charged_back", { mode: "number" }).notNull().default(0),
	chargedBackAt: instant("charged_back_at"),
	createdAt: createdAt(),
	expiresAt: instant("expires_at").notNull(),
	paidAt: instant("paid_at"),
});
export type SimulatedPayment = typeof simulatedPayments.$inferSelect;

export const simulatedRefunds = pgTable("simulated_refunds", {
	key: text("key").primaryKey(),
	reference: text("reference")
		.notNull()
		.references(() => simulatedPayments.reference),
	amount: bigint("amount", { mode: "number" }).notNull(),
	createdAt: createdAt(),
});
