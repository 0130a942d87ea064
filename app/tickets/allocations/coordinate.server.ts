import { and, desc, eq } from "drizzle-orm";
import { hashToken, newToken } from "../../members/tokens.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type invite, type myAllocations, allocationRefusals as refusals } from "./contract";
import { allocationStateOf, describeAllocations } from "./describe-allocations.server";
import { allocationInvites, allocations } from "./tables.server";

const shown = 20;

export async function listOwn({ db, language, who }: MemberContext): Promise<AnswerOf<typeof myAllocations>> {
	const rows = await db
		.select()
		.from(allocations)
		.where(eq(allocations.coordinatorId, who.memberId))
		.orderBy(desc(allocations.endsAt), desc(allocations.id))
		.limit(shown);
	const described = await describeAllocations(db, language, rows);
	return { allocations: described.filter(({ event }) => event.status !== "finished") };
}

/** The allocation's lock serialises invitations: there are never more of them than places. */
export async function inviteGuest(
	{ db, settings, who }: MemberContext,
	{ id, name }: { id: string; name: string },
): Promise<AnswerOf<typeof invite>> {
	return transaction(db, async (db) => {
		const allocation = await lockOwn(db, id, who.memberId);
		if (allocation.endsAt <= new Date()) throw refuse(refusals, "allocation.over");
		const invites = await db.select().from(allocationInvites).where(eq(allocationInvites.allocationId, id));
		if (invites.length >= allocation.size) throw refuse(refusals, "allocation.full");
		const token = newToken();
		const seatId = allocation.seatIds.find((seat) => !invites.some((one) => one.seatId === seat)) ?? null;
		await db
			.insert(allocationInvites)
			.values({ allocationId: id, name, seatId, tokenHash: hashToken(token) });
		return { link: `${settings.publicUrl}${pathTo("profile-all-tickets")}?invite=${token}` };
	});
}

export async function endInvite({ db, who }: MemberContext, id: string, inviteId: string) {
	return transaction(db, async (db) => {
		await lockOwn(db, id, who.memberId);
		const isThis = and(eq(allocationInvites.id, inviteId), eq(allocationInvites.allocationId, id));
		const [found] = await db.select().from(allocationInvites).where(isThis).for("update");
		if (!found) throw refuse(refusals, "allocation.unknown_invite");
		const order = found.orderId ? await findAnyOrder(db, { id: found.orderId }) : null;
		if (allocationStateOf(order ?? undefined, new Date()) !== "open")
			throw refuse(refusals, "allocation.taken");
		await db.delete(allocationInvites).where(isThis);
		return { message: "ok" };
	});
}

/** Another member's allocation is answered as if it did not exist. */
async function lockOwn(db: Db, id: string, memberId: string) {
	const [allocation] = await db
		.select()
		.from(allocations)
		.where(and(eq(allocations.id, id), eq(allocations.coordinatorId, memberId)))
		.for("no key update");
	if (!allocation) throw refuse(refusals, "allocation.unknown");
	return allocation;
}
