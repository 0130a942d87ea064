import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../members/tables.server";
import { bytes, createdAt, id, instant, localized } from "../platform/data/columns.server";
import type { Language } from "../platform/words/language";
import type { LineDetails, LineDiscount, OrderLineKind } from "./order-lines";
import { orderStates } from "./order-states";
import { refunds } from "./payments/tables.server";

export type Buyer = {
	name: string;
	/** Empty for somebody without an account: no mails about the order. */
	email: string;
	phone: string;
	/** The same number, if it was verified: limits go by it. */
	verifiedPhone?: string;
};
export type OrderActor = "member" | "staff" | "system" | "gateway";

const rupiah = (name: string) => bigint(name, { mode: "number" });

/** Its lines sum to `total`: enforced by a deferred constraint (migration `money`). */
export const orders = pgTable(
	"orders",
	{
		/** Also the id of its hold on allotments. */
		id: id(),
		/** The number people quote: "SU-261116-7K4FQ". */
		number: text("number").notNull().unique("orders_number"),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		/** The Idempotency-Key it was placed with; null if it was not placed by a request. */
		onceKey: text("once_key"),
		kind: text("kind", { enum: ["goods", "tickets"] }).notNull(),
		state: text("state", { enum: orderStates }).notNull().default("awaiting_payment"),
		total: rupiah("total").notNull(),
		/** As they were when the order was placed. */
		buyer: jsonb("buyer").$type<Buyer>().notNull(),
		language: text("language").$type<Language>().notNull(),
		createdAt: createdAt(),
		payBy: instant("pay_by").notNull(),
		paidAt: instant("paid_at"),
		/** Per year, without gaps, from the payment on; see `numberInvoice`. */
		invoiceYear: integer("invoice_year"),
		invoiceNumber: integer("invoice_number"),
		invoicedAt: instant("invoiced_at"),
	},
	(order) => [
		index("orders_of_member").on(order.memberId, order.createdAt.desc().nullsFirst()),
		// For the list of a member's payments.
		index("orders_paid_by_member")
			.on(order.memberId, order.paidAt, order.id)
			.where(sql`${order.paidAt} is not null`),
		// Staff look through all of them, state by state; see `listStaffOrders`.
		index("orders_by_state").on(order.kind, order.state, order.createdAt, order.id),
		index("orders_to_send")
			.on(sql`coalesce(${order.paidAt}, ${order.createdAt})`, order.id)
			.where(sql`${order.kind} = 'goods' and ${order.state} in ('paid', 'packed')`),
		index("orders_to_expire").on(order.payBy).where(sql`${order.state} = 'awaiting_payment'`),
		index("orders_of_phone")
			.on(sql`(${order.buyer} ->> 'verifiedPhone')`)
			.where(sql`${order.kind} = 'tickets'`),
		// Partial, so that no foreign key may refer to it: numbering an order then locks its row no more than paying it does,
		// and does not wait for those who have just written a row that refers to the order.
		uniqueIndex("orders_invoice")
			.on(order.invoiceYear, order.invoiceNumber)
			.where(sql`${order.invoiceNumber} is not null`),
		unique("orders_one_per_key").on(order.memberId, order.onceKey),
		check(
			"orders_invoice_says_when",
			sql`num_nonnulls(${order.invoiceYear}, ${order.invoiceNumber}, ${order.invoicedAt}) in (0, 3)`,
		),
		check("orders_total_not_negative", sql`${order.total} >= 0`),
		check("orders_kind_is_known", sql`${order.kind} in ('goods', 'tickets')`),
		check(
			"orders_state_is_known",
			sql`${order.state} in ('awaiting_payment', 'paid', 'issued', 'packed', 'shipped', 'delivered', 'completed', 'disputed', 'charged_back', 'expired', 'cancelled', 'refunded')`,
		),
	],
);
export type Order = typeof orders.$inferSelect;

const orderId = () =>
	uuid("order_id")
		.notNull()
		.references(() => orders.id);

export const orderLines = pgTable(
	"order_lines",
	{
		orderId: orderId(),
		position: integer("position").notNull(),
		kind: text("kind").$type<OrderLineKind>().notNull(),
		title: localized("title").notNull(),
		/** The slice's own reference: a variant's id, a section's id. */
		reference: text("reference"),
		details: jsonb("details").$type<LineDetails>(),
		unitPrice: rupiah("unit_price").notNull(),
		quantity: integer("quantity").notNull(),
		amount: rupiah("amount").notNull(),
		/** The part of `amount` that is value added tax. */
		taxInside: rupiah("tax_inside").notNull(),
		/** What each discount took off it. */
		discounts: jsonb("discounts").$type<LineDiscount[]>().notNull().default([]),
		/** The allotment it takes from; null for shipping and discounts. */
		allotmentId: uuid("allotment_id"),
	},
	(line) => [
		unique("order_lines_in_order").on(line.orderId, line.position),
		check("order_lines_amount", sql`${line.amount} = ${line.unitPrice} * ${line.quantity}`),
		check("order_lines_quantity_is_positive", sql`${line.quantity} > 0`),
		check("order_lines_only_discounts_are_negative", sql`${line.amount} >= 0 or ${line.kind} = 'discount'`),
		check("order_lines_tax_is_a_part", sql`abs(${line.taxInside}) <= abs(${line.amount})`),
		check(
			"order_lines_kind_is_known",
			sql`${line.kind} in ('goods', 'ticket', 'shipping', 'service', 'discount')`,
		),
	],
);
export type OrderLine = typeof orderLines.$inferSelect;

/** The order's timeline. The database refuses to change or delete a row. */
export const orderEvents = pgTable(
	"order_events",
	{
		id: id(),
		orderId: orderId(),
		/** Of writing, under the order's lock: a transaction that waited for another began before it. */
		at: instant("at").notNull().default(sql`clock_timestamp()`),
		state: text("state", { enum: orderStates }).notNull(),
		actor: text("actor").$type<OrderActor>().notNull(),
		actorId: uuid("actor_id"),
		note: text("note"),
	},
	(event) => [
		index("order_events_of_order").on(event.orderId, event.at),
		check("order_events_actor_is_known", sql`${event.actor} in ('member', 'staff', 'system', 'gateway')`),
	],
);

/** What was returned with a refund. A line's quantities never exceed what was ordered. */
export const refundLines = pgTable(
	"refund_lines",
	{
		refundId: uuid("refund_id")
			.notNull()
			.references(() => refunds.id),
		orderId: orderId(),
		position: integer("position").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(line) => [
		primaryKey({ name: "refund_lines_pkey", columns: [line.refundId, line.position] }),
		index("refund_lines_of_order").on(line.orderId),
		check("refund_lines_quantity_is_positive", sql`${line.quantity} > 0`),
	],
);

/** Cached PDFs. A document that has changed has another version, and is drawn again. */
export const orderPdfs = pgTable(
	"order_pdfs",
	{
		orderId: orderId(),
		kind: text("kind").$type<"invoice" | "receipt">().notNull(),
		language: text("language").$type<Language>().notNull(),
		version: text("version").notNull(),
		file: bytes("file").notNull(),
		madeAt: instant("made_at").notNull().defaultNow(),
	},
	(pdf) => [primaryKey({ name: "order_pdfs_pkey", columns: [pdf.orderId, pdf.kind, pdf.language] })],
);

/** The last invoice number assigned in a year; the row's lock keeps the numbers gapless. */
export const invoiceCounters = pgTable("invoice_counters", {
	year: integer("year").primaryKey(),
	last: integer("last").notNull(),
});
