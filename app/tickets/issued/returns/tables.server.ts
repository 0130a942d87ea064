import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../../members/tables.server";
import { createdAt, id, instant } from "../../../platform/data/columns.server";
import { placeOffers } from "../../waiting-list/tables.server";
import { issuedTickets } from "../tables.server";
import { returnOutcomes } from "./return-outcomes";

/** Tickets that their owners give back. Until somebody from the waiting list has paid for one, it stays valid and theirs. */
export const ticketReturns = pgTable(
	"ticket_returns",
	{
		id: id(),
		passId: uuid("pass_id")
			.notNull()
			.references(() => issuedTickets.id, { onDelete: "restrict" }),
		giverId: uuid("giver_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		/** Who it was offered to last; reserved for them while that offer is open. */
		offerId: uuid("offer_id").references(() => placeOffers.id, { onDelete: "restrict" }),
		createdAt: createdAt(),
		/** Null while it is open. */
		outcome: text("outcome", { enum: returnOutcomes }),
		endedAt: instant("ended_at"),
	},
	(back) => [
		uniqueIndex("ticket_returns_one_open_a_pass").on(back.passId).where(sql`${back.outcome} is null`),
		index("ticket_returns_of_offer").on(back.offerId),
		check("ticket_returns_outcome_is_known", sql`${back.outcome} in ('taken', 'withdrawn', 'over')`),
		check("ticket_returns_ended_says_when", sql`(${back.outcome} is null) = (${back.endedAt} is null)`),
		check("ticket_returns_taken_by_an_offer", sql`${back.outcome} <> 'taken' or ${back.offerId} is not null`),
	],
);
export type TicketReturn = typeof ticketReturns.$inferSelect;
