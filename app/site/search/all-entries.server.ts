import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { defaultLanguage } from "../../platform/words/language";
import { isFindable } from "./entries.server";
import type { SearchKind } from "./search-kind";
import { searchEntries } from "./tables.server";

/** The number of findable entries of each kind. */
export const countEntries = (db: Db): Promise<{ kind: SearchKind; count: number }[]> =>
	db
		.select({ kind: searchEntries.kind, count: sql<number>`count(*)` })
		.from(searchEntries)
		.where(isFindable(defaultLanguage))
		.groupBy(searchEntries.kind);

/** All entries of a kind, in an order that stays stable when content is added. */
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

/** Whether readers can find it now. */
export const isEntry = async (db: Db, kind: SearchKind, slug: string): Promise<boolean> =>
	(await db.$count(
		searchEntries,
		and(isFindable(defaultLanguage), eq(searchEntries.kind, kind), eq(searchEntries.slug, slug)),
	)) > 0;
