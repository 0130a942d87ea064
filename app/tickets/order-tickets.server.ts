import { and, eq, inArray, sql } from "drizzle-orm";
import { leftOf, NotEnough } from "../allotments/allotments.server";
import { isOneOf } from "../events/event-conditions.server";
import { fixtureTitle } from "../events/fixture/fixture-words";
import { listFixtures, withoutOffers } from "../events/fixture/fixtures.server";
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
import { refuse, refuseSaying } from "../platform/refusal";
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
	const eventTitle = await findOpenSale(context, saleId);
	const choices = await findChoices(db, saleId, sections);
	const link = promo === undefined ? null : await findPromo(db, saleId, promo, choices);
	await checkLimits(db, who.memberId, choices);
	checkLeft(choices);
	const lines = choices.flatMap((choice) => draftLines(choice, eventTitle, link));
	try {
		const draft = { memberId: who.memberId, kind: "tickets", lines, payWithinSeconds } as const;
		const order = await placeOrder(context, draft);
		await payOrder(context, order, method);
		return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
	} catch (error) {
		if (!(error instanceof NotEnough)) throw error;
		// Lost the race between the check and the hold.
		checkLeft(await findChoices(db, saleId, sections));
		throw refuse(
			refusals,
			link && error.allotmentIds.includes(link.id) ? "promo.used_up" : "tickets.not_enough",
		);
	}
}

/** The event's title, if this member can buy its tickets now. Every call that buys passes here. */
async function findOpenSale(context: MemberContext, saleId: string): Promise<Localized> {
	const { db } = context;
	const [sale] = await db
		.select({
			eventId: ticketSales.eventId,
			hasOpened: sql<boolean>`${ticketSales.opensAt} <= now()`,
			hasClosed: sql<boolean>`${ticketSales.closesAt} <= now()`,
		})
		.from(ticketSales)
		.where(eq(ticketSales.id, saleId));
	if (!sale) throw refuse(refusals, "tickets.unknown_sale");
	const one = { where: isOneOf([sale.eventId]), order: "soonest", limit: 1 } as const;
	const [id] = await listFixtures(db, "id", withoutOffers, one);
	const [en] = await listFixtures(db, "en", withoutOffers, one);
	if (sale.hasClosed || id!.status === "cancelled" || id!.status === "finished")
		throw refuse(refusals, "tickets.closed");
	if (!sale.hasOpened) throw refuse(refusals, "tickets.not_open");
	await requireAdmission(context, saleId);
	return { id: fixtureTitle(id!), en: fixtureTitle(en!) };
}

/** Duplicate sections are merged into one line. */
async function findChoices(db: Db, saleId: string, wanted: Wanted["sections"]): Promise<Choice[]> {
	const quantities = new Map<string, number>();
	for (const { sectionId, quantity } of wanted)
		quantities.set(sectionId, (quantities.get(sectionId) ?? 0) + quantity);
	const rows = await db
		.select({ section: ticketSections, left: leftOf(ticketSections) })
		.from(ticketSections)
		.where(and(eq(ticketSections.saleId, saleId), inArray(ticketSections.id, [...quantities.keys()])))
		.orderBy(ticketSections.listOrder, ticketSections.id);
	if (rows.length < quantities.size) throw refuse(refusals, "tickets.unknown_section");
	return rows.map(({ section, left }) => ({
		section: { ...section, left },
		quantity: quantities.get(section.id)!,
	}));
}

async function findPromo(db: Db, saleId: string, slug: string, choices: Choice[]): Promise<PromoLink> {
	const [found] = await db
		.select({
			link: promoLinks,
			hasOpened: sql<boolean>`${promoLinks.opensAt} <= now()`,
			hasEnded: sql<boolean>`${promoLinks.closesAt} <= now()`,
		})
		.from(promoLinks)
		.where(and(eq(promoLinks.slug, slug), eq(promoLinks.saleId, saleId)));
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
	for (const { section, quantity } of choices) {
		const { label, left } = section;
		if (left >= quantity) continue;
		throw refuseSaying(
			refusals,
			"tickets.not_enough",
			left > 0
				? {
						id: `${label.id}: tinggal ${left} tiket.`,
						en: `${label.en ?? label.id}: only ${left} left.`,
					}
				: { id: `${label.id}: sudah habis.`, en: `${label.en ?? label.id}: sold out.` },
		);
	}
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
