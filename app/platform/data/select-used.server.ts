import { exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "./database.server";

/** Which of a few known keys occur, in the given order: one index lookup per key, however many rows. */
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
