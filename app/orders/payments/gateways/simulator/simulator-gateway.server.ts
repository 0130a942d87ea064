import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../../platform/data/database.server";
import { statement } from "../../../../platform/data/statement.server";
import { storedValue } from "../../../../platform/data/stored-values.server";
import { poolOf, transaction } from "../../../../platform/data/transaction.server";
import type { GatewayStatus, PaymentGateway, RefundAnswer } from "../../gateway";
import { isRefundedByGateway } from "../../payment-methods";
import type { GatewayAccess } from "../gateways.server";
import { readSignedNotice } from "../midtrans/notice-signature.server";
import { instructionsFor } from "./instructions";
import {
	type SimulatedPayment,
	type SimulatedState,
	simulatedPayments,
	simulatedRefunds,
} from "./tables.server";

/** An in-house gateway: the same interface, the same signed notices, no money. */
export function simulatorGateway({ db, settings }: GatewayAccess): PaymentGateway {
	return {
		name: "simulator",
		async open(request) {
			const [opened] = await openOnce.run(db, {
				...request,
				token: randomBytes(16).toString("hex"),
				buyerName: request.buyer.name,
				instructions: instructionsFor(request),
			});
			const { token, instructions } = opened!;
			return { pageUrl: simulatorUrl(settings.publicUrl, token), instructions, expiresAt: null };
		},
		async readStatus(reference) {
			const payment = await findPayment(db, reference);
			if (!payment) return unknown;
			return {
				state: payment.isOver ? "expired" : meanings[payment.state],
				amount: payment.amount,
				currency: "IDR",
				merchant: null,
				transactionId: payment.transactionId,
				paidAt: payment.paidAt,
				refunded: payment.refunded,
				dispute: payment.state === "chargeback" ? disputeOf(payment) : null,
			};
		},
		async cancel(reference) {
			await cancelPending.run(db, { reference });
		},
		refund: async ({ reference, key, amount }) => refund(db, reference, key, amount),
		readNotice: async (raw) => readSignedNotice(raw, await simulatorKey(db)),
	};
}

export const simulatorUrl = (publicUrl: string, token: string) => `${publicUrl}/simulator/pay/${token}`;

const given = sql.placeholder;

/** One that was opened before stays as it is. */
const openOnce = statement<Pick<SimulatedPayment, "token" | "instructions">>(
	() => sql`
		insert into ${simulatedPayments}
			(reference, token, amount, method, instructions, buyer_name, language, return_url, expires_at)
		values (${given("reference")}, ${given("token")}, ${given("amount")}, ${given("method")}, ${given("instructions")},
			${given("buyerName")}, ${given("language")}, ${given("returnUrl")}, ${given("expiresAt")})
		on conflict (reference) do update set reference = excluded.reference
		returning token, instructions`,
);

const cancelPending = statement(
	() => sql`
		update ${simulatedPayments} set state = 'cancel'
		where reference = ${given("reference")} and state = 'pending'`,
);

/** The secret the simulator signs with, like a real gateway's server key. Made once, so each process reads it once. */
export async function simulatorKey(db: Db): Promise<string> {
	const pool = poolOf(db);
	const key =
		keys.get(pool) ?? (await storedValue(db, "simulator-key", () => randomBytes(32).toString("base64url")));
	// What a transaction has made may be rolled back.
	if (pool === db.$client) keys.set(pool, key);
	return key;
}

const keys = new WeakMap<object, string>();

const meanings: Record<SimulatedState, GatewayStatus["state"]> = {
	pending: "awaiting",
	settlement: "paid",
	deny: "failed",
	expire: "expired",
	cancel: "cancelled",
	chargeback: "charged_back",
};
const unknown: GatewayStatus = {
	state: "unknown",
	amount: null,
	currency: "IDR",
	merchant: null,
	transactionId: null,
	paidAt: null,
	refunded: 0,
	dispute: null,
};

const daysForEvidence = 7;

const disputeOf = ({
	amount,
	refunded,
	chargedBack,
	chargedBackAt,
}: SimulatedPayment): GatewayStatus["dispute"] => ({
	amount: chargedBack || null,
	isPart: chargedBack > 0 && chargedBack < amount - refunded,
	reason: "4837: No cardholder authorization",
	evidenceDueAt: chargedBackAt && new Date(chargedBackAt.getTime() + daysForEvidence * 86_400_000),
});

async function findPayment(db: Db, reference: string) {
	const [found] = await paymentByReference.run(db, { reference });
	return found && { ...found.payment, isOver: found.isOver };
}

const paymentByReference = statement((db: Db) =>
	db
		.select({
			payment: simulatedPayments,
			isOver: sql<boolean>`${simulatedPayments.state} = 'pending' and ${simulatedPayments.expiresAt} <= now()`,
		})
		.from(simulatedPayments)
		.where(eq(simulatedPayments.reference, given("reference"))),
);

async function refund(db: Db, reference: string, key: string, amount: number): Promise<RefundAnswer> {
	return transaction(db, async (db) => {
		const [payment] = await db
			.select()
			.from(simulatedPayments)
			.where(eq(simulatedPayments.reference, reference))
			.for("update");
		if (payment?.state !== "settlement" || !isRefundedByGateway(payment.method)) return "not_possible";
		const [known] = await db.select().from(simulatedRefunds).where(eq(simulatedRefunds.key, key));
		if (known) return "done";
		if (payment.refunded + amount > payment.amount) return "not_possible";
		await db.insert(simulatedRefunds).values({ key, reference, amount });
		await db
			.update(simulatedPayments)
			.set({ refunded: payment.refunded + amount })
			.where(eq(simulatedPayments.reference, reference));
		return "done";
	});
}
