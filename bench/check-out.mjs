// A whole checkout over HTTP, as a fan's browser does it, from the first item in the cart to "paid".
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../chaos/ask.mjs";
import { inLine } from "../storm/buying.mjs";
import { homeAddress } from "../storm/fans.mjs";

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const patience = 90_000;

/** A site with wares for everybody, and who may buy there. */
export async function openStore(site, query) {
	while (!(await answerOf(`${site}/api/areas`)).isReady) await wait(200);
	await query("update allotments set size = 10000000 where kind = 'variant'");
	const variants = await query(
		`select product_variants.id from product_variants join products on products.id = product_id
		where released_at <= now() and member_limit is null order by sku`,
	);
	return { site, variantIds: variants.map(({ id }) => id), orders: watchOrders(query), carts: 0 };
}

/** Until no job is due and no fan's mail unsent. Scheduled jobs, most of which look for work once a minute, are nobody's. */
export async function untilAllIsDone(query) {
	const isOpen = `exists (select from pgboss.job where name not in (select name from pgboss.schedule)
			and (state in ('active', 'retry') or state = 'created' and start_after < now() + interval '10 seconds'))
		or exists (select from messages where sent_at is null and failed_at is null and recipient like 'badai-%')`;
	while ((await query(`select ${isOpen} as open`))[0].open) await wait(100);
}

/**
 * Each step is added to `seen`: its name, when it began, how long it took, and whether the fan was sent away at first. The
 * payment screen reads the order when it opens, and again whenever it is told of a change: as soon as the database knows it,
 * so that nothing is measured but the server.
 */
export async function checkOut(store, fan, seen = []) {
	const { site, variantIds, orders } = store;
	const api = `${site}/api`;
	const headers = { authorization: `Bearer ${fan.token}`, "x-forwarded-for": fan.address };
	const step = async (name, does) => {
		const entry = { name, since: performance.now(), refused: 0 };
		const result = await does(entry);
		entry.ms = performance.now() - entry.since;
		seen.push(entry);
		return result;
	};
	const post = (name, path, json) =>
		step(name, (entry) =>
			answerOf(
				api + path,
				{ method: "POST", json, headers: { ...headers, "idempotency-key": randomUUID() } },
				entry,
			),
		);

	const variantId = variantIds[store.carts++ % variantIds.length];
	const items = [{ variantId, quantity: 1 }];
	await post("cart", "/cart/lines", { variantId });
	const { id: addressId } = await post("address", "/user/addresses", homeAddress);
	const place = { area: homeAddress.area, postcode: homeAddress.postcode };
	const { services } = await post("rates", "/checkout/rates", { items, ...place });
	const { courier, service, price } = services[0];
	const { total } = await post("vouchers", "/checkout/vouchers", { items, shippingPrice: price });
	const delivery = { addressId, courier, service, price };
	const wanted = { items, delivery, method: "qris", total, fromCart: true };
	const { number } = await post("order", "/checkout/orders", wanted);

	const readOrder = (entry) => answerOf(`${api}/orders/${number}`, { headers }, entry);
	const { attempt } = await step("payment open", async (entry) => {
		const order = await readOrder(entry);
		if (order.attempt?.pageUrl) return order;
		await orders.until(number, ({ pageUrl }) => pageUrl);
		return readOrder(entry);
	});
	const page = `${site}/simulator/pay/${attempt.pageUrl.split("/").at(-1)}`;
	const pressed = { method: "POST", body: new URLSearchParams({ act: "succeed" }), redirect: "manual" };
	await step("gateway", async () => (await fetch(page, pressed)).text());
	await step("paid", async (entry) => {
		await orders.until(number, ({ state }) => state === "paid");
		await readOrder(entry);
	});
}

/** As browsers do: waits in line, and asks again when the server has just closed the connection or sends the fan away. */
async function answerOf(url, question = {}, entry = {}) {
	for (;;) {
		const { status, headers, body, ms } = await inLine((place) =>
			ask(url, { agent, patience, ...question, headers: { ...question.headers, ...place } }),
		);
		if (status >= 200 && status < 300) return JSON.parse(body);
		const isClosed = status === 0 && ms < patience;
		if (!isClosed) entry.refused++;
		const pause = Number(headers["retry-after"]);
		if (status !== 0 && !pause) throw new Error(`${url} answered ${status}: ${body}`);
		await wait(isClosed ? 10 : (pause || 1) * 1_000);
	}
}

/** Tells who waits for a change of an order, with one statement for all of them. */
function watchOrders(query) {
	const waiting = new Map();
	const look = async () => {
		const rows = await query(
			`select number, orders.state, page_url as "pageUrl" from orders join payment_attempts on order_id = orders.id
			where number = any($1)`,
			[[...waiting.keys()]],
			// The bench has already failed elsewhere.
		).catch(() => []);
		for (const row of rows) {
			const { isThere, done } = waiting.get(row.number);
			if (!isThere(row)) continue;
			waiting.delete(row.number);
			done();
		}
		if (waiting.size > 0) setTimeout(look, 50);
	};
	return {
		until: (number, isThere) =>
			new Promise((resolve, reject) => {
				if (waiting.size === 0) setTimeout(look, 50);
				const late = setTimeout(reject, 600_000, new Error(`Order ${number} waits in vain.`));
				const done = () => resolve(clearTimeout(late));
				waiting.set(number, { isThere, done });
			}),
	};
}
