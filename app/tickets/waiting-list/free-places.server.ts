import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { leftOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { findSaleDeadlines } from "../sales/sale-deadlines.server";
import { isNumbered, listSeats } from "../seats/section-seats.server";
import { ticketSales, ticketSections } from "../tables.server";
import { type Givable, pickTogether } from "./pick-together";
import { placeOffers, waitingList } from "./tables.server";

/** More than that is offered in the next round. */
const mostAtOnce = 1_000;

/** Places freed by a refund or an unpaid order, which go to the waiting list first. */
export const listFree = async (db: Db, saleId: string): Promise<Givable[]> =>
	(await listFreeBySection(db, saleId)).flatMap(({ id: sectionId, left, seats }) =>
		seats === null
			? Array.from({ length: left }, (_, at) => ({
					id: `${sectionId} ${at}`,
					sectionId,
					giverId: null,
					seat: null,
				}))
			: seats,
	);

/** `seats` is null with free seating. */
type FreeSection = { id: string; left: number; seats: Givable[] | null };

async function listFreeBySection(db: Db, saleId: string): Promise<FreeSection[]> {
	const sections = await db
		.select({ id: ticketSections.id, left: leftOf(ticketSections), isNumbered })
		.from(ticketSections)
		.where(and(eq(ticketSections.saleId, saleId), isNull(ticketSections.closedAt)))
		.orderBy(ticketSections.listOrder, ticketSections.id);
	const free: FreeSection[] = [];
	for (const { id, left, isNumbered } of sections) {
		if (left <= 0) continue;
		if (!isNumbered) {
			free.push({ id, left: Math.min(left, mostAtOnce), seats: null });
			continue;
		}
		const seats = (await listSeats(db, id))
			.filter(({ isFree, kind }) => isFree && kind === "seat")
			.map((seat) => ({ id: seat.id, sectionId: id, giverId: null, seat }));
		free.push({ id, left: seats.length, seats });
	}
	return free;
}

/** How many places of each section, by its id, are about to be offered to those who wait, so that nobody else can buy them. */
export async function countPromised(db: Db, saleId: string): Promise<Map<string, number>> {
	const promised = new Map<string, number>();
	const [sale] = await db.select().from(ticketSales).where(eq(ticketSales.id, saleId));
	const deadlines = sale && (await findSaleDeadlines(db, [sale.eventId])).get(sale.eventId);
	if (!deadlines?.transferUntil) return promised;
	const sections = await listFreeBySection(db, saleId);
	const wishes = listWishes(sections);
	// Places only become fewer: where one fan gets none, nobody later with the same wish gets any.
	const hopeless = new Set<Wish>();
	for (const at of await findFirstInLine(db, saleId, wishes)) {
		const wish = wishes[at]!;
		if (hopeless.has(wish)) continue;
		const section = wish.sections.find((section) => takeTogether(section, wish.size));
		if (section) promised.set(section.id, (promised.get(section.id) ?? 0) + wish.size);
		else hopeless.add(wish);
	}
	return promised;
}

/** What somebody may wait for, and how many of those who do can get it at most. */
type Wish = { sectionId: string | null; size: number; sections: FreeSection[]; most: number };

function listWishes(sections: FreeSection[]): Wish[] {
	const choices = [
		{ sectionId: null, sections },
		...sections.map((section) => ({ sectionId: section.id, sections: [section] })),
	];
	return choices.flatMap(({ sectionId, sections }) =>
		sizes.flatMap((size) => {
			const most = sections.reduce((sum, { left }) => sum + Math.floor(left / size), 0);
			return most > 0 ? [{ sectionId, size, sections, most }] : [];
		}),
	);
}
const sizes = [1, 2, 3, 4];

/** The wishes of those who are first in the line, by their index. Reads as many of each as there are places, not the line. */
async function findFirstInLine(db: Db, saleId: string, wishes: readonly Wish[]): Promise<number[]> {
	if (wishes.length === 0) return [];
	// The sort names the columns of the index that are the same for all, since the planner can't tell that of `is null`.
	const firstOf = (isWanted: SQL) => sql`
		select wish.at, fan.joined_at, fan.id from wish cross join lateral (
			select joined_at, id from ${waitingList} waiting
			where sale_id = ${saleId} and ${isWanted} and size = wish.size and outcome is null
			and not exists (select from ${placeOffers} o where o.fan_id = waiting.id and o.outcome is null)
			order by section_id, joined_at, id limit wish.most
		) fan`;
	const { rows } = await db.execute<{ line: number[] }>(sql`
		with wish as (
			select * from unnest(
				${sql.param(wishes.map((_, at) => at))}::int[], ${sql.param(wishes.map(({ sectionId }) => sectionId))}::uuid[],
				${sql.param(wishes.map(({ size }) => size))}::int[], ${sql.param(wishes.map(({ most }) => most))}::int[]
			) as wish(at, section_id, size, most)
		)
		select coalesce(array_agg(at order by joined_at, id), '{}') as line from (
			${firstOf(sql`waiting.section_id = wish.section_id`)}
			union all ${firstOf(sql`waiting.section_id is null and wish.section_id is null`)}
		) first`);
	return rows[0]!.line;
}

/** False, and nothing is taken, where this section has not as many places together. */
function takeTogether(section: FreeSection, size: number): boolean {
	if (section.seats === null) {
		if (section.left < size) return false;
		section.left -= size;
		return true;
	}
	const picked = pickTogether(section.seats, { size, sectionId: null, memberId: "" });
	if (!picked) return false;
	section.seats = section.seats.filter((seat) => !picked.includes(seat));
	return true;
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
