import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { escapeLike } from "../platform/list-words.server";
import { parsePhone } from "./phone-numbers.server";
import { members } from "./tables.server";

const mostFound = 50;
/** Shorter ones are in every other name, and no index finds them. */
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
 * Word by word, so that their order does not matter, and the index looks for fewer letters. The last one first: the index
 * leaps from one name that has the first part to the next, and fewer have a person's last name than the first.
 */
function partsOf(sought: string): string[] {
	const words = sought.split(/\s+/).reverse();
	const parts = words.some(({ length }) => length >= shortestPart) ? words : [sought];
	return parts.some(({ length }) => length >= shortestPart) ? parts : [];
}
