import { eq } from "drizzle-orm";
import { statusOf } from "../../matches/fixtures/fixtures.server";
import { recordAudit } from "../../members/staff/audit.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { promoLinks, ticketSales } from "../tables.server";
import { waitingList } from "../waiting-list/tables.server";
import { waitingFans } from "../waiting-room/tables.server";
import { lockPlannedSale } from "./change-sale.server";
import type { publishSale, removeSale } from "./sale-contract";
import { ticketSellingRefusals } from "./sale-parts";
import { saleVersionOf } from "./sale-plans.server";
import { findSaleEvent } from "./sales.server";
import { deleteSection, refuseUsed } from "./sections.server";

/** Idempotent. */
export async function setPublished(
	{ db, who }: MemberContext,
	{ event: slug, isPublished }: ParsedInputOf<typeof publishSale>,
): Promise<void> {
	await transaction(db, async (db) => {
		const { sale, sections } = await lockPlannedSale(db, slug);
		if ((sale.publishedAt !== null) === isPublished) return;
		const ids = sections.map(({ id }) => id);
		if (isPublished) {
			const event = await findSaleEvent(db, slug);
			if (["finished", "cancelled"].includes(statusOf(event)))
				throw refuse(ticketSellingRefusals, "sale.event_over");
			if (sale.closesAt <= new Date()) throw refuse(ticketSellingRefusals, "sale.over");
			const sizes = await readAllotments(db, ids);
			if (![...sizes.values()].some(({ size }) => size > 0))
				throw refuse(ticketSellingRefusals, "sale.no_sections");
		} else if (await isTouched(db, sale.id, ids)) throw refuse(ticketSellingRefusals, "sale.has_sales");
		await db
			.update(ticketSales)
			.set({ publishedAt: isPublished ? new Date() : null })
			.where(eq(ticketSales.id, sale.id));
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.publish",
			subject: `event/${slug}`,
			before: { isPublished: !isPublished },
			after: { isPublished },
		});
	});
}

/** Somebody has something of it, or waits for it. */
async function isTouched(db: Db, saleId: string, sectionIds: readonly string[]): Promise<boolean> {
	const standings = await readAllotments(db, sectionIds);
	if ([...standings.values()].some(({ held, sold }) => held + sold > 0)) return true;
	return (
		(await db.$count(waitingFans, eq(waitingFans.saleId, saleId))) > 0 ||
		(await db.$count(waitingList, eq(waitingList.saleId, saleId))) > 0
	);
}

/** Only a draft, and only if nothing was ever ordered from it while it was published. */
export async function dropSale(
	{ db, who }: MemberContext,
	{ event: slug, version }: ParsedInputOf<typeof removeSale>,
): Promise<void> {
	await transaction(db, async (db) => {
		const { sale, sections, before } = await lockPlannedSale(db, slug);
		if (saleVersionOf(before) !== version) throw refuse(ticketSellingRefusals, "sale.changed");
		const promos = await db.$count(promoLinks, eq(promoLinks.saleId, sale.id));
		if (sale.publishedAt || promos > 0) throw refuse(ticketSellingRefusals, "sale.has_sales");
		for (const { id } of sections) await deleteSection(db, id);
		await db.delete(ticketSales).where(eq(ticketSales.id, sale.id));
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.sale",
			subject: `event/${slug}`,
			before: { ...before, sections: sections.length },
		});
	}).catch(refuseUsed);
}
