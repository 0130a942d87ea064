import { and, desc, eq } from "drizzle-orm";
import { findMemberByEmail } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import { holdShares, releaseHold } from "../../orders/allotments/allotments.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { choosePlaces } from "../buying/order-for-other.server";
import { refuseGone, seatShares } from "../buying/wanted-tickets.server";
import { findSaleBySlug, requireAhead } from "../selling/sales.server";
import { type allocate, allocationRefusals as refusals, type saleAllocations } from "./contract";
import { describeAllocations } from "./describe-allocations.server";
import { allocations } from "./tables.server";

/** Takes places from the normal sale: a hold that lasts until the allocation ends. */
export async function makeAllocation(
	{ db, language, who }: MemberContext,
	{ event, sectionId, quantity, group, coordinator, price, endsAt: typed }: ParsedInputOf<typeof allocate>,
): Promise<AnswerOf<typeof allocate>> {
	const sale = await requireAhead(db, event);
	const member = await findMemberByEmail(db, coordinator);
	if (!member) throw refuse(refusals, "allocation.unknown_coordinator");
	const endsAt = new Date(typed);
	const seconds = (endsAt.getTime() - Date.now()) / 1_000;
	if (seconds <= 0 || endsAt > sale.closesAt)
		throw new InvalidInput({ endsAt: [localize(endsBadly, language)] });
	const { choice, otherSeats } = await choosePlaces(db, sale.id, { sectionId, quantity });
	const [made] = await db
		.insert(allocations)
		.values({
			saleId: sale.id,
			sectionId,
			groupName: group,
			coordinatorId: member.id,
			price,
			size: quantity,
			seatIds: choice.seats.map(({ id }) => id),
			endsAt,
		})
		.returning();
	await recordAudit(db, {
		by: who.memberId,
		action: "tickets.allocate",
		subject: `allocation/${made!.id}`,
		after: { event, section: choice.section.key, quantity, group, coordinator: member.email, price, endsAt },
	});
	const shares = [{ allotmentId: sectionId, quantity }, ...seatShares([choice])];
	await holdShares(db, made!.id, shares, seconds, (short) =>
		refuseGone(short, { choices: [choice], otherSeats, link: null }),
	);
	return { id: made!.id };
}

const endsBadly = {
	id: "Harus di depan, paling lambat saat penjualan ditutup.",
	en: "This must be in the future, and no later than the end of the sale.",
};

export async function listOfSale(
	{ db, language }: MemberContext,
	event: string,
): Promise<AnswerOf<typeof saleAllocations>> {
	const sale = await findSaleBySlug(db, event);
	const rows = await db
		.select()
		.from(allocations)
		.where(eq(allocations.saleId, sale.id))
		.orderBy(desc(allocations.createdAt), desc(allocations.id));
	return { allocations: await describeAllocations(db, language, rows) };
}

/** Unpaid orders keep their chance: when paid, they buy like anybody else if there is a place left. */
export async function endNow({ db, who }: MemberContext, id: string) {
	return transaction(db, async (db) => {
		const [before] = await db.select().from(allocations).where(eq(allocations.id, id)).for("no key update");
		if (!before) throw refuse(refusals, "allocation.unknown");
		const now = new Date();
		if (before.endsAt > now) {
			await db
				.update(allocations)
				.set({ endsAt: now })
				.where(and(eq(allocations.id, id)));
			await releaseHold(db, id);
			await recordAudit(db, {
				by: who.memberId,
				action: "tickets.allocation-end",
				subject: `allocation/${id}`,
				before: { endsAt: before.endsAt },
				after: { endsAt: now },
			});
		}
		return { message: "ok" };
	});
}
