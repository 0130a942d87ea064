import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { orders } from "../../orders/tables.server";
import { createdAt } from "../../platform/data/columns.server";
import { ticketSales } from "../tables.server";

/** Orders that staff placed for somebody: tickets the club gives away, and tickets sold at the counter. */
export const boxOfficeOrders = pgTable(
	"box_office_orders",
	{
		orderId: uuid("order_id")
			.primaryKey()
			.references(() => orders.id),
		saleId: uuid("sale_id")
			.notNull()
			.references(() => ticketSales.id, { onDelete: "restrict" }),
		kind: text("kind", { enum: ["gift", "sale"] }).notNull(),
		/** The name on the tickets. */
		name: text("name").notNull(),
		/** Where the tickets were sent: an e-mail address, or a phone number in E.164. */
		recipient: text("recipient"),
		/** Why the club gives them away. */
		reason: text("reason"),
		placedBy: uuid("placed_by")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		createdAt: createdAt(),
	},
	(order) => [
		index("box_office_orders_of_sale").on(order.saleId, order.kind, order.createdAt),
		check("box_office_orders_kind_is_known", sql`${order.kind} in ('gift', 'sale')`),
		check(
			"box_office_orders_gifts_say_why",
			sql`${order.kind} <> 'gift' or (${order.reason} is not null and ${order.recipient} is not null)`,
		),
	],
);
export type BoxOfficeOrder = typeof boxOfficeOrders.$inferSelect;
