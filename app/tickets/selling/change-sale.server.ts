import { asc, eq, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { lockSale } from "../sales/lock-sale.server";
import { type TicketSale, ticketSales, ticketSections } from "../tables.server";
import { findWaitingRoom } from "../waiting-room/room-plans.server";
import type { pauseSale } from "./contract";
import type { changeSale, SalePlan } from "./sale-contract";
import { ticketSellingRefusals } from "./sale-parts";
import { checkSalePlan, salePlanOf, saleRowOf, saleVersionOf } from "./sale-plans.server";
import { findSaleBySlug, findSaleEvent } from "./sales.server";

export async function editSale(
	{ db, language, who }: MemberContext,
	{ event: slug, version, ...wish }: ParsedInputOf<typeof changeSale>,
): Promise<void> {
	await transaction(db, async (db) => {
		const { sale, sections, before } = await lockPlannedSale(db, slug);
		if (saleVersionOf(before) !== version) throw refuse(ticketSellingRefusals, "sale.changed");
		const event = await findSaleEvent(db, slug);
		const room = await findWaitingRoom(db, sale.id);
		checkSalePlan(wish, language, { event, sections, room, before: sale });
		const row = saleRowOf(wish, { venue: event.venue, before: sale.venueMap });
		const [after] = await db.update(ticketSales).set(row).where(eq(ticketSales.id, sale.id)).returning();
		const plan = salePlanOf(after!, sections);
		if (saleVersionOf(plan) === version) return;
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.sale",
			subject: `event/${slug}`,
			before: differing(before, plan),
			after: differing(plan, before),
		});
	});
}

/** With its sections, locked against other editors. */
export async function lockPlannedSale(db: Db, slug: string) {
	const { id } = await findSaleBySlug(db, slug);
	const sale = (await lockSale(db, id)) as TicketSale;
	const sections = await db
		.select()
		.from(ticketSections)
		.where(eq(ticketSections.saleId, id))
		.orderBy(asc(ticketSections.listOrder), asc(ticketSections.id));
	return { sale, sections, before: salePlanOf(sale, sections) };
}

/** Idempotent. */
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

const differing = (plan: SalePlan, other: SalePlan) =>
	Object.fromEntries(
		Object.entries(plan).filter(
			([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name as keyof SalePlan]),
		),
	);
