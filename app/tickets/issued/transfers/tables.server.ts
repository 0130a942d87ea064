import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../../members/tables.server";
import { createdAt, id, instant } from "../../../platform/data/columns.server";
import { languages } from "../../../platform/words/language";
import { issuedTickets } from "../tables.server";
import { transferOutcomes } from "./transfer-outcomes";

/** A ticket offered to somebody by e-mail or phone. Until it is accepted, it stays the giver's. */
export const passTransfers = pgTable(
	"pass_transfers",
	{
		id: id(),
		passId: uuid("pass_id")
			.notNull()
			.references(() => issuedTickets.id, { onDelete: "restrict" }),
		giverId: uuid("giver_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		/** An e-mail address in lower case or a phone number in E.164, whether or not anybody has an account with it. */
		recipient: text("recipient").notNull(),
		/** What the recipient's message is written in: the giver knows them better than we do. */
		language: text("language", { enum: languages }).notNull(),
		/** Of the link in that message; null until it has been written. */
		tokenHash: text("token_hash").unique("pass_transfers_token"),
		expiresAt: instant("expires_at").notNull(),
		createdAt: createdAt(),
		/** Null while it is open. */
		outcome: text("outcome", { enum: transferOutcomes }),
		endedAt: instant("ended_at"),
		/** The recipient's ticket, once accepted. */
		newPassId: uuid("new_pass_id").references(() => issuedTickets.id, { onDelete: "restrict" }),
	},
	(transfer) => [
		uniqueIndex("pass_transfers_one_open_a_pass").on(transfer.passId).where(sql`${transfer.outcome} is null`),
		uniqueIndex("pass_transfers_of_new_pass").on(transfer.newPassId),
		index("pass_transfers_open_to").on(transfer.recipient).where(sql`${transfer.outcome} is null`),
		index("pass_transfers_open_until").on(transfer.expiresAt).where(sql`${transfer.outcome} is null`),
		check(
			"pass_transfers_outcome_is_known",
			sql`${transfer.outcome} in ('accepted', 'declined', 'cancelled', 'expired')`,
		),
		check(
			"pass_transfers_ended_says_when",
			sql`(${transfer.outcome} is null) = (${transfer.endedAt} is null)`,
		),
		check(
			"pass_transfers_accepted_has_a_new_pass",
			sql`(${transfer.outcome} is not distinct from 'accepted') = (${transfer.newPassId} is not null)`,
		),
	],
);
export type TicketTransfer = typeof passTransfers.$inferSelect;
