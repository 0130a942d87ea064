import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
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
import { events } from "../matches/events/tables.server";
import { members } from "../members/tables.server";
import { allotments } from "../orders/allotments/tables.server";
import { orderLines } from "../orders/tables.server";
import { id, instant, localized } from "../platform/data/columns.server";
import { ticketChoices } from "./buying/ticket-choices";
import type { HeldPrice } from "./holds/held-price";
import type { PromoPrice } from "./promos/promo-price";
import { seatKinds } from "./seats/seat-kinds";
import { type StandBlocks, stands } from "./sections/stands";

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
		/** When it opens to anyone who was a member by then; null if everybody starts at once. */
		membersOpenAt: instant("members_open_at"),
		opensAt: instant("opens_at").notNull(),
		closesAt: instant("closes_at").notNull(),
		/** Staff have paused it. */
		pausedAt: instant("paused_at"),
		/** Null while staff still work on it: only they know of it then. */
		publishedAt: instant("published_at").defaultNow(),
		/** Name of the venue map. */
		venueMap: text("venue_map").notNull(),
		/** How many blocks each stand is drawn with, for sale or not; null if only those for sale are drawn. */
		standBlocks: jsonb("stand_blocks").$type<StandBlocks>(),
		/** How long before the start a ticket can still go to another member, by transfer or from the waiting list. */
		transferEndsMinutes: integer("transfer_ends_minutes").notNull().default(60),
		/** How long before the start a ticket can still be given back. */
		returnEndsMinutes: integer("return_ends_minutes").notNull().default(360),
		/** How long somebody on the waiting list has to take what is offered. */
		offerMinutes: integer("offer_minutes").notNull().default(120),
		/** Over all its sections, which each have a limit of their own. */
		perMemberLimit: integer("per_member_limit").notNull().default(6),
		/** What happens to tickets whose owner does not answer when the match changes. */
		unanswered: text("unanswered", { enum: ticketChoices }).notNull().default("refund"),
	},
	(sale) => [
		index("ticket_sales_window").on(sale.opensAt, sale.closesAt),
		check("ticket_sales_open_before_they_close", sql`${sale.opensAt} < ${sale.closesAt}`),
		check("ticket_sales_unanswered_is_known", sql`${sale.unanswered} in ('keep', 'credit', 'refund')`),
		check("ticket_sales_members_come_first", sql`${sale.membersOpenAt} < ${sale.opensAt}`),
		check("ticket_sales_limit_is_positive", sql`${sale.perMemberLimit} > 0`),
		check(
			"ticket_sales_hand_on_before_the_start",
			sql`${sale.transferEndsMinutes} >= 0 and ${sale.returnEndsMinutes} >= 0 and ${sale.offerMinutes} > 0`,
		),
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
		/** Out of the sun and the rain. */
		shaded: boolean("shaded").notNull().default(false),
		listOrder: integer("list_order").notNull(),
		/** Nobody is let in here any more, and nothing is sold. */
		closedAt: instant("closed_at"),
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

/** The seats of a numbered section; a section without any has free seating. */
export const ticketSeats = pgTable(
	"ticket_seats",
	{
		/** An allotment of one, taken along with one of the section's. */
		id: allotmentId(),
		sectionId: uuid("section_id")
			.notNull()
			.references(() => ticketSections.id, { onDelete: "cascade" }),
		/** Counted from the pitch. */
		row: integer("row").notNull(),
		/** Counted from the left, as seen from the row behind. */
		number: integer("number").notNull(),
		kind: text("kind", { enum: seatKinds }).notNull().default("seat"),
	},
	(seat) => [
		unique("ticket_seats_once").on(seat.sectionId, seat.row, seat.number),
		check("ticket_seats_kind_is_known", sql`${seat.kind} in ('seat', 'wheelchair', 'companion')`),
	],
);
export type TicketSeat = typeof ticketSeats.$inferSelect;

/** What a member holds while filling in names; what it contains is in the ledger. */
export const ticketHolds = pgTable(
	"ticket_holds",
	{
		/** Also the hold's id in the ledger, and then the order's. */
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		saleId: uuid("sale_id")
			.notNull()
			.references(() => ticketSales.id, { onDelete: "cascade" }),
		/** What its sections cost when they were held, which is what the order will charge. */
		prices: jsonb("prices").$type<HeldPrice[]>().notNull().default([]),
		/** As in the ledger, which forgets it. */
		endsAt: instant("ends_at").notNull().defaultNow(),
	},
	(hold) => [unique("ticket_holds_one_a_member").on(hold.memberId, hold.saleId)],
);

/** Holds that ended without an order or a release; see `checkLapses`. */
export const lapsedHolds = pgTable(
	"lapsed_holds",
	{
		/** The hold's. */
		id: uuid("id").primaryKey(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		endedAt: instant("ended_at").notNull(),
	},
	(lapsed) => [index("lapsed_holds_of_member").on(lapsed.memberId)],
);

/** Who is to sit where: one row for each place of an order's ticket lines. */
export const orderedPlaces = pgTable(
	"ordered_places",
	{
		orderId: uuid("order_id").notNull(),
		position: integer("position").notNull(),
		/** Counted from one within the line. */
		place: integer("place").notNull(),
		holder: text("holder").notNull(),
		/** Null with free seating. */
		seatId: uuid("seat_id").references(() => ticketSeats.id, { onDelete: "restrict" }),
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
