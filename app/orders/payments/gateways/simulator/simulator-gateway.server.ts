import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { storedValue } from "../../../../platform/data/stored-values.server";
import { transaction } from "../../../../platform/data/transaction.server";
import type { GatewayStatus, PaymentGateway, RefundAnswer } from "../../gateway";
import {
	isRefundedByGateway,
	type MethodGroup,
	methodGroupOf,
	type PaymentMethod,
} from "../../payment-methods";
import type { GatewayAccess, GatewayContext } from "../gateways.server";
import { readSignedNotice } from "../midtrans/notice-signature.server";
import { instructionsFor } from "./instructions";
import { type SimulatedState, simulatedPayments, simulatedRefunds } from "./tables.server";

/** An in-house gateway: the same interface, the same signed notices, no money. */
export function simulatorGateway({ db, settings }: GatewayAccess): PaymentGateway {
	return {
		name: "simulator",
		async open(request) {
			const token = randomBytes(16).toString("hex");
			const instructions = instructionsFor(request);
			const [opened] = await db
				.insert(simulatedPayments)
				.values({
					reference: request.reference,
					token,
					amount: request.amount,
					method: request.method,
					instructions,
					buyerName: request.buyer.name,
					language: request.language,
					returnUrl: request.returnUrl,
					expiresAt: request.expiresAt,
				})
				// Opened before: it stays as it is.
				.onConflictDoUpdate({
					target: simulatedPayments.reference,
					set: { reference: simulatedPayments.reference },
				})
				.returning();
			return { pageUrl: simulatorUrl(settings.publicUrl, opened!.token), instructions: opened!.instructions };
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
				chargedBack: payment.chargedBack || null,
				fee: payment.paidAt && simulatedFee(payment),
			};
		},
		async cancel(reference) {
			await db
				.update(simulatedPayments)
				.set({ state: "cancel" })
				.where(and(eq(simulatedPayments.reference, reference), eq(simulatedPayments.state, "pending")));
		},
		refund: async ({ reference, key, amount }) => refund(db, reference, key, amount),
		readNotice: async (raw) => readSignedNotice(raw, await simulatorKey(db)),
	};
}

export const simulatorUrl = (publicUrl: string, token: string) => `${publicUrl}/simulator/pay/${token}`;

/** The secret the simulator signs with, like a real gateway's server key. */
export const simulatorKey = (db: GatewayContext["db"]) =>
	storedValue(db, "simulator-key", () => randomBytes(32).toString("base64url"));

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
	chargedBack: null,
	fee: null,
};

async function findPayment(db: GatewayContext["db"], reference: string) {
	const [found] = await db
		.select({
			payment: simulatedPayments,
			isOver: sql<boolean>`${simulatedPayments.state} = 'pending' and ${simulatedPayments.expiresAt} <= now()`,
		})
		.from(simulatedPayments)
		.where(eq(simulatedPayments.reference, reference));
	return found && { ...found.payment, isOver: found.isOver };
}

/** Roughly what real gateways charge: a percentage, or a fixed fee. */
const simulatedFee = ({ method, amount }: { method: PaymentMethod; amount: number }) =>
	fees[methodGroupOf(method)](amount);
const fees: Record<MethodGroup["name"], (amount: number) => number> = {
	qris: (amount) => Math.round(amount * 0.007),
	va: () => 4_000,
	wallet: (amount) => Math.round(amount * 0.02),
	card: (amount) => Math.round(amount * 0.029) + 2_000,
	store: () => 5_000,
};

async function refund(
	db: GatewayContext["db"],
	reference: string,
	key: string,
	amount: number,
): Promise<RefundAnswer> {
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
