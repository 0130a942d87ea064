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
import { events } from "../../matches/events/tables.server";
import { members } from "../../members/tables.server";
import { orders } from "../../orders/tables.server";
import { createdAt, id, instant, localized } from "../../platform/data/columns.server";
import { ticketChoices } from "../buying/ticket-choices";
import { changeKinds } from "./change-kinds";

export const matchChanges = pgTable(
	"match_changes",
	{
		id: id(),
		eventId: uuid("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "restrict" }),
		kind: text("kind", { enum: changeKinds }).notNull(),
		/** What exactly was changed, as text: the same change asked for again is found by it. */
		terms: text("terms").notNull(),
		/** Whose tickets are affected. */
		sectionIds: uuid("section_ids").array().notNull(),
		/** The club's own words to the fans. */
		note: localized("note"),
		answerBy: instant("answer_by").notNull(),
		/** What happens to tickets whose owner does not answer; for some, the nearest available choice. */
		unanswered: text("unanswered", { enum: ticketChoices }).notNull(),
		createdAt: createdAt(),
		createdBy: uuid("created_by").notNull(),
		/** When the last answer was there, given or by default. */
		settledAt: instant("settled_at"),
	},
	(change) => [
		index("match_changes_of_event").on(change.eventId, change.createdAt),
		index("match_changes_open").on(change.answerBy).where(sql`${change.settledAt} is null`),
		check(
			"match_changes_kind_is_known",
			sql`${change.kind} in ('postponed', 'moved', 'no_spectators', 'stand_closed', 'cancelled')`,
		),
	],
);
export type MatchChange = typeof matchChanges.$inferSelect;

/** The tickets of one order that one member has: who was affected, and what they chose. The passes refer to their row. */
export const changedTickets = pgTable(
	"changed_tickets",
	{
		id: id(),
		changeId: uuid("change_id")
			.notNull()
			.references(() => matchChanges.id),
		orderId: uuid("order_id")
			.notNull()
			.references(() => orders.id),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		canKeep: boolean("can_keep").notNull(),
		/** How many there were, and what money and credit paid for them: when it was asked, then when it was answered. */
		tickets: integer("tickets").notNull(),
		amount: bigint("amount", { mode: "number" }).notNull(),
		credit: bigint("credit", { mode: "number" }).notNull().default(0),
		/** When its owner was asked. */
		toldAt: instant("told_at"),
		choice: text("choice", { enum: ticketChoices }),
		answeredAt: instant("answered_at"),
		/** Nobody answered in time. */
		isDefault: boolean("is_default").notNull().default(false),
		/** What went back, as money or as a voucher. */
		refundId: uuid("refund_id"),
		voucherId: uuid("voucher_id"),
	},
	(touched) => [
		uniqueIndex("changed_tickets_once").on(touched.changeId, touched.orderId, touched.memberId),
		index("changed_tickets_of_member").on(touched.memberId),
		index("changed_tickets_open").on(touched.changeId).where(sql`${touched.choice} is null`),
		check("changed_tickets_choice_is_known", sql`${touched.choice} in ('keep', 'credit', 'refund')`),
		check(
			"changed_tickets_answered_says_when",
			sql`(${touched.choice} is null) = (${touched.answeredAt} is null)`,
		),
		check(
			"changed_tickets_kept_if_possible",
			sql`${touched.canKeep} or ${touched.choice} is distinct from 'keep'`,
		),
	],
);
export type ChangedTicketRow = typeof changedTickets.$inferSelect;
