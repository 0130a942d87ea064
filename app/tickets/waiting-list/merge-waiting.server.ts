import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { placeOffers, waitingList } from "./tables.server";

/**
 * Merges two accounts. Of two places on one list, the one with an offer is kept, or else the better one. Where both have an
 * offer, the second expires by itself.
 */
export async function mergeWaiting(db: Db, { kept, gone }: { kept: string; gone: string }) {
	const isOffered = (fan: "one" | "other") => sql`exists (
		select from ${placeOffers} offer where offer.fan_id = ${sql.identifier(fan)}.id and offer.outcome is null)`;
	await db.execute(sql`
		update ${waitingList} one set outcome = 'left' from ${waitingList} other
		where one.sale_id = other.sale_id and one.outcome is null and other.outcome is null
		and one.member_id in (${kept}, ${gone}) and other.member_id in (${kept}, ${gone}) and one.id <> other.id
		and not ${isOffered("one")}
		and (${isOffered("other")} or (other.joined_at, other.id) < (one.joined_at, one.id))`);
	await db.execute(sql`
		update ${waitingList} going set member_id = ${kept} where member_id = ${gone} and not (
			outcome is null and exists (
				select from ${waitingList} staying where staying.member_id = ${kept}
				and staying.sale_id = going.sale_id and staying.outcome is null))`);
}
