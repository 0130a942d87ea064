import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import * as z from "zod";
import { allColumns } from "../../../../platform/data/columns.server";
import type { Db } from "../../../../platform/data/database.server";
import { defineJob } from "../../../../platform/data/jobs.server";
import { statement } from "../../../../platform/data/statement.server";
import { transaction } from "../../../../platform/data/transaction.server";
import type { GatewayContext } from "../gateways.server";
import { signNotice } from "../midtrans/notice-signature.server";
import { simulatorKey } from "./simulator-gateway.server";
import { type SimulatedPayment, type SimulatedState, simulatedPayments } from "./tables.server";

export const simulatedActs = [
	"succeed",
	"fail",
	"expire",
	"pay_late",
	"send_twice",
	"send_out_of_order",
	"send_forged",
	"charge_back",
	"charge_back_half",
	"pay_back",
] as const;
export type SimulatedAct = (typeof simulatedActs)[number];

/** What a gateway can do to a shop, good and bad. */
export async function simulate(context: GatewayContext, token: string, act: SimulatedAct) {
	switch (act) {
		case "succeed":
			return settle(context, token, ["pending"], ["settlement"]);
		case "pay_late":
			return settle(context, token, ["pending", "expire", "cancel"], ["settlement"]);
		case "send_twice":
			return settle(context, token, ["pending", "settlement"], ["settlement", "settlement"]);
		case "send_out_of_order":
			return settle(context, token, ["pending", "settlement"], ["settlement", "pending"]);
		case "fail":
			return move(context, token, "deny");
		case "expire":
			return move(context, token, "expire");
		case "send_forged":
			return forge(context, token);
		case "charge_back":
			return chargeBack(context, token, (left) => left);
		case "charge_back_half":
			return chargeBack(context, token, (left) => Math.ceil(left / 2));
		case "pay_back":
			return payBack(context, token);
	}
}

async function settle(
	context: GatewayContext,
	token: string,
	from: SimulatedState[],
	notices: SimulatedState[],
) {
	await transaction(context.db, async (db) => {
		const [paid] = await setPaid.run(db, { token, from });
		if (paid) for (const state of notices) await sendNotice({ ...context, db }, paid, state);
	});
}

const given = sql.placeholder;

const setPaid = statement<SimulatedPayment>(
	() => sql`
		update ${simulatedPayments} set state = 'settlement', paid_at = coalesce(paid_at, now())
		where token = ${given("token")} and state = any(${given("from")}::text[])
		returning ${allColumns(simulatedPayments)}`,
);

async function move(context: GatewayContext, token: string, state: SimulatedState) {
	await transaction(context.db, async (db) => {
		const [moved] = await db
			.update(simulatedPayments)
			.set({ state })
			.where(and(eq(simulatedPayments.token, token), eq(simulatedPayments.state, "pending")))
			.returning();
		if (moved) await sendNotice({ ...context, db }, moved, state);
	});
}

/** The buyer's bank takes back what has not been refunded, or a part of it. */
async function chargeBack(context: GatewayContext, token: string, part: (left: number) => number) {
	await transaction(context.db, async (db) => {
		const isPaid = and(eq(simulatedPayments.token, token), eq(simulatedPayments.state, "settlement"));
		const [payment] = await db.select().from(simulatedPayments).where(isPaid).for("update");
		if (!payment || payment.refunded >= payment.amount) return;
		const [taken] = await db
			.update(simulatedPayments)
			.set({
				state: "chargeback",
				chargedBack: part(payment.amount - payment.refunded),
				chargedBackAt: sql`now()`,
			})
			.where(isPaid)
			.returning();
		if (taken) await sendNotice({ ...context, db }, taken, "chargeback");
	});
}

/** The bank decides for the club. */
async function payBack(context: GatewayContext, token: string) {
	await transaction(context.db, async (db) => {
		const [returned] = await db
			.update(simulatedPayments)
			.set({ state: "settlement" })
			.where(and(eq(simulatedPayments.token, token), eq(simulatedPayments.state, "chargeback")))
			.returning();
		if (returned) await sendNotice({ ...context, db }, returned, "settlement");
	});
}

/** Claims that it was paid, signed with a wrong key, while the simulator's records say it was not. */
async function forge(context: GatewayContext, token: string) {
	const payment = await findByToken(context.db, token);
	if (payment) await sendNotice(context, payment, "settlement", "not the key");
}

/** As the simulator's own pages show it: what was not paid in time has expired, whether or not a notice was sent. */
const shown = {
	...getTableColumns(simulatedPayments),
	state: sql<SimulatedState>`case when ${simulatedPayments.state} = 'pending' and ${simulatedPayments.expiresAt} <= now()
		then 'expire' else ${simulatedPayments.state} end`,
};

export async function openPayment(db: Db, token: string): Promise<SimulatedPayment | undefined> {
	const [payment] = await shownByToken.run(db, { token });
	return payment;
}

const shownByToken = statement((db: Db) =>
	db
		.select(shown)
		.from(simulatedPayments)
		.where(eq(simulatedPayments.token, given("token"))),
);

/** Newest first. */
export const listPayments = (db: Db): Promise<SimulatedPayment[]> =>
	db.select(shown).from(simulatedPayments).orderBy(desc(simulatedPayments.createdAt)).limit(50);

export async function findByToken(db: Db, token: string): Promise<SimulatedPayment | undefined> {
	const [payment] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.token, token));
	return payment;
}

async function sendNotice(
	{ db, jobs }: GatewayContext,
	payment: SimulatedPayment,
	state: SimulatedState,
	key?: string,
) {
	const body = JSON.stringify(noticeOf(payment, state, key ?? (await simulatorKey(db))));
	await jobs.send(db, sendSimulatedNotice, { body });
}

/** The shape of a Midtrans notice. */
export function noticeOf(payment: SimulatedPayment, state: SimulatedState, key: string) {
	const signed = {
		order_id: payment.reference,
		status_code: state === "settlement" || state === "chargeback" ? "200" : "202",
		gross_amount: `${payment.amount}.00`,
	};
	return {
		...signed,
		transaction_id: payment.transactionId,
		transaction_status: state,
		transaction_time: payment.createdAt.toISOString(),
		payment_type: payment.method,
		currency: "IDR",
		signature_key: signNotice(signed, key),
	};
}

/** Over HTTP, as a stranger would: this tests the webhook for real. */
export const sendSimulatedNotice = defineJob({
	name: "send-simulated-notice",
	data: z.object({ body: z.string() }),
	retry: { tries: 5, delay: 2 },
	soon: true,
	run: async ({ settings }, { body }) => {
		const response = await fetch(`${settings.publicUrl}/api/payments/notices/simulator`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body,
			signal: AbortSignal.timeout(15_000),
		});
		// A refusal is an answer; a server error is retried, as Midtrans does.
		if (response.status >= 500) throw new Error(`The webhook answered ${response.status}`);
	},
});
