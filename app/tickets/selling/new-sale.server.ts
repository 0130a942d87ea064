import { and, asc, eq, inArray, not } from "drizzle-orm";
import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { isAhead, listRows, statusOf, toFixture } from "../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { recordAudit } from "../../members/staff/audit.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { Language } from "../../platform/words/language";
import { ticketSales, ticketSections } from "../tables.server";
import { venueKindOf } from "../venue-map/lay-out-venue";
import type { createSale, saleChoices } from "./sale-contract";
import { ticketSellingRefusals } from "./sale-parts";
import { blocksOf, checkSalePlan, saleRowOf } from "./sale-plans.server";
import { findSaleBySlug, findSaleEvent } from "./sales.server";
import type { SectionPlan } from "./section-contract";
import { findSeatsOf, planOf } from "./section-plans.server";
import { insertSection } from "./sections.server";

/** As many as one chooses from without a search. */
const mostChoices = 60;
/** Far enough back to find every venue the club plays at. */
const mostEarlier = 200;

export async function listSaleChoices(db: Db, language: Language): Promise<AnswerOf<typeof saleChoices>> {
	const isSold = isEventOneOf(db.select({ id: ticketSales.eventId }).from(ticketSales));
	const rows = (
		await listRows(db, { where: and(isAhead, not(isSold)), order: "soonest", limit: mostChoices })
	).filter(({ event }) => isOpenTo(event));
	const earlier = await findEarlierSales(db, language);
	return {
		events: rows.map((row) => {
			const fixture = toFixture(row, null, language);
			const { name, timeZone } = fixture.venue;
			return {
				slug: fixture.slug,
				title: fixtureTitle(fixture),
				startsAt: fixture.startsAt,
				venue: { name, timeZone },
				earlier: earlier.get(row.event.venue) ?? null,
			};
		}),
	};
}

/** The last sale at each venue, by its slug. */
async function findEarlierSales(db: Db, language: Language) {
	const isSold = isEventOneOf(db.select({ id: ticketSales.eventId }).from(ticketSales));
	const rows = await listRows(db, { where: isSold, order: "latest", limit: mostEarlier });
	const last = [...Map.groupBy(rows, ({ event }) => event.venue)].map(([venue, own]) => ({
		venue,
		row: own[0]!,
	}));
	const found = await db
		.select({ sale: ticketSales, section: ticketSections })
		.from(ticketSales)
		.innerJoin(ticketSections, eq(ticketSections.saleId, ticketSales.id))
		.where(
			inArray(
				ticketSales.eventId,
				last.map(({ row }) => row.event.id),
			),
		);
	const byEvent = Map.groupBy(found, ({ sale }) => sale.eventId);
	return new Map(
		last.flatMap(({ venue, row }) => {
			const own = byEvent.get(row.event.id);
			if (!own) return [];
			const [{ sale }] = own as [(typeof own)[number]];
			const sections = own.map(({ section }) => section);
			const earlier = {
				event: row.event.slug,
				title: fixtureTitle(toFixture(row, null, language)),
				sections: sections.length,
				venueKind: venueKindOf(sale.venueMap),
				blocks: blocksOf(sale, sections),
			};
			return [[venue, earlier] as const];
		}),
	);
}

const isOpenTo = (event: Parameters<typeof statusOf>[0]) =>
	!["finished", "cancelled"].includes(statusOf(event));

/** A draft: nothing of it is shown or sold before it is published. */
export async function addSale(
	{ db, language, who }: MemberContext,
	{ event: slug, sectionsFrom, ...plan }: ParsedInputOf<typeof createSale>,
): Promise<AnswerOf<typeof createSale>> {
	await transaction(db, async (db) => {
		const event = await findSaleEvent(db, slug);
		if (!isOpenTo(event)) throw refuse(ticketSellingRefusals, "sale.event_over");
		const sections = sectionsFrom ? await listSectionsOf(db, sectionsFrom) : [];
		checkSalePlan(plan, language, { event, sections });
		const [sale] = await db
			.insert(ticketSales)
			.values({ eventId: event.id, publishedAt: null, ...saleRowOf(plan, { venue: event.venue }) })
			// Two concurrent calls for the same match.
			.onConflictDoNothing()
			.returning();
		if (!sale) throw refuse(ticketSellingRefusals, "sale.exists");
		for (const section of sections) await insertSection(db, sale.id, section.plan, section);
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.sale",
			subject: `event/${slug}`,
			after: { ...plan, ...(sectionsFrom && { sectionsFrom, sections: sections.length }) },
		});
	});
	return { event: slug };
}

/** The sections of another sale, to be copied. */
async function listSectionsOf(db: Db, slug: string) {
	const sale = await findSaleBySlug(db, slug);
	const sections = await db
		.select()
		.from(ticketSections)
		.where(eq(ticketSections.saleId, sale.id))
		.orderBy(asc(ticketSections.listOrder), asc(ticketSections.id));
	const ids = sections.map(({ id }) => id);
	const [sizes, seats] = [await readAllotments(db, ids), await findSeatsOf(db, ids)];
	return sections.map((section) => ({
		...section,
		plan: planOf(section, sizes.get(section.id)!.size, seats.get(section.id)) satisfies SectionPlan,
	}));
}
