import { and, eq } from "drizzle-orm";
import { leftOf } from "../../orders/allotments/allotments.server";
import { placeOrder } from "../../orders/placing/place-order.server";
import type { Buyer } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { bestTogether } from "../seats/best-seats";
import { isNumbered, listSeats } from "../seats/section-seats.server";
import { checkSeats } from "../seats/wanted-seats.server";
import { putPlacesInWords } from "../sections/places-in-words.server";
import {
	orderedPlaces,
	type TicketSale,
	type TicketSeat,
	ticketSales,
	ticketSections,
} from "../tables.server";
import { countPromised, isWaitedFor } from "../waiting-list/free-places.server";
import { ticketOrderRefusals as refusals } from "./order-contract";
import { draftTicketLine, payWithinSeconds } from "./order-tickets.server";
import { checkTicketsLeft, refuseGone, type SectionChoice, seatShares } from "./wanted-tickets.server";

export type PlacesWish = {
	sectionId: string;
	quantity: number;
	/** Which seats, in a numbered section; otherwise the best that are free. */
	seats?: readonly { row: number; number: number }[] | undefined;
};
export type OtherBuyer = { memberId: string; buyer?: Buyer | undefined; holder: string };

/**
 * An order that staff place for somebody: no limit per member and no sale window, but out of the same places as
 * everybody's, never more than there are, and nothing that goes to the waiting list first. How it is paid is up to the
 * caller.
 */
export async function orderForOther(
	context: MemberContext,
	sale: TicketSale,
	{ price, ...wish }: PlacesWish & { /** Of one; what the section costs where absent. */ price?: number },
	{ memberId, buyer, holder }: OtherBuyer,
) {
	const { db, jobs, language, who } = context;
	const { match } = await putPlacesInWords(db, sale.eventId, []);
	const { choice, otherSeats } = await choosePlaces(db, sale.id, wish);
	const section = { ...choice.section, price: price ?? choice.section.price };
	// Without the call's idempotency key, which is the staff member's and not the buyer's.
	const order = await placeOrder(
		{ db, jobs, language },
		{
			memberId,
			buyer,
			placedBy: who.memberId,
			kind: "tickets",
			lines: [draftTicketLine(section, wish.quantity, match)],
			payWithinSeconds,
			alsoHold: seatShares([choice]),
			refuseShort: (short) => refuseGone(short, { choices: [choice], otherSeats, link: null }),
		},
	);
	await db.insert(orderedPlaces).values(
		Array.from({ length: wish.quantity }, (_, at) => ({
			orderId: order.id,
			position: 1,
			place: at + 1,
			holder,
			seatId: choice.seats[at]?.id ?? null,
		})),
	);
	return order;
}

/** What can be had in a section, and which seats. */
export async function choosePlaces(
	db: Db,
	saleId: string,
	{ sectionId, quantity, seats: named = [] }: PlacesWish,
): Promise<{ choice: SectionChoice; otherSeats: TicketSeat[] }> {
	const [found] = await db
		.select({ section: ticketSections, left: leftOf(ticketSections), isNumbered, isWaitedFor })
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.where(and(eq(ticketSections.id, sectionId), eq(ticketSections.saleId, saleId)));
	if (!found) throw refuse(refusals, "tickets.unknown_section");
	if (found.section.closedAt) throw refuse(refusals, "tickets.section_closed");
	const promised = found.isWaitedFor ? await countPromised(db, saleId) : null;
	const section = { ...found.section, left: found.left, isNumbered: found.isNumbered };
	const seats = await chooseSeats(db, section, quantity, named);
	const choice = { section, quantity, seats };
	checkTicketsLeft([choice], promised);
	return { choice, otherSeats: await checkSeats(db, [choice], []) };
}

async function chooseSeats(
	db: Db,
	section: SectionChoice["section"],
	quantity: number,
	named: readonly { row: number; number: number }[],
): Promise<TicketSeat[]> {
	if (!section.isNumbered) {
		if (named.length > 0) throw refuse(refusals, "tickets.unknown_seat");
		return [];
	}
	const all = await listSeats(db, section.id);
	if (named.length > 0)
		return named.map(({ row, number }) => {
			const seat = all.find((one) => one.row === row && one.number === number);
			if (!seat) throw refuse(refusals, "tickets.unknown_seat");
			return seat;
		});
	const ordinary = all.filter(({ kind }) => kind === "seat");
	return bestTogether(ordinary, quantity) ?? ordinary.filter(({ isFree }) => isFree).slice(0, quantity);
}
