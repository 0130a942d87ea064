import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { allotments } from "../allotments/tables.server";
import { events } from "../events/tables.server";
import { orderLines } from "../orders/tables.server";
import { id, instant, localized } from "../platform/columns.server";
import type { PromoPrice } from "./promo-price";
import { stands } from "./stands";

const allotmentId = () =>
	uuid("id")
		.primaryKey()
		.references(() => allotments.id);

export const ticketSales = pgTable(
	"ticket_sales",
	{
		id: id(),
		eventId: uuid("event_id")
			.notNull()
			.unique("ticket_sales_once_an_event")
			.references(() => events.id, { onDelete: "restrict" }),
		opensAt: instant("opens_at").notNull(),
		closesAt: instant("closes_at").notNull(),
		/** Name of the venue map. */
		venueMap: text("venue_map").notNull(),
	},
	(sale) => [
		index("ticket_sales_window").on(sale.opensAt, sale.closesAt),
		check("ticket_sales_open_before_they_close", sql`${sale.opensAt} < ${sale.closesAt}`),
	],
);
export type TicketSale = typeof ticketSales.$inferSelect;
export type TicketSaleInsert = typeof ticketSales.$inferInsert;

export const ticketSections = pgTable(
	"ticket_sections",
	{
		/** Its quota is the allotment of the same id. */
		id: allotmentId(),
		saleId: uuid("sale_id")
			.notNull()
			.references(() => ticketSales.id, { onDelete: "cascade" }),
		/** The block on the map: "utara-1". */
		key: text("key").notNull(),
		label: localized("label").notNull(),
		stand: text("stand", { enum: stands }).notNull(),
		gate: text("gate").notNull(),
		note: localized("note"),
		/** Whole rupiah. */
		price: bigint("price", { mode: "number" }).notNull(),
		perMemberLimit: integer("per_member_limit").notNull(),
		listOrder: integer("list_order").notNull(),
	},
	(section) => [
		unique("ticket_sections_key").on(section.saleId, section.key),
		check("ticket_sections_key_is_a_path_word", sql`${section.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check(
			"ticket_sections_stand_is_known",
			sql`${section.stand} in ('utara', 'selatan', 'timur', 'barat', 'vip')`,
		),
		check("ticket_sections_price_is_positive", sql`${section.price} > 0`),
		check("ticket_sections_limit_is_positive", sql`${section.perMemberLimit} > 0`),
	],
);
export type TicketSection = typeof ticketSections.$inferSelect;
export type TicketSectionInsert = typeof ticketSections.$inferInsert;

/** An invitation link with its own price, quota, time window and sections. */
export const promoLinks = pgTable(
	"promo_links",
	{
		/** Its quota is the allotment of the same id. */
		id: allotmentId(),
		slug: text("slug").notNull().unique("promo_links_slug"),
		saleId: uuid("sale_id")
			.notNull()
			.references(() => ticketSales.id, { onDelete: "cascade" }),
		label: localized("label").notNull(),
		price: jsonb("price").$type<PromoPrice>().notNull(),
		sectionKeys: text("section_keys").array().notNull(),
		opensAt: instant("opens_at").notNull(),
		closesAt: instant("closes_at").notNull(),
	},
	(link) => [
		index("promo_links_of_sale").on(link.saleId),
		check("promo_links_slug_is_a_path_word", sql`${link.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("promo_links_open_before_they_close", sql`${link.opensAt} < ${link.closesAt}`),
		check("promo_links_name_a_section", sql`cardinality(${link.sectionKeys}) > 0`),
	],
);
export type PromoLink = typeof promoLinks.$inferSelect;
export type PromoLinkInsert = typeof promoLinks.$inferInsert;

/** Who is to sit where: one row for each place of an order's ticket lines. */
export const orderedPlaces = pgTable(
	"ordered_places",
	{
		orderId: uuid("order_id").notNull(),
		position: integer("position").notNull(),
		/** Counted from one within the line. */
		place: integer("place").notNull(),
		holder: text("holder").notNull(),
	},
	(ordered) => [
		primaryKey({ name: "ordered_places_pkey", columns: [ordered.orderId, ordered.position, ordered.place] }),
		foreignKey({
			name: "ordered_places_of_an_order_line",
			columns: [ordered.orderId, ordered.position],
			foreignColumns: [orderLines.orderId, orderLines.position],
		}),
	],
);
