import { and, eq, isNull, sql } from "drizzle-orm";
import { leftOf } from "../../allotments/allotments.server";
import type { Db } from "../../platform/database.server";
import { findSaleDeadlines } from "../sale-deadlines.server";
import { isNumbered, listSeats } from "../seats/section-seats.server";
import { ticketSales, ticketSections } from "../tables.server";
import { type Givable, pickTogether } from "./pick-together";
import { listWaiting } from "./place-offers.server";
import { placeOffers, waitingList } from "./tables.server";

/** More than that is offered in the next round. */
const mostAtOnce = 1_000;

/** Places freed by a refund or an unpaid order, which go to the waiting list first. */
export async function listFree(db: Db, saleId: string): Promise<Givable[]> {
	const sections = await db
		.select({ id: ticketSections.id, left: leftOf(ticketSections), isNumbered })
		.from(ticketSections)
		.where(and(eq(ticketSections.saleId, saleId), isNull(ticketSections.closedAt)))
		.orderBy(ticketSections.listOrder, ticketSections.id);
	const places: Givable[] = [];
	for (const { id: sectionId, left, isNumbered } of sections) {
		if (left <= 0) continue;
		const seats = isNumbered
			? (await listSeats(db, sectionId)).filter(({ isFree, kind }) => isFree && kind === "seat")
			: Array.from({ length: Math.min(left, mostAtOnce) }, () => null);
		for (const [at, seat] of seats.entries())
			places.push({ id: seat?.id ?? `${sectionId} ${at}`, sectionId, giverId: null, seat });
	}
	return places;
}

/** How many places of each section, by its id, are about to be offered to those who wait, so that nobody else can buy them. */
export async function countPromised(db: Db, saleId: string): Promise<Map<string, number>> {
	const promised = new Map<string, number>();
	const [sale] = await db.select().from(ticketSales).where(eq(ticketSales.id, saleId));
	const deadlines = sale && (await findSaleDeadlines(db, [sale.eventId])).get(sale.eventId);
	if (!deadlines?.transferUntil) return promised;
	let free = await listFree(db, saleId);
	for (const fan of free.length > 0 ? await listWaiting(db, saleId) : []) {
		const picked = pickTogether(free, fan);
		if (!picked) continue;
		const { sectionId } = picked[0]!;
		promised.set(sectionId, (promised.get(sectionId) ?? 0) + picked.length);
		free = free.filter((place) => !picked.includes(place));
	}
	return promised;
}

/** Sales in which somebody waits for a section that has a free place. */
export async function listSalesToOffer(db: Db): Promise<string[]> {
	const { rows } = await db.execute<{ saleId: string }>(sql`
		select distinct sale_id as "saleId" from ${waitingList} fan
		where outcome is null and not exists (select from ${placeOffers} o where o.fan_id = fan.id and o.outcome is null)
		and exists (
			select from ${ticketSections} section
			where section.sale_id = fan.sale_id and section.closed_at is null
			and (fan.section_id is null or fan.section_id = section.id) and ${leftOf(sql`section`)} > 0
		)`);
	return rows.map(({ saleId }) => saleId);
}

/** In a query over sales. */
export const isWaitedFor = sql<boolean>`exists (
	select from ${waitingList} fan where fan.sale_id = ${ticketSales}.id and fan.outcome is null)`;
