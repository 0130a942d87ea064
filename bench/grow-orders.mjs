// Years of orders of a club, and a fan who loads their own: the fan has as many in both clubs, so that only the number of
// other orders differs.
import { randomUUID } from "node:crypto";
import { enrolFans } from "../storm/fans.mjs";
import { findWares, stock } from "../storm/wares.mjs";

const fanCount = 2_000;
const ownOrders = 20;

/** Inserts so many orders, and returns the fan's requests: the list, one of them, and a new one by a different fan each time. */
export async function growOrders(url, client, count) {
	const fans = await enrolFans(url, fanCount);
	const query = async (statement, values) => (await client.query(statement, values)).rows;
	const [own, ...others] = fans.map(({ id }) => id);
	await insertOrders(query, "OWN", [own], ownOrders);
	if (count > 0) await insertOrders(query, "ALL", others, count);
	const wares = await findWares({ query });
	await stock({ query }, wares.variants, 1_000_000);
	const headersOf = ({ token, address }) => ({
		authorization: `Bearer ${token}`,
		"x-forwarded-for": address,
	});
	const goods = {
		items: wares.variants.map((variantId) => ({ variantId, quantity: 1 })),
		method: "qris",
		delivery: { courier: "pickup", service: wares.pickUp, price: 0 },
	};
	let turn = 0;
	return {
		list: () => ({ path: "/orders", headers: headersOf(fans[0]) }),
		page: () => ({ path: "/orders/BENCH-OWN-7", headers: headersOf(fans[0]) }),
		place: () => ({
			path: "/checkout/orders",
			headers: { ...headersOf(fans[1 + (turn++ % (fanCount - 1))]), "idempotency-key": randomUUID() },
			body: goods,
		}),
	};
}

/** Paid and delivered long ago; with all that a page of them reads, but without ledger entries, which none does. */
async function insertOrders(query, name, memberIds, count) {
	await query("begin");
	await query("set local session_replication_role = replica");
	await query(
		`insert into orders (number, member_id, kind, state, total, buyer, language, created_at, pay_by, paid_at)
		select 'BENCH-${name}-' || n, ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'goods', 'completed', 249000,
			'{"name": "Fan", "email": "fan@example.com", "phone": "+6281234567890"}', 'id', at, at + interval '1 day', at
		from generate_series(1, ${count}) n, lateral (select now() - interval '2 years' * n / ${count} as at)`,
		[memberIds],
	);
	await query(
		`insert into order_lines (order_id, position, kind, title, unit_price, quantity, amount, tax_inside)
		select id, position, 'goods', '{"id": "Jersey", "en": "Jersey"}', 83000, position, 83000 * position, 0
		from orders, generate_series(1, 2) position where number like 'BENCH-${name}-%'`,
	);
	await query(
		`insert into order_events (order_id, at, state, actor)
		select id, created_at + interval '1 hour' * step, event.state, 'system'
		from orders, unnest(array['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'completed'])
			with ordinality as event(state, step)
		where number like 'BENCH-${name}-%'`,
	);
	await query(
		`insert into payment_attempts (order_id, serial, gateway, reference, method, amount, state, created_at, expires_at, paid_at)
		select id, 1, 'simulator', number, 'qris', total, 'paid', created_at, pay_by, paid_at
		from orders where number like 'BENCH-${name}-%'`,
	);
	await query("commit");
}
