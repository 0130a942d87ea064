import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type LedgerAccount, ledgerEntries, type PaymentAttempt } from "./tables.server";

/**
 * Books one cause once. What enters an account is positive, what leaves it negative, and together they sum to zero.
 * - gateway: money held by the payment gateway
 * - customers: money received and not yet answered by goods or a refund
 * - sales: what was sold
 * - refunds_due: refunds to be paid
 * - bank: the club's own account: what the gateway has paid out, and refunds it can't make
 * - credit: what members may still spend of vouchers they took instead of their money
 * - fees: the gateway's fees and the tax on them, as its settlement file has them
 * - disputes: what buyers' banks have taken back and the club may still win
 * - chargebacks: what they have kept. What was sold stays sold: this is a loss, not a sale undone
 */
const book = (db: Db, orderId: string, ...bookings: Booking[]) =>
	insert.run(db, {
		orderId,
		causes: bookings.flatMap(({ cause }) => [cause, cause]),
		accounts: bookings.flatMap(({ accounts }) => accounts),
		amounts: bookings.flatMap(({ amount }) => [-amount, amount]),
	});

/** What leaves the first account enters the second. */
type Booking = { cause: string; accounts: [from: LedgerAccount, to: LedgerAccount]; amount: number };

const given = sql.placeholder;

const insert = statement(
	() => sql`
		insert into ${ledgerEntries} (cause, account, amount, order_id)
		select cause, account, amount, ${given("orderId")}::uuid
		from unnest(${given("causes")}::text[], ${given("accounts")}::text[], ${given("amounts")}::bigint[])
			as entry(cause, account, amount)`,
);

type Sum = { orderId: string; amount: number };

/** A payment, and its sale where it buys what was ordered. What the gateway keeps of it stands in its settlement. */
export function bookPayment(
	db: Db,
	{ id, orderId, amount }: PaymentAttempt,
	{ isSale }: { isSale: boolean },
) {
	const bookings: Booking[] = [{ cause: `received:${id}`, accounts: ["customers", "gateway"], amount }];
	if (isSale) bookings.push({ cause: `sold:${id}`, accounts: ["sales", "customers"], amount });
	return book(db, orderId, ...bookings);
}

/** `from` says whether the money had already bought something. */
export const bookRefundDue = (
	db: Db,
	refundId: string,
	from: "customers" | "sales",
	{ orderId, amount }: Sum,
) => book(db, orderId, { cause: `refund-due:${refundId}`, accounts: ["refunds_due", from], amount });

/** `by` says who paid it out; "disputes": the buyer's bank had taken it back before the club paid. */
export const bookRefunded = (
	db: Db,
	refundId: string,
	by: "gateway" | "bank" | "credit" | "disputes",
	{ orderId, amount }: Sum,
) => book(db, orderId, { cause: `refunded:${refundId}`, accounts: [by, "refunds_due"], amount });

/** The part of an order paid by a member's credit. */
export const bookCreditSpent = (db: Db, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `credit-spent:${orderId}`, accounts: ["sales", "credit"], amount });

/** The part of it that can be spent again, since what it paid for was returned. */
export const bookCreditReturned = (db: Db, refundId: string, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `credit-returned:${refundId}`, accounts: ["credit", "sales"], amount });

export const bookDisputed = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `disputed:${attemptId}`, accounts: ["gateway", "disputes"], amount });

export const bookDisputeWon = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `dispute-won:${attemptId}`, accounts: ["disputes", "gateway"], amount });

/** What the bank has not kept of a dispute that was lost in part. */
export const bookDisputeReturned = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `dispute-returned:${attemptId}`, accounts: ["disputes", "gateway"], amount });

export const bookDisputeLost = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `dispute-lost:${attemptId}`, accounts: ["disputes", "chargebacks"], amount });

/** What was lost of a sale that is undone after all: the bank has paid that part of the refund. */
export const bookRefundCovered = (db: Db, refundId: string, { orderId, amount }: Sum) =>
	book(db, orderId, { cause: `refund-covered:${refundId}`, accounts: ["chargebacks", "sales"], amount });

export async function sumLost(db: Db, orderId: string): Promise<number> {
	const [lost] = await db
		.select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
		.from(ledgerEntries)
		.where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, "chargebacks")));
	return lost!.sum;
}

export type Settled = { cause: string; orderId: string; net: number; fee: number; tax: number };

/**
 * What the gateway has paid out and kept, of a payment, a refund or a dispute. Less than nothing of a refund: it is taken off
 * the next payout. Thousands at once, so in one statement.
 */
export async function bookSettled(db: Db, rows: readonly Settled[]) {
	const bookings = rows
		.flatMap(({ cause, orderId, net, fee, tax }) => [
			{ cause: `payout:${cause}`, to: "bank", orderId, amount: net },
			{ cause: `fee:${cause}`, to: "fees", orderId, amount: fee },
			{ cause: `fee-tax:${cause}`, to: "fees", orderId, amount: tax },
		])
		.filter(({ amount }) => amount !== 0);
	if (bookings.length > 0) await insertSettled.run(db, { bookings: JSON.stringify(bookings) });
}

const insertSettled = statement(
	() => sql`
		insert into ${ledgerEntries} (cause, account, amount, order_id)
		select cause, side.account, side.amount, "orderId"
		from jsonb_to_recordset(${given("bookings")}::jsonb) as booking(cause text, "to" text, "orderId" uuid, amount bigint),
			lateral (values ('gateway', -booking.amount), ("to", booking.amount)) as side(account, amount)`,
);
