import { eq, sql } from "drizzle-orm";
import { NotEnough, readAllotments, resizeAllotment } from "../../allotments/allotments.server";
import { countUnpaid } from "../../orders/sold-orders.server";
import type { MemberContext } from "../../platform/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { type Localized, localize } from "../../platform/language";
import { InvalidInput, refuse, refuseSaying } from "../../platform/refusal";
import { transaction } from "../../platform/transaction.server";
import { recordAudit } from "../../staff/audit.server";
import { lockSale } from "../lock-sale.server";
import { isNumbered } from "../seats/section-seats.server";
import { ticketSales, ticketSections } from "../tables.server";
import { type changeSaleWindow, type changeSection, type pauseSale, ticketSellingRefusals } from "./contract";
import { findSaleBySlug, windowOf } from "./sales.server";

export async function moveWindow(
	{ db, language, who }: MemberContext,
	{ event, ...wish }: ParsedInputOf<typeof changeSaleWindow>,
): Promise<void> {
	const window = {
		membersOpenAt: wish.membersOpenAt ? new Date(wish.membersOpenAt) : null,
		opensAt: new Date(wish.opensAt),
		closesAt: new Date(wish.closesAt),
	};
	const faults: Record<string, string[]> = {};
	if (window.opensAt >= window.closesAt) faults.closesAt = [localize(closesTooEarly, language)];
	if (window.membersOpenAt && window.membersOpenAt >= window.opensAt)
		faults.membersOpenAt = [localize(membersTooLate, language)];
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
	await transaction(db, async (db) => {
		const { id } = await findSaleBySlug(db, event);
		const before = (await lockSale(db, id))!;
		const [after] = await db.update(ticketSales).set(window).where(eq(ticketSales.id, id)).returning();
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.window",
			subject: `event/${event}`,
			before: windowOf(before),
			after: windowOf(after!),
		});
	});
}

/** Doing it again changes nothing. */
export async function setPaused(
	{ db, who }: MemberContext,
	{ event, isPaused }: ParsedInputOf<typeof pauseSale>,
): Promise<void> {
	await transaction(db, async (db) => {
		const { id } = await findSaleBySlug(db, event);
		const { pausedAt } = (await lockSale(db, id))!;
		if ((pausedAt !== null) === isPaused) return;
		await db
			.update(ticketSales)
			.set({ pausedAt: isPaused ? sql`now()` : null })
			.where(eq(ticketSales.id, id));
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.pause",
			subject: `event/${event}`,
			before: { isPaused: !isPaused },
			after: { isPaused },
		});
	});
}

const closesTooEarly = { id: "Harus setelah penjualan dibuka.", en: "This must be after the sale opens." };
const membersTooLate = {
	id: "Harus sebelum penjualan dibuka untuk semua.",
	en: "This must be before the sale opens for everybody.",
};

export async function editSection(
	{ db, who }: MemberContext,
	{ id, price, quota, perMemberLimit }: ParsedInputOf<typeof changeSection>,
): Promise<AnswerOf<typeof changeSection>> {
	return transaction(db, async (db) => {
		const [found] = await db
			.select({ section: ticketSections, isNumbered })
			.from(ticketSections)
			.where(eq(ticketSections.id, id))
			.for("no key update");
		if (!found) throw refuse(ticketSellingRefusals, "section.unknown");
		const { section } = found;
		const size = (await readAllotments(db, [id])).get(id)!.size;
		if (quota !== size && found.isNumbered) throw refuse(ticketSellingRefusals, "section.is_numbered");
		await db.update(ticketSections).set({ price, perMemberLimit }).where(eq(ticketSections.id, id));
		// The quota last: it is the row that buyers wait for.
		if (quota !== size) await resizeQuota(db, id, quota, "section.quota_too_small");
		const before = { price: section.price, quota: size, perMemberLimit: section.perMemberLimit };
		const after = { price, quota, perMemberLimit };
		if (JSON.stringify(before) !== JSON.stringify(after))
			await recordAudit(db, {
				by: who.memberId,
				action: "tickets.section",
				subject: `section/${section.key}/${id}`,
				before,
				after,
			});
		const { size: now, ...rest } = (await readAllotments(db, [id])).get(id)!;
		return { quota: now, ...rest, openOrders: await countUnpaid(db, [id]) };
	});
}

/** A quota below what is gone is refused with how much that is. */
export async function resizeQuota(
	db: Db,
	id: string,
	quota: number,
	code: "section.quota_too_small" | "promo.quota_too_small",
) {
	await resizeAllotment(db, id, () => quota).catch(async (error) => {
		if (!(error instanceof NotEnough)) throw error;
		const { sold, held } = (await readAllotments(db, [id])).get(id)!;
		throw refuseSaying(ticketSellingRefusals, code, tooSmall(quota, sold, held));
	});
}

const tooSmall = (quota: number, sold: number, held: number): Localized => ({
	id: `Kuota ${quota} terlalu kecil: ${sold} sudah terjual dan ${held} sedang ditahan pembeli.`,
	en: `A quota of ${quota} is too small: ${sold} are sold and ${held} are held by buyers.`,
});
