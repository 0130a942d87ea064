import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgSequence, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { bytes, instant } from "../../platform/data/columns.server";
import { ticketSales } from "../tables.server";

/** Lots are numbered one after another, so that nobody, the club included, can pick a lucky one. */
export const waitingLots = pgSequence("waiting_lots");

/** A sale with a row here has a waiting room. It is on from `startsAt` to `endsAt`; nothing is sold around it then. */
export const waitingRooms = pgTable(
	"waiting_rooms",
	{
		saleId: uuid("sale_id")
			.primaryKey()
			.references(() => ticketSales.id, { onDelete: "cascade" }),
		/** Null while nothing has switched it on: see `busyFrom`. */
		startsAt: instant("starts_at"),
		endsAt: instant("ends_at"),
		/** Switches the room on when this many tickets have been taken within a minute. */
		busyFrom: integer("busy_from"),
		/** What had been taken at the last look, a minute ago. */
		takenBefore: integer("taken_before"),
		/** Members let in per minute. */
		perMinute: integer("per_minute").notNull(),
		/** How long an admission lasts. */
		minutesToBuy: integer("minutes_to_buy").notNull().default(15),
		/** 32 random bytes. Its SHA-256 is public from the start, the seed itself once the lots are drawn. */
		seed: bytes("seed")
			.notNull()
			.default(sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`),
		drawnAt: instant("drawn_at"),
		/** Every lot in the draw, ascending: what the order can be recomputed from. */
		drawnLots: bigint("drawn_lots", { mode: "number" }).array(),
		/** The time since then decides how many admissions are due. */
		admitsFrom: instant("admits_from"),
	},
	(room) => [
		check("waiting_rooms_rate_is_positive", sql`${room.perMinute} > 0`),
		check("waiting_rooms_time_to_buy", sql`${room.minutesToBuy} between 1 and 120`),
		check("waiting_rooms_seed_is_long", sql`octet_length(${room.seed}) = 32`),
		check("waiting_rooms_drawn_with_lots", sql`(${room.drawnAt} is null) = (${room.drawnLots} is null)`),
	],
);
export type WaitingRoom = typeof waitingRooms.$inferSelect;
export type WaitingRoomInsert = typeof waitingRooms.$inferInsert;

/** One row per member and sale, whatever number of devices they wait on. A group shares a lot. */
export const waitingFans = pgTable(
	"waiting_fans",
	{
		saleId: uuid("sale_id")
			.notNull()
			.references(() => waitingRooms.saleId, { onDelete: "cascade" }),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		lot: bigint("lot", { mode: "number" }).notNull().default(sql`nextval('waiting_lots')`),
		joinedAt: instant("joined_at").notNull().default(sql`clock_timestamp()`),
		/** Where the draw put the lot; null for those who came later and stand behind, in the order of their lots. */
		place: integer("place"),
		admittedAt: instant("admitted_at"),
		leftAt: instant("left_at"),
		/** Every write sets it, so that a process reads only what has changed. */
		changedAt: instant("changed_at").notNull().default(sql`clock_timestamp()`),
	},
	(fan) => [
		primaryKey({ name: "waiting_fans_pkey", columns: [fan.saleId, fan.memberId] }),
		index("waiting_fans_changed").on(fan.saleId, fan.changedAt),
		index("waiting_fans_of_lot").on(fan.lot),
		index("waiting_fans_in_line")
			.on(fan.saleId, fan.place, fan.lot)
			.where(sql`${fan.admittedAt} is null and ${fan.leftAt} is null`),
	],
);
