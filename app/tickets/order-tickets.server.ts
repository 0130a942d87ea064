import { and, eq, sql } from "drizzle-orm";
import { leftOf, type NotEnough } from "../allotments/allotments.server";
import { isOneOf as isEventOf } from "../events/event-conditions.server";
import { fixtureTitle } from "../events/fixture/fixture-words";
import { selectFixtures, toFixture } from "../events/fixture/fixtures.server";
import { lockMember } from "../members/lock-member.server";
import type { PlacedAnswer } from "../orders/contract";
import { takeTurn } from "../orders/order-limits.server";
import type { LineDraft } from "../orders/order-lines";
import { countOrdered } from "../orders/ordered-quantities.server";
import { payOrder } from "../orders/pay-order.server";
import { placeOrder } from "../orders/place-order.server";
import type { MemberContext } from "../platform/bind.server";
import type { ParsedInputOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Localized } from "../platform/language";
import { isOneOf } from "../platform/prepared.server";
import { refuse, refuseSaying } from "../platform/refusal";
import { together } from "../platform/together.server";
import { type placeTicketOrder, ticketOrderRefusals as refusals } from "./order-contract";
import { promoPriceOf } from "./promo-price";
import { type PromoLink, promoLinks, type TicketSection, ticketSales, ticketSections } from "./tables.server";
import { requireAdmission } from "./waiting-room/admission.server";

const payWithinSeconds = 15 * 60;

type Wanted = ParsedInputOf<typeof placeTicketOrder>;
type Choice = { section: TicketSection & { left: number }; quantity: number };

/** Sale windows, limits and prices are determined here: the browser only sends sections and quantities. */
export async function orderTickets(
	context: MemberContext,
	{ saleId, sections, promo, method }: Wanted,
): Promise<PlacedAnswer> {
	await takeTurn(context, "orders");
	const { db, who } = context;
	const offer = await findOffer(db, saleId, [...new Set(sections.map(({ sectionId }) => sectionId))], promo);
	const eventTitle = titleOfOpenSale(offer);
	await requireAdmission(context, saleId);
	const choices = chooseSections(offer, sections);
	const link = promo === undefined ? null : usablePromo(offer, choices);
	await checkLimits(db, who.memberId, choices);
	checkLeft(choices);
	const order = await placeOrder(context, {
		memberId: who.memberId,
		kind: "tickets",
		lines: choices.flatMap((choice) => draftLines(choice, eventTitle, link)),
		payWithinSeconds,
		refuseShort: (short) => refusalOf(short, choices, link),
	});
	await payOrder(context, order, method);
	return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
}

/** All that an order depends on, in one statement. */
const findOffer = (db: Db, saleId: string, sectionIds: string[], promo = "") =>
	together(db, "ticket_order_offer", () => {
		const isOfSale = (
			column: typeof ticketSales.id | typeof ticketSections.saleId | typeof promoLinks.saleId,
		) => eq(column, sql.placeholder("saleId"));
		const saleEvent = db
			.select({ id: ticketSales.eventId })
			.from(ticketSales)
			.where(isOfSale(ticketSales.id));
		return {
			sales: db
				.select({
					hasOpened: sql<boolean>`${ticketSales.opensAt} <= now()`,
					hasClosed: sql<boolean>`${ticketSales.closesAt} <= now()`,
				})
				.from(ticketSales)
				.where(isOfSale(ticketSales.id)),
			fixtures: selectFixtures(db).where(isEventOf(saleEvent)),
			sections: db
				.select({ section: ticketSections, left: leftOf(ticketSections) })
				.from(ticketSections)
				.where(and(isOfSale(ticketSections.saleId), isOneOf(ticketSections.id, "sectionIds")))
				.orderBy(ticketSections.listOrder, ticketSections.id),
			promos: db
				.select({
					link: promoLinks,
					hasOpened: sql<boolean>`${promoLinks.opensAt} <= now()`,
					hasEnded: sql<boolean>`${promoLinks.closesAt} <= now()`,
				})
				.from(promoLinks)
				.where(and(eq(promoLinks.slug, sql.placeholder("promo")), isOfSale(promoLinks.saleId))),
		};
	}).execute({ saleId, sectionIds, promo });
type Offer = Awaited<ReturnType<typeof findOffer>>;

/** The event's title, if its tickets can be bought now. */
function titleOfOpenSale({ sales: [sale], fixtures: [fixture] }: Offer): Localized {
	if (!sale || !fixture) throw refuse(refusals, "tickets.unknown_sale");
	const [id, en] = [toFixture(fixture, null, "id"), toFixture(fixture, null, "en")];
	if (sale.hasClosed || id.status === "cancelled" || id.status === "finished")
		throw refuse(refusals, "tickets.closed");
	if (!sale.hasOpened) throw refuse(refusals, "tickets.not_open");
	return { id: fixtureTitle(id), en: fixtureTitle(en) };
}

/** Duplicate sections are merged into one line. */
function chooseSections(offer: Offer, wanted: Wanted["sections"]): Choice[] {
	const quantities = new Map<string, number>();
	for (const { sectionId, quantity } of wanted)
		quantities.set(sectionId, (quantities.get(sectionId) ?? 0) + quantity);
	if (offer.sections.length < quantities.size) throw refuse(refusals, "tickets.unknown_section");
	return offer.sections.map(({ section, left }) => ({
		section: { ...section, left },
		quantity: quantities.get(section.id)!,
	}));
}

function usablePromo({ promos: [found] }: Offer, choices: Choice[]): PromoLink {
	if (!found) throw refuse(refusals, "tickets.unknown_promo");
	if (found.hasEnded) throw refuse(refusals, "promo.ended");
	if (!found.hasOpened) throw refuse(refusals, "promo.not_begun");
	if (choices.some(({ section }) => !found.link.sectionKeys.includes(section.key)))
		throw refuse(refusals, "promo.not_here");
	return found.link;
}

/** Over all the member's paid and open orders. Serialized per member: concurrent orders would miss each other. */
async function checkLimits(db: Db, memberId: string, choices: Choice[]) {
	await lockMember(db, memberId, "no key update");
	const ordered = await countOrdered(
		db,
		memberId,
		choices.map(({ section }) => section.id),
	);
	for (const { section, quantity } of choices) {
		const { id, label, perMemberLimit: limit } = section;
		const rest = Math.max(0, limit - (ordered.get(id) ?? 0));
		if (quantity > rest)
			throw refuseSaying(refusals, "tickets.over_limit", {
				id: `${label.id}: paling banyak ${limit} tiket per anggota. Kamu masih bisa pesan ${rest}.`,
				en: `${label.en ?? label.id}: at most ${limit} tickets per member. You can still order ${rest}.`,
			});
	}
}

function checkLeft(choices: Choice[]) {
	for (const { section, quantity } of choices)
		if (section.left < quantity) throw refuseShort(section.label, section.left);
}

const refuseShort = (label: Localized, left: number) =>
	refuseSaying(
		refusals,
		"tickets.not_enough",
		left > 0
			? { id: `${label.id}: tinggal ${left} tiket.`, en: `${label.en ?? label.id}: only ${left} left.` }
			: { id: `${label.id}: sudah habis.`, en: `${label.en ?? label.id}: sold out.` },
	);

/** Lost the race between the check and the hold. */
function refusalOf({ left }: NotEnough, choices: Choice[], link: PromoLink | null): Error {
	const short = choices.find(({ section }) => left.has(section.id));
	if (short) return refuseShort(short.section.label, left.get(short.section.id)!);
	return refuse(refusals, link && left.has(link.id) ? "promo.used_up" : "tickets.not_enough");
}

/** A promo discount is a separate line, which draws on the link's quota as the ticket does on the section's. */
function draftLines({ section, quantity }: Choice, event: Localized, link: PromoLink | null): LineDraft[] {
	const { id, label, price } = section;
	const ticket: LineDraft = {
		kind: "ticket",
		title: { id: `${event.id}, ${label.id}`, en: `${event.en ?? event.id}, ${label.en ?? label.id}` },
		reference: id,
		unitPrice: price,
		quantity,
		isTaxed: false,
		allotmentId: id,
	};
	if (!link) return [ticket];
	const unitPrice = promoPriceOf(price, link.price) - price;
	const { id: linkId, label: title } = link;
	return [
		ticket,
		{ kind: "discount", title, reference: linkId, unitPrice, quantity, isTaxed: false, allotmentId: linkId },
	];
}
