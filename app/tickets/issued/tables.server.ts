import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { events } from "../../matches/events/tables.server";
import { members } from "../../members/tables.server";
import { orderLines } from "../../orders/tables.server";
import { bytes, createdAt, id, instant } from "../../platform/data/columns.server";
import { changedTickets } from "../changes/tables.server";
import { ticketSeats, ticketSections } from "../tables.server";
import { passStates } from "./ticket-states";

/** The Ed25519 pair that signs an event's tickets. Gates get the public one. */
export const eventKeys = pgTable(
	"event_keys",
	{
		/** Part of every code, so that a gate knows which key to check it with. */
		id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
		eventId: uuid("event_id")
			.notNull()
			.unique("event_keys_one_an_event")
			.references(() => events.id, { onDelete: "restrict" }),
		/** 32 raw bytes. */
		publicKey: bytes("public_key").notNull(),
		/** PKCS #8. */
		privateKey: bytes("private_key").notNull(),
		createdAt: createdAt(),
	},
	(key) => [check("event_keys_public_key_is_raw", sql`length(${key.publicKey}) = 32`)],
);

/**
 * Issued tickets. A place that was bought (one of an order's line) has a row for each holder it had, of which one at most
 * lets somebody in: the database sees to it.
 */
export const issuedTickets = pgTable(
	"passes",
	{
		id: id(),
		/** Printed below the QR and signed in it; see `ticket-number.ts`. */
		number: text("number").notNull().unique("passes_number"),
		orderId: uuid("order_id").notNull(),
		position: integer("position").notNull(),
		/** Counted from one within the line. */
		place: integer("place").notNull(),
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "restrict" }),
		sectionId: uuid("section_id")
			.notNull()
			.references(() => ticketSections.id, { onDelete: "restrict" }),
		/** Null with free seating. */
		seatId: uuid("seat_id").references(() => ticketSeats.id, { onDelete: "restrict" }),
		/** Whose account it is in. */
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		/** Who goes in with it. */
		holder: text("holder").notNull(),
		state: text("state", { enum: passStates }).notNull().default("valid"),
		issuedAt: instant("issued_at").notNull().defaultNow(),
		usedAt: instant("used_at"),
		usedGate: text("used_gate"),
		/** When its money went back although it was used: it can't be refunded again. */
		refundedAt: instant("refunded_at"),
		/** When it became void, somebody else's or was taken by somebody from the waiting list. */
		endedAt: instant("ended_at"),
		/** Its match has changed and its owner has to choose; until then it neither lets anybody in nor changes hands. */
		frozenBy: uuid("frozen_by").references(() => changedTickets.id, { onDelete: "set null" }),
		/** Its order's payment was charged back; until that is decided it lets nobody in and doesn't change hands. */
		isDisputed: boolean("is_disputed").notNull().default(false),
	},
	(pass) => [
		foreignKey({
			name: "passes_of_an_order_line",
			columns: [pass.orderId, pass.position],
			foreignColumns: [orderLines.orderId, orderLines.position],
		}),
		uniqueIndex("passes_one_live_a_place")
			.on(pass.orderId, pass.position, pass.place)
			.where(sql`${pass.state} in ('valid', 'used')`),
		uniqueIndex("passes_one_live_a_seat").on(pass.seatId).where(sql`${pass.state} in ('valid', 'used')`),
		index("passes_of_member").on(pass.memberId, pass.eventId),
		index("passes_of_event").on(pass.eventId, pass.id),
		index("passes_frozen").on(pass.frozenBy).where(sql`${pass.frozenBy} is not null`),
		check("passes_number_is_eight_signs", sql`${pass.number} ~ '^[0-9A-HJKMNP-TV-Z]{8}$'`),
		check(
			"passes_state_is_known",
			sql`${pass.state} in ('valid', 'used', 'void', 'transferred', 'returned')`,
		),
		check(
			"passes_used_says_when_and_where",
			sql`(${pass.state} = 'used') <= (${pass.usedAt} is not null and ${pass.usedGate} is not null)`,
		),
		check("passes_refunded_was_used", sql`${pass.refundedAt} is null or ${pass.state} = 'used'`),
		check(
			"passes_ended_says_when",
			sql`(${pass.state} in ('void', 'transferred', 'returned')) = (${pass.endedAt} is not null)`,
		),
	],
);
export type IssuedTicket = typeof issuedTickets.$inferSelect;
