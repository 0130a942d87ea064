import { and, asc, count, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { refuse } from "../../platform/http/refusal";
import { newToken } from "../tokens.server";
import { followRefusals } from "./contract";
import type { FollowKind } from "./follow-kinds";
import { calendarFeeds, follows } from "./tables.server";

export type Followed = { kind: FollowKind; target: string };
const mostFollows = 200;

export const listFollows = (db: Db, memberId: string): Promise<Followed[]> =>
	db
		.select({ kind: follows.kind, target: follows.target })
		.from(follows)
		.where(eq(follows.memberId, memberId))
		.orderBy(asc(follows.createdAt), asc(follows.target));

/** Idempotent. */
export async function saveFollow(db: Db, memberId: string, { kind, target }: Followed) {
	const [row] = await db.select({ total: count() }).from(follows).where(eq(follows.memberId, memberId));
	if ((row?.total ?? 0) >= mostFollows) throw refuse(followRefusals, "follow.too_many");
	await db.insert(follows).values({ memberId, kind, target }).onConflictDoNothing();
}

export const dropFollow = (db: Db, memberId: string, followed: Followed) =>
	db.delete(follows).where(isThis(memberId, followed));

export async function hasFollow(db: Db, memberId: string, followed: Followed): Promise<boolean> {
	return (await db.select({ kind: follows.kind }).from(follows).where(isThis(memberId, followed))).length > 0;
}

/** Created on first use. */
export async function findCalendarToken(db: Db, memberId: string): Promise<string> {
	await db.insert(calendarFeeds).values({ memberId, token: newToken() }).onConflictDoNothing();
	const [feed] = await db
		.select({ token: calendarFeeds.token })
		.from(calendarFeeds)
		.where(eq(calendarFeeds.memberId, memberId));
	return feed!.token;
}

export const renewCalendarToken = (db: Db, memberId: string) =>
	db.update(calendarFeeds).set({ token: newToken() }).where(eq(calendarFeeds.memberId, memberId));

export async function findCalendarOwner(db: Db, token: string): Promise<string | null> {
	const [feed] = await db
		.select({ memberId: calendarFeeds.memberId })
		.from(calendarFeeds)
		.where(eq(calendarFeeds.token, token));
	return feed?.memberId ?? null;
}

const isThis = (memberId: string, { kind, target }: Followed) =>
	and(eq(follows.memberId, memberId), eq(follows.kind, kind), eq(follows.target, target));
