import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Member, Role } from "../../platform/http/access";
import { staffViews } from "./tables.server";
import type { ViewedThing } from "./viewed-things";

type View = {
	/** Whose data was opened. */
	memberId: string;
	what: ViewedThing;
	/** Which one, if there are several: an order's number. */
	reference?: string;
};

/**
 * Every endpoint that shows staff a member's data calls this, and fails if it fails, so no view goes unrecorded. `role` is
 * the one that the endpoint requires. Viewing one's own data does not count.
 */
export async function recordView(db: Db, staff: Member, role: Role, view: View): Promise<void> {
	if (view.memberId === staff.memberId) return;
	const { memberId, what, reference = null } = view;
	// A screen reloads when its window regains focus: that is still the same view.
	const isSameLook = and(
		eq(staffViews.memberId, memberId),
		eq(staffViews.staffId, staff.memberId),
		eq(staffViews.what, what),
		sql`${staffViews.reference} is not distinct from ${reference}`,
		gt(staffViews.createdAt, sql`now() - interval '15 minutes'`),
	);
	if ((await db.$count(staffViews, isSameLook)) > 0) return;
	await db.insert(staffViews).values({ staffId: staff.memberId, role, memberId, what, reference });
}

const mostShown = 100;

/** The latest views of a member's data. */
export const listViews = (db: Db, memberId: string) =>
	db
		.select({
			role: staffViews.role,
			what: staffViews.what,
			reference: staffViews.reference,
			at: staffViews.createdAt,
		})
		.from(staffViews)
		.where(eq(staffViews.memberId, memberId))
		.orderBy(desc(staffViews.createdAt))
		.limit(mostShown);
