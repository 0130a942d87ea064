import { eq } from "drizzle-orm";
import type { PlacedAnswer } from "../../orders/contract";
import { payFirst } from "../../orders/payments/pay-order.server";
import { limitOrders } from "../../orders/placing/order-limits.server";
import { placeOrder } from "../../orders/placing/place-order.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { checkBuyer } from "../buying/check-buyer.server";
import { checkHolders, draftTicketLine, payWithinSeconds } from "../buying/order-tickets.server";
import { putPlacesInWords } from "../sections/places-in-words.server";
import { orderedPlaces, ticketSales, ticketSections } from "../tables.server";
import { takeOffer } from "./contract";
import { placeOffers } from "./tables.server";
import { findOffer, findWaitingFan } from "./waiting-list.server";

/**
 * Until it is paid, what somebody gives back is still theirs; see `takeReturns`. Free places go from the offer's hold to the
 * order's. A waiting room doesn't stand in between: the offer admits its member, to these places alone.
 */
export async function takeMyOffer(
	context: MemberContext,
	{ sale: saleId, holders = [], method }: ParsedInputOf<typeof takeOffer>,
): Promise<PlacedAnswer> {
	await limitOrders(context, "orders");
	const { db, who } = context;
	const fan = await findWaitingFan(db, who.memberId, saleId);
	const offer = fan && (await findOffer(db, fan.id, "update"));
	if (!offer || offer.orderId) throw refuse(takeOffer.refusals, "waiting.no_offer");
	checkHolders(context, holders, fan.size);
	const [found] = await db
		.select({ section: ticketSections, eventId: ticketSales.eventId })
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.where(eq(ticketSections.id, offer.sectionId));
	const { section, eventId } = found!;
	if (section.closedAt) throw refuse(takeOffer.refusals, "tickets.section_closed");
	const more = [{ sectionId: section.id, quantity: fan.size }];
	await checkBuyer(db, { memberId: who.memberId, saleId }, more, { countHold: true });
	const { match } = await putPlacesInWords(db, eventId, []);
	const order = await placeOrder(context, {
		memberId: who.memberId,
		kind: "tickets",
		unpaidLimits: context.settings,
		lines: [draftTicketLine({ ...section, price: offer.price ?? section.price }, fan.size, match)],
		payWithinSeconds,
		...(offer.isHeld
			? { holdId: offer.id, alsoHold: offer.seatIds.map((allotmentId) => ({ allotmentId, quantity: 1 })) }
			: { isPromised: true }),
		refuseShort: () => refuse(takeOffer.refusals, "waiting.no_offer"),
	});
	await db.insert(orderedPlaces).values(
		Array.from({ length: fan.size }, (_, at) => ({
			orderId: order.id,
			position: 1,
			place: at + 1,
			holder: holders[at] || order.buyer.name,
			seatId: offer.seatIds[at] ?? null,
		})),
	);
	await db.update(placeOffers).set({ orderId: order.id }).where(eq(placeOffers.id, offer.id));
	await payFirst(context, order, method);
	return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
}
