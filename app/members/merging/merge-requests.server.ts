import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Pair } from "./column-rules.server";
import { daysToWait, type MergeOutcome } from "./merge-states";
import { type MergeRequest, mergeRequests } from "./tables.server";

const isWaiting = and(isNull(mergeRequests.outcome), gt(mergeRequests.expiresAt, sql`now()`));
const isOver = or(isNotNull(mergeRequests.outcome), lte(mergeRequests.expiresAt, sql`now()`));

export const stillWaits = (id: string) => and(eq(mergeRequests.id, id), isWaiting);

/** Call with both members locked. */
export async function insertMergeRequest(
	db: Db,
	{ kept, gone, because, askedBy }: Pair & { because: string; askedBy: string },
): Promise<MergeRequest> {
	await db
		.update(mergeRequests)
		.set(ended("expired"))
		.where(
			and(
				eq(mergeRequests.goneId, gone),
				isNull(mergeRequests.outcome),
				lte(mergeRequests.expiresAt, sql`now()`),
			),
		);
	const [request] = await db
		.insert(mergeRequests)
		.values({
			keptId: kept,
			goneId: gone,
			because,
			askedBy,
			expiresAt: sql`now() + make_interval(days => ${daysToWait})`,
		})
		.returning();
	return request!;
}

/** What waits for the account that would go, or the opposite merge of the same two. */
export async function findWaitingMerge(db: Db, { kept, gone }: Pair): Promise<MergeRequest | null> {
	const isOpposite = and(eq(mergeRequests.goneId, kept), eq(mergeRequests.keptId, gone));
	const [request] = await db
		.select()
		.from(mergeRequests)
		.where(and(isWaiting, or(eq(mergeRequests.goneId, gone), isOpposite)));
	return request ?? null;
}

export async function findMergeRequest(db: Db, id: string): Promise<MergeRequest | null> {
	const [request] = await db.select().from(mergeRequests).where(eq(mergeRequests.id, id));
	return request ?? null;
}

/** Locks it, if it still waits: of any number who decide at once, one does. */
export async function lockWaitingMerge(db: Db, id: string): Promise<MergeRequest | null> {
	const [request] = await db.select().from(mergeRequests).where(stillWaits(id)).for("update");
	return request ?? null;
}

type Ending = Pick<Partial<MergeRequest>, "provenBy" | "endedBy" | "declinedBecause">;

export const endMergeRequest = (db: Db, id: string, outcome: MergeOutcome, by: Ending) =>
	db
		.update(mergeRequests)
		.set({ ...ended(outcome), ...by })
		.where(eq(mergeRequests.id, id));

/** The account is gone: nothing else can be merged into it, or it into another. */
export const outdateRequestsOf = (db: Db, gone: string) =>
	db
		.update(mergeRequests)
		.set(ended("outdated"))
		.where(
			and(isNull(mergeRequests.outcome), or(eq(mergeRequests.goneId, gone), eq(mergeRequests.keptId, gone))),
		);

const ended = (outcome: MergeOutcome) => ({
	outcome,
	endedAt: sql`now()`,
	codeTo: null,
	codeSalt: null,
	codeHash: null,
	codeExpiresAt: null,
});

export const countWaitingMerges = (db: Db) => db.$count(mergeRequests, isWaiting);

type Page = { isWaiting: boolean; after?: string | undefined; limit: number };

/** Newest first: ids follow the time of asking. */
export const listMergeRequests = (db: Db, page: Page) =>
	db
		.select()
		.from(mergeRequests)
		.where(
			and(page.isWaiting ? isWaiting : isOver, page.after ? lt(mergeRequests.id, page.after) : undefined),
		)
		.orderBy(desc(mergeRequests.id))
		.limit(page.limit);
