import { sql } from "drizzle-orm";
import type { PlacedAnswer } from "../../orders/contract";
import type { LineDraft } from "../../orders/order-lines";
import { limitOrders } from "../../orders/placing/order-limits.server";
import { placeOrder } from "../../orders/placing/place-order.server";
import { startPaying } from "../../orders/placing/start-paying.server";
import { saveUses } from "../../orders/vouchers/vouchers.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuseSaying } from "../../platform/http/refusal";
import { type Localized, localize } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { orderedPlaces, type PromoLink, type TicketSection, ticketHolds } from "../tables.server";
import { type placeTicketOrder, totalRefusals } from "./order-contract";
import { redeemOnTickets, refuseUsedUp, ticketPosition } from "./ticket-vouchers.server";
import {
	findWantedTickets,
	type PricedTickets,
	refuseGone,
	type SectionChoice,
	seatShares,
} from "./wanted-tickets.server";

export const payWithinSeconds = 15 * 60;

/**
 * Sale windows, limits and prices are determined here: the browser only sends sections, seats and quantities. What the
 * member already holds becomes part of the order.
 */
export async function orderTickets(
	context: MemberContext,
	{ method, holders = [], vouchers = [], total, ...wish }: ParsedInputOf<typeof placeTicketOrder>,
): Promise<PlacedAnswer> {
	await limitOrders(context, "orders");
	const tickets = wish.sections.reduce((sum, { quantity }) => sum + quantity, 0);
	checkHolders(context, holders, tickets);
	const { db, who } = context;
	const wanted = await findWantedTickets(context, wish);
	const { choices, event, link } = wanted;
	const redeemed = await redeemOnTickets(context, vouchers, wanted);
	const lines = [
		...choices.flatMap((choice, index) => draftLines(choice, event, link, ticketPosition(index, link))),
		...redeemed.lines,
	];
	const order = await placeOrder(context, {
		holdId: wanted.hasHold ? await takeOverHold(db, who.memberId, wish.saleId) : undefined,
		memberId: who.memberId,
		kind: "tickets",
		unpaidLimits: context.settings,
		lines,
		payWithinSeconds,
		alsoHold: [...seatShares(choices), ...redeemed.uses.flatMap(({ shares }) => shares)],
		refuseShort: (short) => refuseUsedUp(short, redeemed.uses) ?? refuseGone(short, wanted),
	});
	checkTotal(order, total);
	const places = listPlaces(order, choices, lines, holders);
	if (holders.length > 0 || places.some(({ seatId }) => seatId))
		await db.insert(orderedPlaces).values(places);
	if (redeemed.uses.length > 0) await saveUses(db, order.id, redeemed.uses);
	await startPaying(context, order, method);
	return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
}

/** Nobody pays an amount other than the one they were shown: the order is undone. */
export function checkTotal({ total }: { total: number }, shown: number | undefined) {
	if (shown === undefined || shown === total) return;
	throw refuseSaying(totalRefusals, "tickets.total_changed", {
		id: `Totalnya sekarang ${formatRupiah(total)}. Belum ada yang dipesan.`,
		en: `The total is now ${formatRupiah(total)}. Nothing has been ordered.`,
	});
}

/** A name too many would be dropped without a word. */
export function checkHolders({ language }: MemberContext, holders: readonly string[], tickets: number) {
	if (holders.length > tickets)
		throw new InvalidInput({ holders: [localize(tooManyNames(tickets), language)] });
}
const tooManyNames = (tickets: number): Localized => ({
	id: `Lebih banyak nama daripada tiket: paling banyak ${tickets}.`,
	en: `More names than tickets: at most ${tickets}.`,
});

/** Undefined when another order was quicker. */
async function takeOverHold(db: Db, memberId: string, saleId: string): Promise<string | undefined> {
	const [hold] = await takeHold.run(db, { memberId, saleId });
	return hold?.id;
}

const takeHold = statement<{ id: string }>(
	() => sql`
		delete from ${ticketHolds}
		where member_id = ${sql.placeholder("memberId")} and sale_id = ${sql.placeholder("saleId")}
		returning id`,
);

/** Names go to places in the order in which both were given; a missing one is the buyer's. */
function listPlaces(
	{ id: orderId, buyer }: { id: string; buyer: { name: string } },
	choices: readonly SectionChoice[],
	lines: readonly LineDraft[],
	holders: readonly string[],
) {
	const names = holders.values();
	return choices.flatMap(({ section, quantity, seats }) =>
		Array.from({ length: quantity }, (_, index) => ({
			orderId,
			position: 1 + lines.findIndex(({ kind, reference }) => kind === "ticket" && reference === section.id),
			place: index + 1,
			holder: names.next().value || buyer.name,
			seatId: seats[index]?.id ?? null,
		})),
	);
}

/** A promo discount is a separate line, which draws on the link's quota as the ticket does on the section's. */
function draftLines(
	{ section, quantity, price }: PricedTickets["choices"][number],
	event: Localized,
	link: PromoLink | null,
	position: number,
): LineDraft[] {
	const ticket = draftTicketLine(section, quantity, event);
	if (!link) return [ticket];
	const unitPrice = price.price - price.faceValue;
	const { id: linkId, label: title } = link;
	return [
		ticket,
		{
			kind: "discount",
			title,
			reference: linkId,
			unitPrice,
			quantity,
			allotmentId: linkId,
			takenOff: [{ position, amount: -unitPrice * quantity }],
		},
	];
}

/** Tickets at face value. */
export const draftTicketLine = (
	{ id, label, price }: Pick<TicketSection, "id" | "label" | "price">,
	quantity: number,
	event: Localized,
): LineDraft => ({
	kind: "ticket",
	title: { id: `${event.id}, ${label.id}`, en: `${event.en ?? event.id}, ${label.en ?? label.id}` },
	reference: id,
	unitPrice: price,
	quantity,
	isTaxed: false,
	allotmentId: id,
});
