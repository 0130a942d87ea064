import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { type Pass, passes } from "./tables.server";

/** For a transaction that decides what becomes of a ticket: others who want the same one wait. */
export async function lockPass(db: Db, number: string): Promise<Pass | null> {
	const [pass] = await db.select().from(passes).where(eq(passes.number, number)).for("no key update");
	return pass ?? null;
}
