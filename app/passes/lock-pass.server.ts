import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { refuse } from "../platform/refusal";
import { passRefusals } from "./contract";
import { type Pass, passes } from "./tables.server";
import { readTicketNumber } from "./ticket-number";

/** For a transaction that decides what becomes of a ticket: others who want the same one wait. */
export async function lockPass(db: Db, number: string): Promise<Pass | null> {
	const [pass] = await db.select().from(passes).where(eq(passes.number, number)).for("no key update");
	return pass ?? null;
}

/** By its number as printed. Another member's is unknown, just as one that does not exist. */
export async function lockOwnPass(db: Db, typed: string, memberId: string): Promise<Pass> {
	const number = readTicketNumber(typed);
	const pass = number && (await lockPass(db, number));
	if (!pass || pass.memberId !== memberId) throw refuse(passRefusals, "passes.unknown");
	return pass;
}
