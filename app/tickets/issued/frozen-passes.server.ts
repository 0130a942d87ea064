import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type Pass, passes } from "./tables.server";

export type LivePass = Pick<
	Pass,
	"id" | "number" | "state" | "orderId" | "position" | "sectionId" | "memberId" | "frozenBy"
>;

const { id, number, state, orderId, position, sectionId, memberId, frozenBy } = passes;
const live = { id, number, state, orderId, position, sectionId, memberId, frozenBy };

const isLiveIn = (eventId: string, sectionIds: readonly string[]) =>
	and(eq(passes.eventId, eventId), inArray(passes.sectionId, [...sectionIds]), eq(passes.state, "valid"));

/** Tickets that may still let somebody in. */
export const listLivePasses = (db: Db, eventId: string, sectionIds: readonly string[]): Promise<LivePass[]> =>
	db.select(live).from(passes).where(isLiveIn(eventId, sectionIds)).orderBy(passes.orderId, passes.id);

/** Concurrent scans and transfers either finish before this or wait for it. */
export async function lockLivePasses(db: Db, eventId: string, sectionIds: readonly string[]) {
	await db
		.select({ id: passes.id })
		.from(passes)
		.where(isLiveIn(eventId, sectionIds))
		.orderBy(passes.id)
		.for("no key update");
}

/** By the id of the row that says why. */
export async function freezePasses(db: Db, rows: readonly { passId: string; by: string }[]) {
	const ids = rows.map(({ passId }) => passId);
	const reasons = rows.map(({ by }) => by);
	await db.execute(sql`
		update ${passes} set frozen_by = frozen.reason
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(reasons)}::uuid[]) as frozen(id, reason)
		where ${passes.id} = frozen.id and ${passes.state} = 'valid'`);
}

export const listFrozen = (db: Db, by: readonly string[]): Promise<LivePass[]> =>
	db
		.select(live)
		.from(passes)
		.where(and(inArray(passes.frozenBy, [...by]), eq(passes.state, "valid")));

/** They are valid again. */
export const thawPasses = (db: Db, by: string) =>
	db.update(passes).set({ frozenBy: null }).where(eq(passes.frozenBy, by));
