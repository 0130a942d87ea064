import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { defaultLanguage } from "../platform/language";
import { isFindable } from "./entries.server";
import type { SearchKind } from "./search-kind";
import { searchEntries } from "./tables.server";

/** How much of each kind can be found. */
export const countEntries = (db: Db): Promise<{ kind: SearchKind; count: number }[]> =>
	db
		.select({ kind: searchEntries.kind, count: sql<number>`count(*)` })
		.from(searchEntries)
		.where(isFindable(defaultLanguage))
		.groupBy(searchEntries.kind);

/** Everything of a kind, in an order that new content does not disturb. */
export const listEntries = (db: Db, kind: SearchKind, limit: number, offset: number) =>
	db
		.select({
			kind: searchEntries.kind,
			slug: searchEntries.slug,
			division: searchEntries.division,
			title: searchEntries.title,
			happenedAt: searchEntries.happenedAt,
		})
		.from(searchEntries)
		.where(and(isFindable(defaultLanguage), eq(searchEntries.kind, kind)))
		.orderBy(asc(searchEntries.happenedAt), asc(searchEntries.slug))
		.limit(limit)
		.offset(offset);
