import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type LedgerAccount, ledgerEntries } from "./tables.server";

/**
 * Books one cause once. What enters an account is positive, what leaves it negative, and together they sum to zero.
 * - gateway: money held by the payment gateway
 * - customers: money received and not yet answered by goods or a refund
 * - sales: what was sold
 * - refunds_due: refunds to be paid
 * - bank: the club's own account, for refunds the gateway can't make
 * - credit: what members may still spend of vouchers they took instead of their money
 * - fees: the gateway's fees, as far as they are known
 * - disputes: what buyers' banks have taken back and the club may still win
 * - chargebacks: what they have kept. What was sold stays sold: this is a loss, not a sale undone
 */
async function book(
	db: Db,
	orderId: string,
	cause: string,
	[from, to]: [LedgerAccount, LedgerAccount],
	amount: number,
) {
	await insert.run(db, { orderId, cause, from, to, amount });
}

const given = sql.placeholder;

const insert = statement(
	() => sql`
		insert into ${ledgerEntries} (cause, account, amount, order_id) values
			(${given("cause")}, ${given("from")}, -${given("amount")}::bigint, ${given("orderId")}),
			(${given("cause")}, ${given("to")}, ${given("amount")}::bigint, ${given("orderId")})`,
);

type Sum = { orderId: string; amount: number };

export const bookReceived = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `received:${attemptId}`, ["customers", "gateway"], amount);

export const bookSold = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `sold:${attemptId}`, ["sales", "customers"], amount);

/** `from` says whether the money had already bought something. */
export const bookRefundDue = (
	db: Db,
	refundId: string,
	from: "customers" | "sales",
	{ orderId, amount }: Sum,
) => book(db, orderId, `refund-due:${refundId}`, ["refunds_due", from], amount);

/** `by` says who paid it out; "disputes": the buyer's bank had taken it back before the club paid. */
export const bookRefunded = (
	db: Db,
	refundId: string,
	by: "gateway" | "bank" | "credit" | "disputes",
	{ orderId, amount }: Sum,
) => book(db, orderId, `refunded:${refundId}`, [by, "refunds_due"], amount);

/** The part of an order paid by a member's credit. */
export const bookCreditSpent = (db: Db, { orderId, amount }: Sum) =>
	book(db, orderId, `credit-spent:${orderId}`, ["sales", "credit"], amount);

/** The part of it that can be spent again, since what it paid for was returned. */
export const bookCreditReturned = (db: Db, refundId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `credit-returned:${refundId}`, ["credit", "sales"], amount);

export const bookDisputed = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `disputed:${attemptId}`, ["gateway", "disputes"], amount);

export const bookDisputeWon = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `dispute-won:${attemptId}`, ["disputes", "gateway"], amount);

export const bookDisputeLost = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `dispute-lost:${attemptId}`, ["disputes", "chargebacks"], amount);

export const bookFee = (db: Db, attemptId: string, { orderId, amount }: Sum) =>
	book(db, orderId, `fee:${attemptId}`, ["gateway", "fees"], amount);
