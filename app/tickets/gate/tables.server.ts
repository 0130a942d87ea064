import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { events } from "../../matches/events/tables.server";
import { members } from "../../members/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { issuedTickets } from "../issued/tables.server";
import { measureKinds } from "./board/measure-kinds";
import { type Direction, scanVerdicts } from "./scan-verdicts";

/** Every scan of a ticket at a gate, whatever the result. Its verdict is never changed. */
export const gateScans = pgTable(
	"gate_scans",
	{
		/** Made by the scanner, so that one sent twice counts once. */
		id: uuid("id").primaryKey(),
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "restrict" }),
		/** Null for a code that is nobody's. */
		passId: uuid("pass_id").references(() => issuedTickets.id, { onDelete: "restrict" }),
		/** As read or typed. */
		number: text("number"),
		gate: text("gate").notNull(),
		/** Which device it was. */
		scanner: text("scanner").notNull(),
		/** Who held it. */
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		direction: text("direction").$type<Direction>().notNull(),
		verdict: text("verdict", { enum: scanVerdicts }).notNull(),
		/** What the scanner had shown without a network; null when it asked. */
		shown: text("shown", { enum: scanVerdicts }),
		/** Somebody may go out and come in again: their first, second … time inside. */
		visit: integer("visit"),
		isManual: boolean("is_manual").notNull(),
		/** By the server's clock, however wrong the scanner's is. */
		scannedAt: instant("scanned_at").notNull(),
		receivedAt: instant("received_at").notNull().default(sql`clock_timestamp()`),
	},
	(scan) => [
		uniqueIndex("gate_scans_one_entry").on(scan.passId, scan.visit).where(sql`${scan.verdict} = 'in'`),
		uniqueIndex("gate_scans_one_exit").on(scan.passId, scan.visit).where(sql`${scan.verdict} = 'out'`),
		index("gate_scans_of_event").on(scan.eventId, scan.receivedAt),
		index("gate_scans_of_pass").on(scan.passId, scan.receivedAt),
		check("gate_scans_direction_is_known", sql`${scan.direction} in ('in', 'out')`),
		check(
			"gate_scans_passed_has_a_visit",
			sql`(${scan.verdict} in ('in', 'out')) = (${scan.visit} is not null)`,
		),
	],
);
export type GateScan = typeof gateScans.$inferSelect;

/** Devices that scan at an event, as they reported last. */
export const gateScanners = pgTable(
	"gate_scanners",
	{
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "cascade" }),
		scanner: text("scanner").notNull(),
		gate: text("gate").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
		/** Scans that it had not sent yet. */
		waiting: integer("waiting").notNull(),
	},
	(scanner) => [primaryKey({ name: "gate_scanners_pkey", columns: [scanner.eventId, scanner.scanner] })],
);

/** What happened on a match day, in the words of those who were there. */
export const gateIncidents = pgTable(
	"gate_incidents",
	{
		id: id(),
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "restrict" }),
		words: text("words").notNull(),
		isSerious: boolean("is_serious").notNull(),
		notedBy: uuid("noted_by")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		createdAt: createdAt(),
		/** What was done about it; null while it is open. */
		outcome: text("outcome"),
		closedAt: instant("closed_at"),
	},
	(incident) => [
		index("gate_incidents_of_event").on(incident.eventId, incident.createdAt),
		check(
			"gate_incidents_closed_with_an_outcome",
			sql`(${incident.outcome} is null) = (${incident.closedAt} is null)`,
		),
	],
);

/** What the club does about it: requested by one, approved by another where needed, and in force until it is ended. */
export const gateMeasures = pgTable(
	"gate_measures",
	{
		id: id(),
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "restrict" }),
		kind: text("kind", { enum: measureKinds }).notNull(),
		/** The spare gate, or the one whose queue is sent elsewhere. */
		gate: text("gate"),
		toGate: text("to_gate"),
		askedBy: uuid("asked_by")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		askedAt: instant("asked_at").notNull().defaultNow(),
		approvedBy: uuid("approved_by").references(() => members.id, { onDelete: "restrict" }),
		/** Null while it waits for a second person. */
		takenAt: instant("taken_at"),
		endedBy: uuid("ended_by").references(() => members.id, { onDelete: "restrict" }),
		endedAt: instant("ended_at"),
	},
	(measure) => [
		// A match can be delayed again; everything else is in force or not.
		uniqueIndex("gate_measures_one_in_force")
			.on(measure.eventId, measure.kind, sql`coalesce(${measure.gate}, '')`)
			.where(sql`${measure.endedAt} is null and ${measure.kind} <> 'delay'`),
		index("gate_measures_in_force").on(measure.eventId).where(sql`${measure.endedAt} is null`),
		check(
			"gate_measures_name_their_gates",
			sql`(${measure.kind} in ('spare_gate', 'redirect')) = (${measure.gate} is not null) and (${measure.kind} = 'redirect') = (${measure.toGate} is not null)`,
		),
		check(
			"gate_measures_taken_by_two",
			sql`${measure.takenAt} is null or ${measure.kind} not in ('delay', 'evacuate') or coalesce(${measure.approvedBy} <> ${measure.askedBy}, false)`,
		),
		check(
			"gate_measures_ended_by_somebody",
			sql`${measure.endedBy} is null or ${measure.endedAt} is not null`,
		),
	],
);
export type GateMeasure = typeof gateMeasures.$inferSelect;
