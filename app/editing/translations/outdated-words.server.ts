import { eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { findOutdated } from "./outdated-pairs.server";
import { outdatedWords } from "./tables.server";

/** Call it in the transaction of every save of content in two languages. `isPart`: only some of its texts were saved. */
export async function noteChangedWords(
	db: Db,
	subject: string,
	before: unknown,
	after: unknown,
	options: { isPart?: boolean } = {},
) {
	const [known] = await db
		.select()
		.from(outdatedWords)
		.where(eq(outdatedWords.subject, subject))
		.for("update");
	const pairs = findOutdated(before, after, known?.pairs ?? [], options);
	if (pairs.length === 0) return known && forgetOutdated(db, subject);
	await db
		.insert(outdatedWords)
		.values({ subject, pairs })
		.onConflictDoUpdate({ target: outdatedWords.subject, set: { pairs } });
}

/** The English is right, or the content was deleted. */
export async function forgetOutdated(db: Db, subject: string): Promise<boolean> {
	const forgotten = await db.delete(outdatedWords).where(eq(outdatedWords.subject, subject)).returning();
	return forgotten.length > 0;
}
