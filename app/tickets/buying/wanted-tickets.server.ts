import { and, eq, sql } from "drizzle-orm";
import { competitions, events, matches, teams, venues } from "../../matches/events/tables.server";
import { fixtureColumns, toFixture } from "../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { members } from "../../members/tables.server";
import { leftOf, type NotEnough, readHold, type Share } from "../../orders/allotments/allotments.server";
import type { ClubSection } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import { type HeldPrice, priceOf } from "../holds/held-price";
import { checkLapses } from "../holds/lapses.server";
import { isSalePublished } from "../sales/published-sales.server";
import { isNumbered } from "../seats/section-seats.server";
import { checkSeats, findSeats, refuseSeat } from "../seats/wanted-seats.server";
import {
	type PromoLink,
	promoLinks,
	type TicketSeat,
	type TicketSection,
	ticketHolds,
	ticketSales,
	ticketSections,
} from "../tables.server";
import { countPromised, isWaitedFor } from "../waiting-list/free-places.server";
import { requireAdmission } from "../waiting-room/admission.server";
import { checkBuyer } from "./check-buyer.server";
import { ticketOrderRefusals as refusals } from "./order-contract";

export type TicketWish = {
	saleId: string;
	sections: readonly { sectionId: string; quantity: number }[];
	/** Of numbered sections: as many as the quantity. */
	seats?: readonly string[] | undefined;
	promo?: string | undefined;
};
export type SectionChoice = {
	section: TicketSection & { left: number; isNumbered: boolean };
	quantity: number;
	seats: TicketSeat[];
};
/** A choice at its price: as it is held, or today's. */
type PricedChoice = SectionChoice & { price: HeldPrice };
export type PricedTickets = {
	event: Localized;
	choices: PricedChoice[];
	link: PromoLink | null;
	/** The event's. */
	slug: string;
	division: ClubSection;
};
export type WantedTickets = PricedTickets & {
	/** Free seats of the same blocks that were not chosen. */
	otherSeats: TicketSeat[];
	/** Whether the member holds, or held, something in this sale. */
	hasHold: boolean;
	/** How long that still lasts; null where nothing is held. */
	secondsLeft: number | null;
};

/**
 * Whether this member can have these tickets now, and what they are. Holding and ordering both pass here. Locks the member:
 * concurrent calls would miss each other's orders and hold.
 */
export async function findWantedTickets(context: MemberContext, wish: TicketWish): Promise<WantedTickets> {
	const { db, who } = context;
	const { own, hasHold, secondsLeft, isWaitedFor, ...priced } = await priceWish(context, wish);
	const { choices } = priced;
	const promised = isWaitedFor ? await countPromised(db, wish.saleId) : null;
	const more = choices.map(({ section, quantity }) => ({ sectionId: section.id, quantity }));
	await checkBuyer(db, { memberId: who.memberId, saleId: wish.saleId }, more);
	if (secondsLeft === null) await checkLapses(context);
	checkTicketsLeft(choices, promised);
	const otherSeats = await checkSeats(db, choices, own);
	return { ...priced, otherSeats, hasHold, secondsLeft };
}

/** What these tickets cost this member. Reads only, and does not ask whether they can still be had. */
export const priceTickets = (context: MemberContext, wish: TicketWish): Promise<PricedTickets> =>
	priceWish(context, wish);

async function priceWish(context: MemberContext, wish: TicketWish) {
	const { db, who } = context;
	const offer = await findOffer(db, who.memberId, wish);
	const event = titleOfOpenSale(offer);
	await requireAdmission(context, wish.saleId);
	const { hold } = offer;
	const held = hold ? await readHold(db, hold.id) : null;
	const own = { shares: held?.shares ?? [], prices: held ? hold!.prices : [] };
	const chosen = chooseSections(offer, wish, own.shares, await findSeats(db, wish.seats ?? []));
	const link = wish.promo === undefined ? null : usablePromo(offer, chosen, own);
	const choices = chosen.map((choice) => {
		const price = priceOf(choice.section, link, own.prices);
		return { ...choice, section: { ...choice.section, price: price.faceValue }, price };
	});
	const { slug, division } = offer.event;
	const { isWaitedFor } = offer.sale;
	return {
		event,
		choices,
		link,
		slug,
		division,
		own: own.shares,
		hasHold: hold !== null,
		secondsLeft: held?.seconds ?? null,
		isWaitedFor,
	};
}

/** What a wish takes from the ledger besides its sections. */
export const seatShares = (choices: readonly SectionChoice[]): Share[] =>
	choices.flatMap(({ seats }) => seats.map(({ id }) => ({ allotmentId: id, quantity: 1 })));

/** Lost the race between the check and the hold: says what is gone. */
export function refuseGone(
	{ left }: NotEnough,
	{
		choices,
		otherSeats,
		link,
	}: Pick<WantedTickets, "otherSeats" | "link"> & { choices: readonly SectionChoice[] },
): Error {
	for (const { section, seats } of choices) {
		const gone = seats.find(({ id }) => left.has(id));
		if (gone) return refuseSeat(section, gone, otherSeats);
	}
	const short = choices.find(({ section }) => left.has(section.id));
	if (short) return refuseShort(short.section.label, left.get(short.section.id)!);
	return refuse(refusals, link && left.has(link.id) ? "promo.used_up" : "tickets.not_enough");
}

/** All that an order depends on. A sale has one event, a member one hold of it, and a wish one link. */
async function findOffer(db: Db, memberId: string, { saleId, sections, promo = "" }: TicketWish) {
	const sectionIds = [...new Set(sections.map(({ sectionId }) => sectionId))];
	const rows = await offered.run(db, { saleId, memberId, promo, sectionIds });
	const [first] = rows;
	if (!first) throw refuse(refusals, "tickets.unknown_sale");
	return {
		...first,
		sections: rows.flatMap(({ section, left, isNumbered }) =>
			section ? [{ section, left, isNumbered }] : [],
		),
	};
}
type Offer = Awaited<ReturnType<typeof findOffer>>;

const given = sql.placeholder;

/** A row for each wanted section. */
const offered = statement((db: Db) =>
	db
		.select({
			...fixtureColumns,
			sale: {
				hasOpened: sql<boolean>`${ticketSales.opensAt} <= now() or (${ticketSales.membersOpenAt} <= now() and exists (
				select from ${members} m
				where m.id = ${given("memberId")} and m.created_at < ${ticketSales.membersOpenAt}))`,
				hasClosed: sql<boolean>`${ticketSales.closesAt} <= now()`,
				isPaused: sql<boolean>`${ticketSales.pausedAt} is not null`,
				isWaitedFor,
			},
			section: ticketSections,
			left: leftOf(ticketSections),
			isNumbered,
			hold: { id: ticketHolds.id, prices: ticketHolds.prices },
			link: promoLinks,
			linkHasOpened: sql<boolean>`${promoLinks.opensAt} <= now()`,
			linkHasEnded: sql<boolean>`${promoLinks.closesAt} <= now()`,
		})
		.from(ticketSales)
		.innerJoin(events, eq(events.id, ticketSales.eventId))
		.innerJoin(venues, eq(venues.slug, events.venue))
		.leftJoin(competitions, eq(competitions.slug, events.competition))
		.leftJoin(teams, eq(teams.slug, events.opponent))
		.leftJoin(matches, eq(matches.eventId, events.id))
		.leftJoin(
			ticketSections,
			and(eq(ticketSections.saleId, ticketSales.id), isOneOf(ticketSections.id, "sectionIds")),
		)
		.leftJoin(
			ticketHolds,
			and(eq(ticketHolds.saleId, ticketSales.id), eq(ticketHolds.memberId, given("memberId"))),
		)
		.leftJoin(promoLinks, and(eq(promoLinks.saleId, ticketSales.id), eq(promoLinks.slug, given("promo"))))
		.where(and(eq(ticketSales.id, given("saleId")), isSalePublished))
		.orderBy(ticketSections.listOrder, ticketSections.id),
);

/** The event's title, if its tickets can be bought now. */
function titleOfOpenSale({ sale, ...fixture }: Offer): Localized {
	const [id, en] = [toFixture(fixture, null, "id"), toFixture(fixture, null, "en")];
	if (sale.hasClosed || id.status === "cancelled" || id.status === "finished")
		throw refuse(refusals, "tickets.closed");
	if (!sale.hasOpened) throw refuse(refusals, "tickets.not_open");
	if (sale.isPaused) throw refuse(refusals, "tickets.paused");
	return { id: fixtureTitle(id), en: fixtureTitle(en) };
}

/** Duplicate sections are merged into one line. What the member already holds is left for that member. */
function chooseSections(
	offer: Offer,
	{ sections, seats = [] }: TicketWish,
	own: readonly Share[],
	chosen: readonly TicketSeat[],
): SectionChoice[] {
	const quantities = new Map<string, number>();
	for (const { sectionId, quantity } of sections)
		quantities.set(sectionId, (quantities.get(sectionId) ?? 0) + quantity);
	if (offer.sections.length < quantities.size) throw refuse(refusals, "tickets.unknown_section");
	if (offer.sections.some(({ section }) => section.closedAt))
		throw refuse(refusals, "tickets.section_closed");
	if (chosen.some(({ sectionId }) => !quantities.has(sectionId)) || chosen.length < new Set(seats).size)
		throw refuse(refusals, "tickets.unknown_seat");
	return offer.sections.map(({ section, left, isNumbered }) => ({
		section: { ...section, isNumbered, left: left + countOwn(own, section.id) },
		quantity: quantities.get(section.id)!,
		seats: chosen.filter(({ sectionId }) => sectionId === section.id),
	}));
}

const countOwn = (own: readonly Share[], id: string) =>
	own.find(({ allotmentId }) => allotmentId === id)?.quantity ?? 0;

/** Whatever becomes of the link, what is held through it can be ordered. */
function usablePromo(
	{ link, linkHasOpened, linkHasEnded }: Offer,
	choices: readonly SectionChoice[],
	own: { shares: readonly Share[]; prices: readonly HeldPrice[] },
): PromoLink {
	if (!link) throw refuse(refusals, "tickets.unknown_promo");
	const isHeld = ({ section, quantity }: SectionChoice) =>
		quantity <= countOwn(own.shares, section.id) &&
		own.prices.some(({ sectionId, linkId }) => sectionId === section.id && linkId === link.id);
	const added = choices.filter((choice) => !isHeld(choice));
	if (added.length === 0) return link;
	if (linkHasEnded) throw refuse(refusals, "promo.ended");
	if (!linkHasOpened) throw refuse(refusals, "promo.not_begun");
	if (added.some(({ section }) => !link.sectionKeys.includes(section.key)))
		throw refuse(refusals, "promo.not_here");
	return link;
}

/** What goes to the waiting list first is not left for anybody else. */
export function checkTicketsLeft(
	choices: readonly SectionChoice[],
	promised: ReadonlyMap<string, number> | null,
) {
	for (const { section, quantity } of choices) {
		const left = section.left - (promised?.get(section.id) ?? 0);
		if (left < quantity) throw refuseShort(section.label, left);
	}
}

const refuseShort = (label: Localized, left: number) =>
	refuseSaying(
		refusals,
		"tickets.not_enough",
		left > 0
			? { id: `${label.id}: tinggal ${left} tiket.`, en: `${label.en ?? label.id}: only ${left} left.` }
			: { id: `${label.id}: sudah habis.`, en: `${label.en ?? label.id}: sold out.` },
	);
