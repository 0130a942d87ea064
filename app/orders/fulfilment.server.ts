import { giveBackUnsent, resumeParcels } from "../delivery/parcels/disputed-parcels.server";
import type { Db } from "../platform/data/database.server";
import type { JobContext } from "../platform/data/jobs.server";
import { takeAllocated } from "../tickets/allocations/take-invite.server";
import { queueTickets } from "../tickets/box-office/send-tickets.server";
import { holdPasses, releasePasses, voidHeld } from "../tickets/issued/disputed-passes.server";
import { issueNow, issueTickets } from "../tickets/issued/issue-tickets.server";
import { offerReturns } from "../tickets/issued/returns/offer-returns.server";
import { takeReturns } from "../tickets/issued/returns/take-returns.server";
import { endReturns } from "../tickets/issued/returns/tend-returns.server";
import { takeBackTickets } from "../tickets/issued/void-passes.server";
import { listOrderedSeats } from "../tickets/seats/ordered-seats.server";
import { isBrokenOrder, isTakenOrder } from "../tickets/waiting-list/place-offers.server";
import type { Share } from "./allotments/allotments.server";
import type { OrderLineKind } from "./order-lines";
import { bookCreditReturned, bookCreditSpent } from "./payments/ledger.server";
import type { Refund } from "./payments/tables.server";
import type { ReturnedPart, TicketWish } from "./refunds/refund-order.server";
import type { Returned } from "./refunds/returned-amount";
import type { Order } from "./tables.server";
import { returnCredit, sumCredit } from "./vouchers/credit.server";
import { sharesBesideCredit, sharesOfOrder } from "./vouchers/vouchers.server";

/** Runs in the transaction that pays the order: slow or external work is queued as a job. */
type Fulfil = (
	context: Pick<JobContext, "db" | "jobs">,
	order: Pick<Order, "id" | "memberId">,
) => Promise<void>;

/** Runs in the transaction that sells the order's lines, before they are sold: releases what was held for it. */
export const beforeSold: Partial<Record<OrderLineKind, Fulfil>> = {
	ticket: async (context, order) => {
		await takeReturns(context, order);
		await takeAllocated(context, order);
	},
};

/**
 * Fulfilment of a paid order's lines by kind, since orders know nothing about shirts or seats. Goods wait for staff to
 * pack them.
 */
export const whenPaid: Partial<Record<OrderLineKind, Fulfil>> = {
	// For returned tickets: the new code is created in the transaction that voids the old one.
	ticket: async ({ db, jobs }, { id }) => {
		if (await isTakenOrder(db, id)) await issueNow(db, id);
		else await jobs.send(db, issueTickets, { orderId: id });
		await queueTickets({ db, jobs }, id);
	},
	discount: async ({ db }, { id: orderId }) => {
		const amount = await sumCredit(db, orderId);
		if (amount > 0) await bookCreditSpent(db, { orderId, amount });
	},
};

/** What happens to an order's lines while its payment is disputed, and once the dispute is won or lost. */
type Disputed = Record<"open" | "won" | "lost", Fulfil>;

export const whenDisputed: Partial<Record<OrderLineKind, Disputed>> = {
	ticket: {
		open: async ({ db, jobs }, { id }) => {
			await holdPasses(db, id);
			await jobs.send(db, endReturns, {});
		},
		won: async ({ db, jobs }, { id }) => {
			await releasePasses(db, id);
			// The dispute may have come before the tickets.
			await jobs.send(db, issueTickets, { orderId: id });
		},
		lost: voidHeld,
	},
	goods: {
		// Parcels look at their order's state.
		open: async () => {},
		won: (context, { id }) => resumeParcels(context, id),
		lost: ({ db }, { id }) => giveBackUnsent(db, id),
	},
};

export { placesOfMember } from "../tickets/issued/member-places.server";
export { isTicketGone } from "../tickets/issued/returns/open-returns.server";

/** Why an order could not be sold although somebody paid for it, where that was not the buyer's doing. */
export async function whyUnsold({ db, jobs }: Pick<JobContext, "db" | "jobs">, orderId: string) {
	if (!(await isBrokenOrder(db, orderId))) return null;
	await jobs.send(db, endReturns, {});
	return "not_given_back";
}

/** The waiting list of a sale has changed: somebody may be next. */
export const whenWaitingListChanges = ({ db, jobs }: Pick<JobContext, "db" | "jobs">, saleId: string) =>
	jobs.send(db, offerReturns, { saleId });

/** An order's shares of the ledger besides its lines. */
export const sharesBesideLines = async (db: Db, orderId: string): Promise<Share[]> => [
	...(await sharesOfOrder(db, orderId)),
	...(await listOrderedSeats(db, orderId)),
];

/** Runs in the transaction that returns lines and refunds them. Returns what can be sold again. */
type TakeBack = (
	context: Pick<JobContext, "db" | "jobs">,
	order: Pick<Order, "id" | "memberId">,
	returned: readonly Returned[],
	which: TicketWish,
) => Promise<Share[]>;

export const whenRefunded: Partial<Record<OrderLineKind, TakeBack>> = {
	// A ticket that was used is refunded, too, but its place stays taken.
	ticket: async (context, order, returned, which) => {
		const free = await takeBackTickets(context, order, returned, which);
		await context.jobs.send(context.db, endReturns, {});
		return free;
	},
	// Once everything else has been returned.
	discount: ({ db }, { id }) => sharesBesideCredit(db, id),
};

/** Runs in the same transaction, after each part. */
export async function whenPartReturned(
	db: Db,
	{ id: refundId, orderId }: Pick<Refund, "id" | "orderId">,
	part: ReturnedPart,
) {
	const amount = await returnCredit(db, orderId, part);
	if (amount > 0) await bookCreditReturned(db, refundId, { orderId, amount });
}
