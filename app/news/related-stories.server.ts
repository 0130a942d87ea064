import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../platform/data/database.server";
import type { Language } from "../platform/words/language";
import { storyColumns } from "./stories.server";
import { articleMentions, articles } from "./tables.server";

/** The current article's. */
export type Here = Record<"id" | "publishedAt" | "category", SQL>;

/**
 * Related stories: first those about the same people and things (shared tags count half), then stories of the same
 * house; ties go to the closest in time. Each part reads a few rows of an index, so a long history costs no more than a
 * short one.
 */
export function selectRelated(db: Db, language: Language, here: Here, limit: number) {
	const mine = alias(articleMentions, "mine");
	const theirs = alias(articleMentions, "theirs");
	const isSameTopic = and(eq(theirs.kind, mine.kind), eq(theirs.targetSlug, mine.targetSlug));
	const sameTopic = selectAround(db, here, theirs, theirs.articleId, isSameTopic).as("same_topic");
	const byTopic = db
		.select({
			id: sameTopic.id,
			publishedAt: sameTopic.publishedAt,
			points: sql<number>`case ${mine.kind} when 'tag' then 1 else 2 end`.as("points"),
		})
		.from(mine)
		.innerJoinLateral(sameTopic, sql`true`)
		.where(eq(mine.articleId, here.id));
	const sameHouse = selectAround(db, here, articles, articles.id, eq(articles.category, here.category)).as(
		"same_house",
	);
	const byHouse = db
		.select({
			id: sameHouse.id,
			publishedAt: sameHouse.publishedAt,
			points: sql<number>`0`.as("points"),
		})
		.from(sameHouse);
	const candidates = unionAll(byTopic, byHouse).as("candidates");
	const points = sql`sum(${candidates.points})`;
	const distance = sql`abs(extract(epoch from ${candidates.publishedAt} - ${here.publishedAt}))`;
	const nearest = db
		.select({
			id: candidates.id,
			place: sql`row_number() over (order by ${points} desc, ${distance}, ${candidates.id})`.as("place"),
		})
		.from(candidates)
		.where(ne(candidates.id, here.id))
		.groupBy(candidates.id, candidates.publishedAt)
		.orderBy(sql`place`)
		.limit(limit)
		.as("nearest");
	return db
		.select(storyColumns(language))
		.from(nearest)
		.innerJoin(articles, eq(articles.id, nearest.id))
		.orderBy(asc(nearest.place));
}

const onEachSide = 8;

/** The stories published just before and just after. The article itself is the first of those before. */
function selectAround(
	db: Db,
	here: Here,
	table: PgTable & { publishedAt: PgColumn },
	id: PgColumn,
	where: SQL | undefined,
) {
	const columns = { id: sql<string>`${id}`.as("candidate_id"), publishedAt: table.publishedAt };
	const before = db
		.select(columns)
		.from(table)
		.where(and(where, lte(table.publishedAt, here.publishedAt)))
		.orderBy(desc(table.publishedAt), asc(id))
		.limit(onEachSide + 1);
	const after = db
		.select(columns)
		.from(table)
		.where(and(where, gt(table.publishedAt, here.publishedAt), lte(table.publishedAt, sql`now()`)))
		.orderBy(asc(table.publishedAt), desc(id))
		.limit(onEachSide);
	return unionAll(before, after);
}
