import { eq, sql } from "drizzle-orm";
import { holdShares, readHold, releaseHold } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type Allocation, allocationInvites, allocations } from "./tables.server";

/** Runs in the transaction that sells a paid order: its place leaves the allocation's hold and is sold before it could appear free. */
export async function sellAllocated({ db }: { db: Db }, order: { id: string }) {
	const [found] = await invitedByOrder.run(db, { orderId: order.id });
	if (found && found.allocation.price > 0) await leaveHold(db, found.allocation, found.invite.seatId);
}

const invitedByOrder = statement((db: Db) =>
	db
		.select({ invite: allocationInvites, allocation: allocations })
		.from(allocationInvites)
		.innerJoin(allocations, eq(allocations.id, allocationInvites.allocationId))
		.where(eq(allocationInvites.orderId, sql.placeholder("orderId")))
		.for("no key update", { of: allocations }),
);

/** Removes one place from its hold. Once the hold has expired there is nothing to release: the rest is on public sale. */
export async function leaveHold(db: Db, { id, sectionId }: Allocation, seatId: string | null) {
	const hold = await readHold(db, id);
	if (!hold) return;
	const rest = hold.shares
		.map((share) =>
			share.allotmentId === sectionId || share.allotmentId === seatId
				? { ...share, quantity: share.quantity - 1 }
				: share,
		)
		.filter(({ quantity }) => quantity > 0);
	if (rest.length > 0) await holdShares(db, id, rest, hold.seconds);
	else await releaseHold(db, id);
}
