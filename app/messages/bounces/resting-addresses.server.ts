import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { restingAddresses } from "./tables.server";

type Resting = Pick<typeof restingAddresses.$inferInsert, "address" | "reason" | "detail">;

/** A dead address stays dead, whatever is said of it afterwards. */
export async function restAddress(db: Db, { address, ...why }: Resting) {
	await db
		.insert(restingAddresses)
		.values({ address: address.trim().toLowerCase(), ...why })
		.onConflictDoUpdate({
			target: restingAddresses.address,
			set: { ...why, since: sql`now()` },
			setWhere: sql`${restingAddresses.reason} = 'complained' and excluded.reason = 'bounced'`,
		});
}

export async function findResting(db: Db, address: string) {
	const [found] = await db.select().from(restingAddresses).where(eq(restingAddresses.address, address));
	return found ?? null;
}

/** False if it was awake. */
export async function wakeAddress(db: Db, address: string): Promise<boolean> {
	const woken = await db
		.delete(restingAddresses)
		.where(eq(restingAddresses.address, address))
		.returning({ address: restingAddresses.address });
	return woken.length > 0;
}
