import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { refuse } from "../../platform/http/refusal";
import { passRefusals } from "./contract";
import { type Pass, passes } from "./tables.server";
import { readTicketNumber } from "./ticket-number";

/** For a transaction that decides what happens to a ticket: others that want the same one wait. */
export async function lockPass(db: Db, number: string): Promise<Pass | null> {
	const [pass] = await db.select().from(passes).where(eq(passes.number, number)).for("no key update");
	return pass ?? null;
}

/** The same for many, by number. Always in the same order, so that two with the same tickets cannot deadlock. */
export async function lockPasses(db: Db, numbers: readonly string[]): Promise<Map<string, Pass>> {
	const rows = await db
		.select()
		.from(passes)
		.where(inArray(passes.number, [...new Set(numbers)]))
		.orderBy(passes.number)
		.for("no key update");
	return new Map(rows.map((pass) => [pass.number, pass]));
}

/** By its number as printed. Another member's is unknown, just as one that does not exist. */
export async function lockOwnPass(db: Db, typed: string, memberId: string): Promise<Pass> {
	const number = readTicketNumber(typed);
	const pass = number && (await lockPass(db, number));
	if (!pass || pass.memberId !== memberId) throw refuse(passRefusals, "passes.unknown");
	return pass;
}
