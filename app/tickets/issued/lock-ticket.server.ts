import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { refuse } from "../../platform/http/refusal";
import { passRefusals } from "./contract";
import { type IssuedTicket, issuedTickets } from "./tables.server";
import { readTicketNumber } from "./ticket-number";

/** For a transaction that decides what happens to a ticket: others that want the same one wait. */
export async function lockTicket(db: Db, number: string): Promise<IssuedTicket | null> {
	const [pass] = await db
		.select()
		.from(issuedTickets)
		.where(eq(issuedTickets.number, number))
		.for("no key update");
	return pass ?? null;
}

/** The same for many, by number. Always in the same order, so that two with the same tickets cannot deadlock. */
export async function lockTickets(db: Db, numbers: readonly string[]): Promise<Map<string, IssuedTicket>> {
	const rows = await db
		.select()
		.from(issuedTickets)
		.where(inArray(issuedTickets.number, [...new Set(numbers)]))
		.orderBy(issuedTickets.number)
		.for("no key update");
	return new Map(rows.map((pass) => [pass.number, pass]));
}

/** By its number as printed. Another member's is unknown, just as one that does not exist. */
export async function lockMyTicket(db: Db, typed: string, memberId: string): Promise<IssuedTicket> {
	const number = readTicketNumber(typed);
	const pass = number && (await lockTicket(db, number));
	if (!pass || pass.memberId !== memberId) throw refuse(passRefusals, "passes.unknown");
	return pass;
}
