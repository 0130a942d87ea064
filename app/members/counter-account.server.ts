import { eq } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { members } from "./tables.server";

/** On a reserved domain: nobody can own it, and nothing is ever delivered there. */
const email = "loket@klub.invalid";

export const isCounterAccount = (member: { email: string }) => member.email === email;

/**
 * Holds the tickets of people without an account: bought at the counter, or sent to an address that nobody has
 * registered. Created on first use, and disabled so that nobody can log in to it.
 */
export async function findCounterAccount(db: Db): Promise<string> {
	await db
		.insert(members)
		.values({
			email,
			name: "Loket",
			// Passes the format check, but is shorter than any real number.
			phone: "+6200000000",
			cardHidden: true,
			disabledAt: new Date(),
			disabledBecause: "Akun loket: tiket orang yang tidak punya akun.",
		})
		.onConflictDoNothing();
	const [house] = await db.select({ id: members.id }).from(members).where(eq(members.email, email));
	return house!.id;
}
