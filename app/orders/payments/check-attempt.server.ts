import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import type { JobContext } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import { NotEnough } from "../allotments/allotments.server";
import { disputeOrder } from "../disputes/dispute-order.server";
import { openDispute } from "../disputes/disputes.server";
import { settleDispute } from "../disputes/settle-dispute.server";
import { orderChanged } from "../order-signal.server";
import { orders } from "../tables.server";
import { findAttempt } from "./find-attempts.server";
import type { GatewayStatus } from "./gateway";
import { gatewayNamed } from "./gateways/gateways.server";
import { bookPayment } from "./ledger.server";
import { type AttemptState, attemptStates, broughtMoney } from "./payment-states";
import { settlePayment } from "./settle-payment.server";
import { type PaymentAttempt, paymentAttempts, paymentDifferences, paymentDisputes } from "./tables.server";

/**
 * The only source of truth about a payment: ask the gateway about an attempt, and take over its answer. Notices and the
 * job that asks by itself all end here, so it does not matter how often or in which order they come.
 */
export async function checkAttempt(
	context: JobContext,
	attemptId: string,
	known?: Pick<PaymentAttempt, "gateway" | "reference">,
): Promise<void> {
	const { db, settings } = context;
	const attempt = known ? undefined : await findAttempt(db, attemptId);
	const asked = known ?? attempt;
	if (!asked) return;
	const status = await gatewayNamed(asked.gateway, { db, settings }).readStatus(asked.reference);
	if (status.state === "unknown") return;
	const take = (isSoldOut: boolean) =>
		transaction(db, (db) =>
			takeOver({ ...context, db }, attemptId, status, { isSoldOut, wasTakenBack: isTakenBack(attempt) }),
		);
	const taken = await take(false).catch((error) => {
		// It is sold with the commit, so nothing has happened yet.
		if (error instanceof NotEnough) return take(true);
		throw error;
	});
	if (taken === "ask_again") await checkAttempt(context, attemptId);
}

const isTakenBack = (attempt: PaymentAttempt | undefined) => attempt?.state === "charged_back";

type Before = {
	isSoldOut: boolean;
	/** Known before the gateway was asked: its answer that the payment stands is then the newer one. */
	wasTakenBack: boolean;
};

async function takeOver(
	context: JobContext,
	attemptId: string,
	status: GatewayStatus,
	{ isSoldOut, wasTakenBack }: Before,
): Promise<"ask_again" | undefined> {
	const { db } = context;
	const [locked] = await lockWithOrder.run(db, { attemptId });
	const state = status.state as AttemptState;
	if (!locked) return;
	const { attempt, order } = locked;
	const isWonBack = state === "paid" && isTakenBack(attempt);
	if (!isWonBack && !isLater(state, attempt.state)) return;
	const difference = differenceBetween(attempt, status);
	if (difference) return void (await keepDifference(db, attempt, difference));
	if (isWonBack) {
		if (!wasTakenBack) return "ask_again";
		return void (await settleDispute(context, attempt, order, { outcome: "won", by: { actor: "gateway" } }));
	}
	orderChanged(db, attempt.orderId);
	if (!broughtMoney(state)) {
		const { transactionId } = status;
		return void (await db
			.update(paymentAttempts)
			.set({ state, transactionId })
			.where(eq(paymentAttempts.id, attemptId)));
	}
	// The notice of the payment may be lost, and that of its chargeback not.
	if (attempt.state !== "paid") {
		const { transactionId, paidAt } = status;
		await setPaid.run(db, { attemptId, transactionId, paidAt });
		const isSale = await settlePayment(context, { attempt, order, isSoldOut });
		await bookPayment(db, attempt, { isSale });
	}
	if (state === "charged_back" && (await openDispute(db, attempt, status.dispute)))
		await disputeOrder(context, attempt);
}

const given = sql.placeholder;

/** The payment before its order, as everywhere. */
const lockWithOrder = statement((db: Db) =>
	db
		.select({ attempt: paymentAttempts, order: orders })
		.from(paymentAttempts)
		.innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
		.where(eq(paymentAttempts.id, given("attemptId")))
		.for("no key update"),
);

const setPaid = statement(
	() => sql`
		update ${paymentAttempts} set state = 'paid', transaction_id = ${given("transactionId")},
			paid_at = coalesce(${given("paidAt")}::timestamptz, now()), next_check_at = now() + interval '1 day'
		where id = ${given("attemptId")}`,
);

const isLater = (next: AttemptState, now: AttemptState) =>
	attemptStates.indexOf(next) > attemptStates.indexOf(now);

/** A payment is only booked if amount, currency and merchant are the ones we asked for. */
function differenceBetween(attempt: PaymentAttempt, status: GatewayStatus) {
	const isOurs = status.amount === attempt.amount && status.currency === club.currency && !status.merchant;
	if (isOurs) return null;
	const merchant = status.merchant ? ` for ${status.merchant}` : "";
	return {
		ours: `${club.currency} ${attempt.amount}`,
		theirs: `${status.currency} ${status.amount}${merchant} (${status.state})`,
	};
}

async function keepDifference(
	db: Db,
	attempt: PaymentAttempt,
	{ ours, theirs }: { ours: string; theirs: string },
) {
	const digest = createHash("sha256").update(`${attempt.reference}|${ours}|${theirs}`).digest("hex");
	await db
		.insert(paymentDifferences)
		.values({ attemptId: attempt.id, reference: attempt.reference, digest, ours, theirs })
		.onConflictDoNothing();
}

/**
 * Claims the attempts whose turn it is, the open ones first, and says when to ask about each again: the older a question is,
 * the longer until it is repeated. An open one is asked about right after its end in any case, a closed one for two more days,
 * since money may come late, and a paid one for as long as banks take payments back. A disputed one is asked about daily until it is decided.
 */
export async function takeDueAttempts(db: Db, limit: number): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		with due as (
			select id from ${paymentAttempts} where next_check_at <= now()
			order by state in ('opening', 'awaiting', 'authorized') desc, state <> 'paid' desc, next_check_at, id
			limit ${limit} for no key update skip locked
		)
		update ${paymentAttempts} attempt set next_check_at = case
			when state = 'paid' then case when paid_at > now() - interval '120 days'
				then now() + least(greatest(now() - paid_at, interval '1 day'), interval '14 days') end
			when state = 'charged_back' and exists (
				select from ${paymentDisputes} where attempt_id = attempt.id and outcome is null
			) then now() + interval '1 day'
			when state = 'charged_back' or expires_at < now() - interval '2 days' then null
			when state in ('opening', 'awaiting', 'authorized') and expires_at > now()
				then least(now() + ${waitOf("1 minute", "4 hours")}, expires_at + interval '1 minute')
			else now() + ${waitOf("10 minutes", "12 hours")}
		end
		from due where attempt.id = due.id
		returning attempt.id`);
	return rows.map(({ id }) => id);
}

/** As long as it has existed, which doubles the time from one look to the next. */
const waitOf = (least: string, most: string) =>
	sql.raw(`least(greatest(now() - created_at, interval '${least}'), interval '${most}')`);
