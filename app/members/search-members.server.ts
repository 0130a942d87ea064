import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { escapeLike } from "../platform/lists/list-words.server";
import { parsePhone } from "./phone-numbers.server";
import { members } from "./tables.server";

const mostFound = 50;
/** Shorter parts occur in too many names, and the trigram index cannot find them. */
const shortestPart = 3;

/** Members by their address, their number in any notation, or parts of their name. */
export async function searchMembers(db: Db, words: string): Promise<string[]> {
	const sought = words.trim().toLowerCase();
	const phone = parsePhone(sought);
	const rows = await db
		.select({ id: members.id })
		.from(members)
		.where(
			or(
				eq(members.email, sought),
				phone ? eq(members.phone, phone) : undefined,
				and(...partsOf(sought).map((part) => sql`lower(${members.name}) like ${`%${escapeLike(part)}%`}`)),
			),
		)
		.limit(mostFound);
	return rows.map(({ id }) => id);
}

/**
 * Word by word, so their order does not matter and the index looks for fewer trigrams. The last word first: the index
 * starts from the names that contain the first part, and last names are rarer than first names.
 */
function partsOf(sought: string): string[] {
	const words = sought.split(/\s+/).reverse();
	const parts = words.some(({ length }) => length >= shortestPart) ? words : [sought];
	return parts.some(({ length }) => length >= shortestPart) ? parts : [];
}
