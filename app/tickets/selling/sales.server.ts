import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { listVenues } from "../../matches/events/change-event.server";
import { countEvents, findEventId, isEventOneOf } from "../../matches/events/event-conditions.server";
import { isAhead, isFixtureOver, listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { findLatestChange, findLatestChanges } from "../../members/staff/latest-change.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import { countUnpaid } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { ticketOrderRefusals } from "../buying/order-contract";
import { isNumbered } from "../seats/section-seats.server";
import {
	promoLinks,
	type TicketSale,
	type TicketSection,
	ticketSales,
	ticketSections,
} from "../tables.server";
import { describeRoom } from "../waiting-room/room-plans.server";
import type { saleForStaff, salesForStaff } from "./contract";
import { ticketSellingRefusals } from "./sale-parts";
import { salePlanOf, saleVersionOf } from "./sale-plans.server";
import { findSeatsOf, planOf, sectionSubjectOf, versionOf } from "./section-plans.server";

const perPage = 20;

export async function listSalesForStaff(
	db: Db,
	language: Language,
	{ when, page }: ParsedInputOf<typeof salesForStaff>,
): Promise<AnswerOf<typeof salesForStaff>> {
	const where = and(
		isEventOneOf(db.select({ id: ticketSales.eventId }).from(ticketSales)),
		when === "ahead" ? isAhead : isFixtureOver,
	);
	const [total, rows] = await Promise.all([
		countEvents(db, where),
		listRows(db, {
			where,
			order: when === "ahead" ? "soonest" : "latest",
			limit: perPage,
			offset: (page - 1) * perPage,
		}),
	]);
	const sales = await findSales(
		db,
		rows.map(({ event }) => event.id),
	);
	return {
		sales: rows.flatMap((row) => {
			const found = sales.get(row.event.id);
			return found ? [{ event: toFixture(row, null, language), ...found }] : [];
		}),
		total,
		pageCount: Math.max(1, Math.ceil(total / perPage)),
	};
}

/** Windows and sums, by the event's id. */
async function findSales(db: Db, eventIds: readonly string[]) {
	if (eventIds.length === 0) return new Map<string, never>();
	const rows = await db
		.select({ sale: ticketSales, section: ticketSections })
		.from(ticketSales)
		.leftJoin(ticketSections, eq(ticketSections.saleId, ticketSales.id))
		.where(inArray(ticketSales.eventId, [...eventIds]));
	const standings = await readAllotments(
		db,
		rows.flatMap(({ section }) => section?.id ?? []),
	);
	const bySale = Map.groupBy(rows, ({ sale }) => sale.eventId);
	return new Map(
		[...bySale].map(([eventId, own]) => {
			const sum = (of: (standing: Figures, section: TicketSection) => number) =>
				own.reduce(
					(all, { section }) => all + (section ? of(figuresOf(standings, section.id), section) : 0),
					0,
				);
			return [
				eventId,
				{
					...windowOf(own[0]!.sale),
					isDraft: own[0]!.sale.publishedAt === null,
					quota: sum(({ quota }) => quota),
					sold: sum(({ sold }) => sold),
					held: sum(({ held }) => held),
					left: sum(({ left }, { closedAt }) => (closedAt ? 0 : left)),
					worth: sum(({ sold }, { price }) => sold * price),
				},
			];
		}),
	);
}

export async function readSaleForStaff(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof saleForStaff>> {
	const sale = await findSaleBySlug(db, slug);
	const [[row], sections, promos, venues] = await Promise.all([
		listRows(db, { where: isEventOneOf([sale.eventId]), order: "soonest", limit: 1 }),
		db
			.select({ section: ticketSections, isNumbered })
			.from(ticketSections)
			.where(eq(ticketSections.saleId, sale.id))
			.orderBy(asc(ticketSections.listOrder), asc(ticketSections.id)),
		db.select().from(promoLinks).where(eq(promoLinks.saleId, sale.id)).orderBy(asc(promoLinks.opensAt)),
		listVenues(db),
	]);
	const ids = sections.map(({ section }) => section.id);
	const subject = `event/${slug}`;
	const subjects = sections.map(({ section }) => sectionSubjectOf(section));
	const [standings, open, seats, saleChange, sectionChanges, room, roomChange] = await Promise.all([
		readAllotments(db, [...ids, ...promos.map(({ id }) => id)]),
		Promise.all(ids.map((id) => countUnpaid(db, [id]))),
		findSeatsOf(db, ids),
		findLatestChange(db, subject, ["tickets.sale"]),
		findLatestChanges(db, subjects, ["tickets.section"]),
		describeRoom(db, sale.id),
		findLatestChange(db, subject, ["tickets.room"]),
	]);
	const plan = salePlanOf(
		sale,
		sections.map(({ section }) => section),
	);
	return {
		event: toFixture(row!, null, language),
		...windowOf(sale),
		venue: row!.event.venue,
		venues,
		venueMap: sale.venueMap,
		isDraft: sale.publishedAt === null,
		plan,
		version: saleVersionOf(plan),
		...saleChange,
		room: { ...room, ...roomChange },
		sections: sections.map(({ section, isNumbered }, at) => {
			const standing = figuresOf(standings, section.id);
			const plan = planOf(section, standing.quota, seats.get(section.id));
			return {
				id: section.id,
				key: section.key,
				label: localize(section.label, language),
				stand: section.stand,
				gate: section.gate,
				price: section.price,
				perMemberLimit: section.perMemberLimit,
				isNumbered,
				isClosed: section.closedAt !== null,
				...standing,
				openOrders: open[at]!,
				plan,
				version: versionOf(plan),
				...(sectionChanges.get(sectionSubjectOf(section)) ?? { changedBy: null, changedAt: null }),
			};
		}),
		promos: promos.map((promo) => ({
			id: promo.id,
			slug: promo.slug,
			label: promo.label,
			price: promo.price,
			sections: promo.sectionKeys,
			opensAt: promo.opensAt.toISOString(),
			closesAt: promo.closesAt.toISOString(),
			...figuresOf(standings, promo.id),
		})),
	};
}

/** For the match-day board: an event's sections as they stand. Empty without a sale. */
export async function listSectionFigures(db: Db, eventId: string) {
	const sections = await db
		.select({
			id: ticketSections.id,
			key: ticketSections.key,
			label: ticketSections.label,
			stand: ticketSections.stand,
			gate: ticketSections.gate,
			closedAt: ticketSections.closedAt,
		})
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.where(eq(ticketSales.eventId, eventId))
		.orderBy(asc(ticketSections.listOrder), asc(ticketSections.id));
	const standings = await readAllotments(
		db,
		sections.map(({ id }) => id),
	);
	return sections.map(({ closedAt, ...section }) => ({
		...section,
		isClosed: closedAt !== null,
		...figuresOf(standings, section.id),
	}));
}

export async function isSalePaused(db: Db, eventId: string): Promise<boolean> {
	const [sale] = await db
		.select({ pausedAt: ticketSales.pausedAt })
		.from(ticketSales)
		.where(eq(ticketSales.eventId, eventId));
	return sale?.pausedAt != null;
}

/** Sales that open within a day, to members or to everybody. */
export const countOpeningSales = (db: Db): Promise<number> =>
	db.$count(
		ticketSales,
		sql`coalesce(${ticketSales.membersOpenAt}, ${ticketSales.opensAt}) between now() and now() + interval '24 hours'`,
	);

export async function findSaleBySlug(db: Db, slug: string): Promise<TicketSale> {
	const eventId = await findEventId(db, slug);
	const [sale] = eventId ? await db.select().from(ticketSales).where(eq(ticketSales.eventId, eventId)) : [];
	if (!sale) throw refuse(ticketSellingRefusals, "tickets.unknown_sale");
	return sale;
}

/** The match or event that a sale is, or will be, for. */
export async function findSaleEvent(db: Db, slug: string) {
	const id = await findEventId(db, slug);
	const [row] = id ? await listRows(db, { where: isEventOneOf([id]), order: "soonest", limit: 1 }) : [];
	if (!row) throw refuse(ticketSellingRefusals, "sale.unknown_event");
	return row.event;
}

/** A published sale whose match is still to be played. */
export async function requireAhead(db: Db, slug: string): Promise<TicketSale> {
	const sale = await findSaleBySlug(db, slug);
	if (!sale.publishedAt) throw refuse(ticketOrderRefusals, "tickets.not_open");
	const [row] = await listRows(db, { where: isEventOneOf([sale.eventId]), order: "soonest", limit: 1 });
	const { status } = toFixture(row!, null, "id");
	if (status === "finished" || status === "cancelled") throw refuse(ticketOrderRefusals, "tickets.closed");
	return sale;
}

export const windowOf = ({ membersOpenAt, opensAt, closesAt }: TicketSale) => ({
	membersOpenAt: membersOpenAt?.toISOString() ?? null,
	opensAt: opensAt.toISOString(),
	closesAt: closesAt.toISOString(),
});

type Figures = { quota: number; sold: number; held: number; left: number };

function figuresOf(standings: Awaited<ReturnType<typeof readAllotments>>, id: string): Figures {
	const { size, sold, held, left } = standings.get(id)!;
	return { quota: size, sold, held, left };
}
