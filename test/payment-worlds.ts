import { eq, sql } from "drizzle-orm";
import type { PaymentGateway } from "../app/orders/payments/gateway";
import { gatewayNamed } from "../app/orders/payments/gateways/gateways.server";
import { noticeOf, simulate } from "../app/orders/payments/gateways/simulator/simulate.server";
import { simulatorKey } from "../app/orders/payments/gateways/simulator/simulator-gateway.server";
import { simulatedPayments } from "../app/orders/payments/gateways/simulator/tables.server";
import { testApp } from "./app";
import { startMidtransServer } from "./midtrans-server";
import { whenDone } from "./when-done";

/** What happens to a payment outside the site. */
type Act = "pay" | "deny" | "expire" | "chargeBack" | "chargeBackPart" | "payBack";
type Opened = { reference: string; pageUrl: string | null };

/** A gateway with the whole site before it, and the hands of fans, banks and time on its other side. */
export type PaymentWorld = {
	name: "simulator" | "midtrans";
	site: Awaited<ReturnType<typeof testApp>>;
	gateway: PaymentGateway;
	act(payment: Opened, act: Act): Promise<void>;
	/** The signed notice of the payment as it stands. */
	notice(reference: string): Promise<Buffer>;
	/** How many payments of these references could be paid right now. */
	countPayable(references: readonly string[]): Promise<number>;
	/** It believes in another amount than we do. */
	misquote(reference: string, amount: number): Promise<void>;
	/** Until when it can be paid there. */
	expiryOf(reference: string): Promise<Date>;
};

export async function simulatorWorld(): Promise<PaymentWorld> {
	const site = await testApp({ PORT: "1" });
	const { db, settings } = site;
	const acts = {
		pay: "succeed",
		deny: "fail",
		expire: "expire",
		chargeBack: "charge_back",
		chargeBackPart: "charge_back_half",
		payBack: "pay_back",
	} as const;
	const find = async (reference: string) => {
		const [payment] = await db
			.select()
			.from(simulatedPayments)
			.where(eq(simulatedPayments.reference, reference));
		return payment!;
	};
	return {
		name: "simulator",
		site,
		gateway: gatewayNamed("simulator", { db, settings }),
		async act({ reference }, act) {
			const { token, state } = await find(reference);
			if (act === "pay" && !["pending", "expire"].includes(state))
				throw new Error(`${reference} is ${state}`);
			await simulate(site, token, act === "pay" && state === "expire" ? "pay_late" : acts[act]);
			// Tests send its notices themselves.
			await db.execute("delete from pgboss.job where name = 'send-simulated-notice'");
		},
		async notice(reference) {
			const payment = await find(reference);
			return Buffer.from(JSON.stringify(noticeOf(payment, payment.state, await simulatorKey(db))));
		},
		async countPayable(references) {
			const payments = await Promise.all(references.map(find));
			return payments.filter((payment) => payment?.state === "pending").length;
		},
		misquote: async (reference, amount) =>
			void (await db
				.update(simulatedPayments)
				.set({ amount })
				.where(eq(simulatedPayments.reference, reference))),
		expiryOf: async (reference) => (await find(reference)).expiresAt,
	};
}

export async function midtransWorld(): Promise<
	PaymentWorld & { server: Awaited<ReturnType<typeof startMidtransServer>> }
> {
	const server = await startMidtransServer();
	whenDone(server.close);
	const site = await testApp({
		PORT: "1",
		PAYMENT_GATEWAY: "midtrans",
		MIDTRANS_SERVER_KEY: "SB-Mid-server-TEST",
		MIDTRANS_MERCHANT_ID: "M100",
		MIDTRANS_URL: server.url,
	});
	const { db, settings } = site;
	const states = {
		deny: "deny",
		expire: "expire",
		chargeBack: "chargeback",
		chargeBackPart: "partial_chargeback",
		payBack: "settlement",
	} as const;
	return {
		name: "midtrans",
		site,
		server,
		gateway: gatewayNamed("midtrans", { db, settings }),
		async act({ reference, pageUrl }, act) {
			const snap = pageUrl?.includes("/snap/") && new URL(pageUrl).pathname.split("/").at(-1);
			if (snap) server.books.choose(snap);
			if (act === "pay") server.books.pay(reference);
			else server.books.move(reference, states[act]);
		},
		notice: async (reference) => server.noticeOf(reference),
		countPayable: async (references) =>
			references.filter((reference) => server.books.isPayable(reference)).length,
		async misquote(reference, amount) {
			server.books.payments.get(reference)!.gross_amount = `${amount}.00`;
		},
		expiryOf: async (reference) =>
			new Date(`${server.books.payments.get(reference)!.expiry_time.replace(" ", "T")}+07:00`),
	};
}

/** The order's time is up, here and at the gateway. */
export async function letTimePass({ site: { db } }: PaymentWorld, orderId: string) {
	await db.execute(sql`update orders set pay_by = now() - interval '1 second' where id = ${orderId}`);
	await db.execute(sql`update holds set expires_at = now() - interval '1 second' where hold_id = ${orderId}`);
}
