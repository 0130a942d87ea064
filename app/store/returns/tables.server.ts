import { sql } from "drizzle-orm";
import {
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import type { Photo } from "../../editing/photos/contract";
import { members } from "../../members/tables.server";
import { refunds } from "../../orders/payments/tables.server";
import { orderLines, orders } from "../../orders/tables.server";
import { id, instant } from "../../platform/data/columns.server";
import { returnReasons, returnStates } from "./return-states";

/** A fan's request to return items. */
export const returns = pgTable(
	"returns",
	{
		id: id(),
		orderId: uuid("order_id")
			.notNull()
			.references(() => orders.id),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		state: text("state", { enum: returnStates }).notNull().default("asked"),
		reason: text("reason", { enum: returnReasons }).notNull(),
		words: text("words").notNull(),
		photos: jsonb("photos").$type<Photo[]>().notNull(),
		/** The staff's answer to the fan. */
		answer: text("answer"),
		refundId: uuid("refund_id").references(() => refunds.id),
		askedAt: instant("asked_at").notNull().defaultNow(),
		decidedAt: instant("decided_at"),
		receivedAt: instant("received_at"),
	},
	(row) => [
		index("returns_of_order").on(row.orderId),
		index("returns_by_state").on(row.state, row.id),
		check("returns_state_is_known", sql`${row.state} in ('asked', 'accepted', 'refused', 'received')`),
		check("returns_show_something", sql`jsonb_array_length(${row.photos}) > 0`),
		check("returns_refused_with_words", sql`${row.state} <> 'refused' or length(${row.answer}) > 0`),
		check("returns_received_are_refunded", sql`(${row.state} = 'received') = (${row.refundId} is not null)`),
	],
);
export type Return = typeof returns.$inferSelect;

export const returnLines = pgTable(
	"return_lines",
	{
		returnId: uuid("return_id")
			.notNull()
			.references(() => returns.id),
		orderId: uuid("order_id").notNull(),
		position: integer("position").notNull(),
		quantity: integer("quantity").notNull(),
		/** How many of them could not be resold. */
		writtenOff: integer("written_off").notNull().default(0),
	},
	(line) => [
		primaryKey({ name: "return_lines_pkey", columns: [line.returnId, line.position] }),
		foreignKey({
			name: "return_lines_of_order_line",
			columns: [line.orderId, line.position],
			foreignColumns: [orderLines.orderId, orderLines.position],
		}),
		index("return_lines_of_order").on(line.orderId),
		check(
			"return_lines_quantities",
			sql`${line.quantity} > 0 and ${line.writtenOff} between 0 and ${line.quantity}`,
		),
	],
);
