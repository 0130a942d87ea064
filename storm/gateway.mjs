import { eventually, expect } from "../chaos/expect.mjs";
import { importSource } from "../chaos/postgres.mjs";

/** The simulator, driven as by fans and banks; its notices are sent by the case itself, in any order it likes. */
export async function openGateway(club) {
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
	};
}

/** As a stranger: no token, no key. */
export const sendNotice = (site, notice, options) =>
	site.post("/api/payments/notices/simulator", notice, options);
