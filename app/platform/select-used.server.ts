import { exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "./database.server";

/** Those of a few known keys that rows have, in the order given: a look into the index for each, however many rows. */
export const selectUsed = <Key extends string>(
	db: Db,
	keys: readonly Key[],
	selectRowsWith: (key: SQL) => SQLWrapper,
) =>
	db
		.select({ key: sql<Key>`key` })
		.from(sql`unnest(${sql.raw(`'{${keys.join(",")}}'::text[]`)}) with ordinality as keys (key, place)`)
		.where(exists(selectRowsWith(sql`keys.key`)))
		.orderBy(sql`place`);
