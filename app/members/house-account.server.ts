import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { members } from "./tables.server";

/** Nobody can have it: the domain is reserved, and nothing is ever delivered there. */
const email = "loket@klub.invalid";

export const isHouseAccount = (member: { email: string }) => member.email === email;

/**
 * The account that tickets are in whose holders have none: bought at the counter, or sent to an address that nobody has
 * registered with. Made when it is first needed, and closed, so that nobody logs in to it.
 */
export async function findHouseAccount(db: Db): Promise<string> {
	await db
		.insert(members)
		.values({
			email,
			name: "Loket",
			// Of the right form, and shorter than any number.
			phone: "+6200000000",
			cardHidden: true,
			disabledAt: new Date(),
			disabledBecause: "Akun loket: tiket orang yang tidak punya akun.",
		})
		.onConflictDoNothing();
	const [house] = await db.select({ id: members.id }).from(members).where(eq(members.email, email));
	return house!.id;
}
