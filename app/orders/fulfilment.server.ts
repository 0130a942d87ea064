import { giveBackUnsent, resumeParcels } from "../delivery/parcels/disputed-parcels.server";
import type { Db } from "../platform/data/database.server";
import type { JobContext } from "../platform/data/jobs.server";
import { sellAllocated } from "../tickets/allocations/sell-allocated.server";
import { queueTickets } from "../tickets/box-office/send-tickets.server";
import {
	holdDisputedTickets,
	releaseDisputedTickets,
	voidHeld,
} from "../tickets/issued/disputed-tickets.server";
import { issueNow, issueTickets } from "../tickets/issued/issue-tickets.server";
import { takeReturns } from "../tickets/issued/returns/take-returns.server";
import { endReturns } from "../tickets/issued/returns/watch-returns.server";
import { takeBackTickets } from "../tickets/issued/void-tickets.server";
import { listOrderedSeats } from "../tickets/seats/ordered-seats.server";
import { isBrokenOrder, isTakenOrder } from "../tickets/waiting-list/place-offers.server";
import type { Share } from "./allotments/allotments.server";
import type { OrderLineKind } from "./order-lines";
import { bookCreditReturned, bookCreditSpent } from "./payments/ledger.server";
import type { Refund } from "./payments/tables.server";
import type { NamedTickets, RefundWish, ReturnedPart } from "./refunds/refund-order.server";
import type { Returned } from "./refunds/returned-amount";
import type { Order } from "./tables.server";
import { returnCredit, sumCredit } from "./vouchers/credit.server";
import { sharesBesideCredit, sharesOfOrder } from "./vouchers/vouchers.server";

/*
 * What happens to an order's lines, by their kind. Everything here runs in the transaction that moves the order; slow or
 * external work is queued in it as a job.
 *
 * Nothing here places, sells or refunds an order: those who do call this. What a kind wants refunded, it returns to the
 * caller.
 *
 * An order that expires or is cancelled before it is paid has only held its shares, so all kinds are the same: `close-order`
 * releases the hold. What is kept elsewhere stays there: a place of an allocation in the allocation's hold, and an offer of the
 * waiting list with its fan, until `tendReturns` sees the order closed and offers it to the next.
 */
type Context = Pick<JobContext, "db" | "jobs">;
type Happened<Result = void> = (context: Context, order: Pick<Order, "id" | "memberId">) => Promise<Result>;
type ByKind<Do> = Partial<Record<OrderLineKind, Do>>;

/** Before a payment sells the lines: what was kept for the order is released. Returns what must be refunded first. */
export const beforeSold: ByKind<Happened<RefundWish[]>> = {
	ticket: async (context, order) => {
		await sellAllocated(context, order);
		return takeReturns(context, order);
	},
};

/** Goods wait for staff to pack them. */
export const whenPaid: ByKind<Happened> = {
	ticket: async ({ db, jobs }, { id }) => {
		// For returned tickets: the new code is created in the transaction that voids the old one.
		if (await isTakenOrder(db, id)) await issueNow(db, id);
		else await jobs.send(db, issueTickets, { orderId: id });
		await queueTickets({ db, jobs }, id);
	},
	discount: async ({ db }, { id: orderId }) => {
		const amount = await sumCredit(db, orderId);
		if (amount > 0) await bookCreditSpent(db, { orderId, amount });
	},
};

/** Why an order could not be sold although somebody paid for it, where that was not the buyer's doing. */
export async function whyUnsold({ db, jobs }: Context, orderId: string) {
	if (!(await isBrokenOrder(db, orderId))) return null;
	await jobs.send(db, endReturns, {});
	return "not_given_back";
}

/** What an order takes of the ledger besides its lines: its vouchers' uses, its seats. */
const sharesBeside: ByKind<(db: Db, orderId: string) => Promise<Share[]>> = {
	discount: sharesOfOrder,
	ticket: listOrderedSeats,
};

export async function sharesBesideLines(db: Db, orderId: string, kinds: Iterable<OrderLineKind>) {
	const shares: Share[] = [];
	for (const kind of kinds) shares.push(...((await sharesBeside[kind]?.(db, orderId)) ?? []));
	return shares;
}

/** While the payment is disputed, and once the dispute is won or lost. */
export const whenDisputed: ByKind<Record<"open" | "won" | "lost", Happened>> = {
	ticket: {
		open: async ({ db, jobs }, { id }) => {
			await holdDisputedTickets(db, id);
			await jobs.send(db, endReturns, {});
		},
		won: async ({ db, jobs }, { id }) => {
			await releaseDisputedTickets(db, id);
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

/** When lines are returned and refunded. Returns what can be sold again. */
type TakeBack = (
	context: Context,
	order: Pick<Order, "id" | "memberId">,
	returned: readonly Returned[],
	which: NamedTickets,
) => Promise<Share[]>;

export const whenRefunded: ByKind<TakeBack> = {
	// A ticket that was used is refunded, too, but its place stays taken.
	ticket: async (context, order, returned, which) => {
		const free = await takeBackTickets(context, order, returned, which);
		await context.jobs.send(context.db, endReturns, {});
		return free;
	},
	// Once everything else has been returned.
	discount: ({ db }, { id }) => sharesBesideCredit(db, id),
};

/** After each part that was returned. */
export async function whenPartReturned(
	db: Db,
	{ id: refundId, orderId }: Pick<Refund, "id" | "orderId">,
	part: ReturnedPart,
) {
	const amount = await returnCredit(db, orderId, part);
	if (amount > 0) await bookCreditReturned(db, refundId, { orderId, amount });
}
