import { and, asc, eq, getTableColumns } from "drizzle-orm";
import {
	countEvents,
	findEventId,
	isEventOneOf,
	isOfSection,
	listSectionsWith,
} from "../../matches/events/event-conditions.server";
import {
	isAhead,
	isFixtureOver,
	listFixtures,
	listRows,
	withOffers,
} from "../../matches/fixtures/fixtures.server";
import { leftOf, sizeOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { ticketOrderRefusals } from "../buying/order-contract";
import {
	type SaleSection,
	type SectionAvailability,
	saleRefusals,
	salesPerPage,
	type ticketSale,
	type ticketSaleList,
} from "../contract";
import { isNumbered } from "../seats/section-seats.server";
import { type TicketSection, ticketSales, ticketSections } from "../tables.server";
import { findRoomNotice } from "../waiting-room/room-facts.server";
import { isSalePublished } from "./published-sales.server";

const mostPast = 4;

export async function listTicketSales(
	db: Db,
	language: Language,
	{ division, page }: ParsedInputOf<typeof ticketSaleList>,
): Promise<AnswerOf<typeof ticketSaleList>> {
	const hasTickets = isEventOneOf(
		db.select({ id: ticketSales.eventId }).from(ticketSales).where(isSalePublished),
	);
	const inHouse = division ? isOfSection(division) : undefined;
	const ahead = and(hasTickets, isAhead, inHouse);
	const [events, past, total, divisions] = await Promise.all([
		listFixtures(db, language, {
			where: ahead,
			order: "soonest",
			limit: salesPerPage,
			offset: (page - 1) * salesPerPage,
		}),
		page === 1
			? listFixtures(db, language, {
					where: and(hasTickets, isFixtureOver, inHouse),
					order: "latest",
					limit: mostPast,
				})
			: [],
		countEvents(db, ahead),
		listSectionsWith(db, and(hasTickets, isAhead)),
	]);
	return { events, past, total, page, pageCount: Math.max(1, Math.ceil(total / salesPerPage)), divisions };
}

/** By the event's slug, as in URLs, or by the sale's id. */
export async function readTicketSale(
	db: Db,
	language: Language,
	reference: string,
): Promise<AnswerOf<typeof ticketSale>> {
	const [sale] = uuid.test(reference)
		? await db
				.select()
				.from(ticketSales)
				.where(and(eq(ticketSales.id, reference), isSalePublished))
		: await findSaleOfEvent(db, reference);
	if (!sale) throw refuse(saleRefusals, "tickets.unknown_sale");
	return describeSale(db, language, sale);
}

type Sale = Pick<
	typeof ticketSales.$inferSelect,
	| "id"
	| "eventId"
	| "venueMap"
	| "standBlocks"
	| "membersOpenAt"
	| "perMemberLimit"
	| "unanswered"
	| "pausedAt"
>;

export async function describeSale(
	db: Db,
	language: Language,
	sale: Sale,
): Promise<AnswerOf<typeof ticketSale>> {
	const [[row], sections, waitingRoom] = await Promise.all([
		listRows(db, { where: isEventOneOf([sale.eventId]), order: "soonest", limit: 1 }),
		db
			.select({
				...getTableColumns(ticketSections),
				quota: sizeOf(ticketSections),
				left: leftOf(ticketSections),
				isNumbered,
			})
			.from(ticketSections)
			.where(eq(ticketSections.saleId, sale.id))
			.orderBy(asc(ticketSections.listOrder), asc(ticketSections.id)),
		findRoomNotice(db, sale.id),
	]);
	// The foreign key guarantees that the event exists.
	const [event] = await withOffers(db, language, [row!]);
	return {
		id: sale.id,
		event: event!,
		notice: noticeOf(sale, row!.event.notice, language),
		unanswered: sale.unanswered,
		perMemberLimit: sale.perMemberLimit,
		membersOpenAt: sale.membersOpenAt?.toISOString() ?? null,
		venueMap: sale.venueMap,
		blocks: sale.standBlocks,
		sections: sections.map((section) => toSaleSection(section, language)),
		waitingRoom,
	};
}

/** Being paused takes precedence: it is what buyers run into. */
function noticeOf({ pausedAt }: Sale, notice: Localized | null, language: Language): string | null {
	const words = [
		...(pausedAt ? [ticketOrderRefusals["tickets.paused"].message] : []),
		...(notice ? [notice] : []),
	];
	return words.length > 0 ? words.map((each) => localize(each, language)).join(" ") : null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findSaleOfEvent(db: Db, slug: string) {
	const eventId = await findEventId(db, slug);
	if (!eventId) return [];
	return db
		.select()
		.from(ticketSales)
		.where(and(eq(ticketSales.eventId, eventId), isSalePublished));
}

type SectionRow = TicketSection & { quota: number; left: number; isNumbered: boolean };

function toSaleSection(section: SectionRow, language: Language): SaleSection {
	return {
		id: section.id,
		key: section.key,
		label: localize(section.label, language),
		stand: section.stand,
		gate: section.gate,
		note: section.note && localize(section.note, language),
		price: section.price,
		left: section.closedAt ? 0 : section.left,
		availability: section.closedAt ? "none" : availabilityOf(section.left, section.quota),
		isClosed: section.closedAt !== null,
		perMemberLimit: section.perMemberLimit,
		isShaded: section.shaded,
		isNumbered: section.isNumbered,
	};
}

/** Below a tenth, a section counts as nearly sold out. */
function availabilityOf(left: number, quota: number): SectionAvailability {
	if (left <= 0) return "none";
	return left * 10 <= quota ? "few" : "free";
}
