import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { orders } from "../../orders/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { ticketSales, ticketSections } from "../tables.server";
import { offerOutcomes, waitOutcomes } from "./outcomes";

/** Who waits for tickets that somebody gives back, or that become free. The order of joining is the order of being offered some. */
export const waitingList = pgTable(
	"waiting_list",
	{
		id: id(),
		saleId: uuid("sale_id")
			.notNull()
			.references(() => ticketSales.id, { onDelete: "cascade" }),
		/** Null for any section. */
		sectionId: uuid("section_id").references(() => ticketSections.id, { onDelete: "cascade" }),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** This many together, or none. */
		size: integer("size").notNull(),
		joinedAt: instant("joined_at").notNull().default(sql`clock_timestamp()`),
		/** Null while waiting. */
		outcome: text("outcome", { enum: waitOutcomes }),
	},
	(fan) => [
		uniqueIndex("waiting_list_once_a_sale").on(fan.saleId, fan.memberId).where(sql`${fan.outcome} is null`),
		index("waiting_list_in_line").on(fan.saleId, fan.joinedAt, fan.id).where(sql`${fan.outcome} is null`),
		/** The first few of those who want the same are found without reading the list. */
		index("waiting_list_by_wish")
			.on(fan.saleId, fan.sectionId, fan.size, fan.joinedAt, fan.id)
			.where(sql`${fan.outcome} is null`),
		check("waiting_list_size_is_small", sql`${fan.size} between 1 and 4`),
		check("waiting_list_outcome_is_known", sql`${fan.outcome} in ('served', 'left', 'missed', 'over')`),
	],
);
export type WaitingFan = typeof waitingList.$inferSelect;

/** Places that one fan of the waiting list can take until a certain time. Meanwhile nobody else is offered them. */
export const placeOffers = pgTable(
	"place_offers",
	{
		id: id(),
		fanId: uuid("fan_id")
			.notNull()
			.references(() => waitingList.id, { onDelete: "cascade" }),
		sectionId: uuid("section_id")
			.notNull()
			.references(() => ticketSections.id, { onDelete: "cascade" }),
		/** Free places, held under the offer's id; otherwise somebody gives theirs back. */
		isHeld: boolean("is_held").notNull().default(false),
		/** None with free seating. */
		seatIds: uuid("seat_ids").array().notNull(),
		/** What each costs, as it was offered. Null in offers by older versions: what the section costs. */
		price: bigint("price", { mode: "number" }),
		expiresAt: instant("expires_at").notNull(),
		createdAt: createdAt(),
		/** The order that takes them, from the moment it is placed. */
		orderId: uuid("order_id")
			.unique("place_offers_of_order")
			.references(() => orders.id, { onDelete: "restrict" }),
		/** Null while it is open. */
		outcome: text("outcome", { enum: offerOutcomes }),
	},
	(offer) => [
		uniqueIndex("place_offers_one_open_a_fan").on(offer.fanId).where(sql`${offer.outcome} is null`),
		index("place_offers_open_until").on(offer.expiresAt).where(sql`${offer.outcome} is null`),
		check(
			"place_offers_outcome_is_known",
			sql`${offer.outcome} in ('taken', 'declined', 'lapsed', 'withdrawn')`,
		),
		check("place_offers_taken_by_an_order", sql`${offer.outcome} <> 'taken' or ${offer.orderId} is not null`),
	],
);
export type PlaceOffer = typeof placeOffers.$inferSelect;
