import { eventually, expect } from "../chaos/expect.mjs";
import { importSource } from "../chaos/postgres.mjs";

/** What pays in this club, driven as by fans and banks; its notices are sent by the case itself, in any order it likes. */
export const openGateway = (club) => (club.midtrans ? openMidtrans(club.midtrans) : openSimulator(club));

async function openSimulator(club) {
	const { noticeOf } = await importSource("./app/orders/payments/gateways/simulator/simulate.server.ts");
	const [{ value: key }] = await club.query(`
		insert into kept_values (name, value) values ('simulator-key', md5(random()::text))
		on conflict (name) do update set value = kept_values.value returning value`);
	const paymentOf = async (reference) =>
		(
			await club.query(
				`select reference, amount, method, state, transaction_id as "transactionId", created_at as "createdAt"
				from simulated_payments where reference = $1`,
				[reference],
			)
		)[0];
	return {
		key,
		paymentOf,
		/** Waits until the site has opened the payment there. */
		opened: (reference) =>
			eventually(`payment ${reference} is opened`, 60, async () => Boolean(await paymentOf(reference))),
		/** Settles the payment, whatever its state. */
		settle: (reference) =>
			club.query(
				"update simulated_payments set state = 'settlement', paid_at = coalesce(paid_at, now()) where reference = $1",
				[reference],
			),
		/** A notice's bytes, as signed by the gateway; with another key, a forgery. */
		async notice(reference, state, signedWith = key) {
			const payment = await paymentOf(reference);
			expect(payment, `the gateway knows no payment ${reference}`);
			return noticeOf(payment, state, signedWith);
		},
		/** As a stranger: no token, no key. */
		send: (site, notice, options) => site.post("/api/payments/notices/simulator", notice, options),
	};
}

const key = "SB-Mid-server-STORM";

/** A ground whose clubs are paid through Midtrans: a local server that keeps transactions as the real one does. */
export async function withMidtrans(ground, use) {
	const { startMidtransServer } = await importSource("./test/midtrans-server.ts");
	const midtrans = await startMidtransServer({ key });
	const environment = {
		PAYMENT_GATEWAY: "midtrans",
		MIDTRANS_SERVER_KEY: key,
		MIDTRANS_MERCHANT_ID: "M100",
		MIDTRANS_URL: midtrans.url,
	};
	try {
		return await use({ ...ground, midtrans, environment });
	} finally {
		await midtrans.close();
	}
}

async function openMidtrans({ books }) {
	const { signNotice } = await importSource(
		"./app/orders/payments/gateways/midtrans/notice-signature.server.ts",
	);
	return {
		key,
		opened: (reference) =>
			eventually(`payment ${reference} is charged`, 60, async () => books.payments.has(reference)),
		settle: async (reference) => books.move(reference, "settlement"),
		async notice(reference, state, signedWith = key) {
			const notice = {
				...books.statusOf(reference),
				transaction_status: state,
				status_code: state === "settlement" ? "200" : "202",
			};
			return { ...notice, signature_key: signNotice(notice, signedWith) };
		},
		send: (site, notice, options) => site.post("/api/payments/notices/midtrans", notice, options),
	};
}
