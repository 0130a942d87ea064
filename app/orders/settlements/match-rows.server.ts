import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { broughtMoney } from "../payments/payment-states";
import { type PaymentAttempt, paymentAttempts, paymentDisputes, refunds } from "../payments/tables.server";
import type { ReadSettlementRow } from "./read-settlement-file.server";
import type { SettlementProblem } from "./settlement-problems";
import { settlementRows } from "./tables.server";

export type MatchedRow = ReadSettlementRow &
	(
		| { problem: null; attemptId: string; orderId: string; cause: string }
		| { problem: SettlementProblem; attemptId: string | null; orderId: null; cause: null }
	);

/** What a row says, as far as two rows may say the same. */
const sayingOf = (row: ReadSettlementRow) =>
	JSON.stringify([row.reference, row.transactionId, row.gross, row.net, row.settledAt, row.paidOutOn]);

/** Each row's payment, refund or dispute, or why there is none. In the caller's transaction, which is alone in doing so. */
export async function matchRows(
	db: Db,
	{ gateway, month }: { gateway: string; month: string },
	rows: readonly ReadSettlementRow[],
	{ isRepeatAllowed = false } = {},
): Promise<MatchedRow[]> {
	const books = await readBooks(db, gateway, [...new Set(rows.map(({ reference }) => reference))]);
	return rows.map((row) => {
		const say = (problem: SettlementProblem): MatchedRow => ({
			...row,
			problem,
			attemptId: books.attempts.get(row.reference)?.id ?? null,
			orderId: null,
			cause: null,
		});
		if (!row.paidOutOn.startsWith(`${month}-`)) return say("other_month");
		const saying = sayingOf(row);
		if (!isRepeatAllowed && books.said.has(saying)) return say("repeated");
		books.said.add(saying);
		if (row.net !== row.gross - row.fee - row.tax) return say("wrong_net");
		const attempt = books.attempts.get(row.reference);
		if (!attempt) return say("unknown_order");
		if (row.transactionId && attempt.transactionId && row.transactionId !== attempt.transactionId)
			return say("other_transaction");
		const found = row.gross > 0 ? incoming(books, attempt, row.gross) : outgoing(books, attempt, -row.gross);
		if (found.cause === null) return say(found.problem);
		books.booked.add(found.cause);
		return { ...row, problem: null, attemptId: attempt.id, orderId: attempt.orderId, cause: found.cause };
	});
}

type Found = { cause: string; problem?: never } | { cause: null; problem: SettlementProblem };
const no = (problem: SettlementProblem): Found => ({ cause: null, problem });

/** A payment, or one that the club has won back. */
function incoming({ booked, disputes }: Books, attempt: PaymentAttempt, gross: number): Found {
	if (!broughtMoney(attempt.state)) return no("not_paid");
	const payment = `payment:${attempt.id}`;
	if (!booked.has(payment)) return gross === attempt.amount ? { cause: payment } : no("wrong_sum");
	const dispute = disputes.get(attempt.id);
	const won = `dispute-won:${attempt.id}`;
	if (dispute?.outcome === "won" && dispute.amount === gross && !booked.has(won)) return { cause: won };
	const returned = `dispute-returned:${attempt.id}`;
	if (dispute?.lost && dispute.amount - dispute.lost === gross && !booked.has(returned))
		return { cause: returned };
	return no(gross === attempt.amount ? "already_booked" : "wrong_sum");
}

/** What the gateway has refunded, or a bank has taken back. */
function outgoing({ booked, refunds, disputes }: Books, attempt: PaymentAttempt, amount: number): Found {
	const causes = (refunds.get(attempt.id) ?? [])
		.filter((refund) => refund.amount === amount)
		.map(({ id }) => `refund:${id}`);
	const dispute = disputes.get(attempt.id);
	if (dispute?.amount === amount || dispute?.lost === amount) causes.push(`dispute:${attempt.id}`);
	const free = causes.find((cause) => !booked.has(cause));
	if (free) return { cause: free };
	return no(causes.length > 0 ? "already_booked" : "no_refund");
}

type Books = Awaited<ReturnType<typeof readBooks>>;

async function readBooks(db: Db, gateway: string, references: string[]) {
	const [attempts, earlier] = await Promise.all([
		db
			.select()
			.from(paymentAttempts)
			.where(and(eq(paymentAttempts.gateway, gateway), inArray(paymentAttempts.reference, references))),
		db.select().from(settlementRows).where(inArray(settlementRows.reference, references)),
	]);
	const ids = attempts.map(({ id }) => id);
	const [back, disputes] = await Promise.all([
		db
			.select()
			.from(refunds)
			// By the gateway, not from the club's bank, and not as a voucher.
			.where(
				and(
					inArray(refunds.attemptId, ids),
					eq(refunds.state, "done"),
					eq(refunds.isCredit, false),
					isNull(refunds.account),
				),
			)
			.orderBy(asc(refunds.doneAt), asc(refunds.id)),
		db.select().from(paymentDisputes).where(inArray(paymentDisputes.attemptId, ids)),
	]);
	return {
		attempts: new Map(attempts.map((attempt) => [attempt.reference, attempt])),
		refunds: Map.groupBy(back, ({ attemptId }) => attemptId!),
		disputes: new Map(disputes.map((dispute) => [dispute.attemptId, dispute])),
		booked: new Set(earlier.flatMap(({ cause }) => cause ?? [])),
		// A row of another month is not known: its own month's file books it.
		said: new Set(earlier.filter(({ problem }) => problem !== "other_month").map(sayingOf)),
	};
}
