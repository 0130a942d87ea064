// `npm run bench:checkout`: full checkouts per second over HTTP with one process, by many concurrent fans: cart, address, rates,
// order, and payment by the gateway's notice. Prints a table including the server's memory, writes bench/checkout.json.
// The goal is 100 on a machine whose database can place 3,100 minimal orders per second (order.sql); on others, in proportion.
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ask } from "../chaos/ask.mjs";
import { root } from "../scripts/setup.mjs";
import { printTable, withSite } from "../scripts/site.mjs";
import { inParallel } from "../storm/buying.mjs";
import { enrolFans } from "../storm/fans.mjs";
import { databaseIn } from "./database.mjs";
import { minimalOrdersPerSecond, prepareMinimalOrders } from "./minimal-orders.mjs";

const goal = { perSecond: 100, share: 100 / 3_100 };
const fans = Number(process.env.BENCH_FANS ?? 3_000);
const atOnce = Number(process.env.BENCH_CLIENTS ?? 500);
const warmUp = Math.ceil(fans / 10);
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const address = {
	label: "Rumah",
	recipient: "Sari Dewanti",
	phone: "0812 3456 7890",
	street: "Jl. Tebet Raya No. 12",
	postcode: "12810",
	area: "31.74.01.1002",
};

const folder = mkdtempSync(path.join(tmpdir(), "ombak-checkout-"));
const settings = { DATA_DIR: folder, TRUST_PROXY: "1", DATABASE_POOL: "20" };
const row = await withSite(measure, settings).finally(() => rmSync(folder, { recursive: true, force: true }));
printTable([row]);
writeFileSync(path.join(root, "bench", "checkout.json"), `${JSON.stringify(row, null, 2)}\n`);
process.exit(row.verdict === "ok" ? 0 : 1);

async function measure(site, { pid }) {
	const url = databaseIn(folder);
	const pool = new pg.Pool({ connectionString: url, max: 2 });
	const query = async (statement, values) => (await pool.query(statement, values)).rows;
	await until("the areas are loaded", async () => (await get(site, {}, "/areas")).isReady);
	const variants = await query(
		`select product_variants.id from product_variants join products on products.id = product_id
		where released_at <= now() order by sku`,
	);
	await query("update allotments set size = 10000000 where kind = 'variant'");
	const everybody = await enrolFans(url, fans + warmUp);
	const buy = (fan, index) => checkOut(site, fan, variants[index % variants.length].id);
	await inParallel(warmUp, atOnce, (index) => buy(everybody[fans + index], index));
	const before = memoryOf(pid);
	let highest = before;
	const watch = setInterval(() => {
		highest = Math.max(highest, memoryOf(pid));
	}, 500);
	const start = performance.now();
	const times = await inParallel(fans, atOnce, (index) => buy(everybody[index], index));
	const seconds = (performance.now() - start) / 1_000;
	clearInterval(watch);
	const chosen = await prepareMinimalOrders(
		query,
		everybody.map(({ id }) => id),
		variants.slice(0, 100).map(({ id }) => id),
	);
	const minimal = minimalOrdersPerSecond(url, chosen, { clients: 32, seconds: 10 });
	const [{ paid }] = await query(
		"select count(*)::int as paid from orders where state = 'paid' and kind = 'goods'",
	);
	const faults = await query(readFileSync(path.join(root, "app", "orders", "invariants.sql"), "utf8"));
	await pool.end();
	const perSecond = fans / seconds;
	const isWhole = paid >= fans + warmUp && faults.length === 0;
	times.sort((one, other) => one - other);
	return {
		checkouts: fans,
		"at once": atOnce,
		"per second": perSecond.toFixed(1),
		"minimal orders": minimal.toFixed(0),
		share: (perSecond / minimal).toFixed(3),
		goal: goal.share.toFixed(3),
		"median s": (times[Math.floor(times.length / 2)] / 1_000).toFixed(2),
		"worst s": (times.at(-1) / 1_000).toFixed(2),
		"MB before": before,
		"MB at most": highest,
		"MB after": memoryOf(pid),
		"faults in the books": faults.length,
		verdict: isWhole && (perSecond >= goal.perSecond || perSecond / minimal >= goal.share) ? "ok" : "below",
	};
}

/** As a fan's browser does it, from the first item in the cart to "paid". Returns how long it took. */
async function checkOut(site, fan, variantId) {
	const start = performance.now();
	const items = [{ variantId, quantity: 1 }];
	await post(site, fan, "/cart/lines", { variantId });
	const { id: addressId } = await post(site, fan, "/user/addresses", address);
	const place = { area: address.area, postcode: address.postcode };
	const { services } = await post(site, fan, "/checkout/rates", { items, ...place });
	const { courier, service, price } = services[0];
	const delivery = { addressId, courier, service, price };
	const { total } = await post(site, fan, "/checkout/vouchers", { items, shippingPrice: price });
	const { number } = await post(site, fan, "/checkout/orders", {
		items,
		delivery,
		method: "qris",
		total,
		fromCart: true,
	});
	const order = () => get(site, fan, `/orders/${number}`);
	const { attempt } = await until("the payment is open", async () => {
		const shown = await order();
		return shown.attempt?.pageUrl && shown;
	});
	const token = attempt.pageUrl.split("/").at(-1);
	const pressed = { method: "POST", body: new URLSearchParams({ act: "succeed" }), redirect: "manual" };
	await (await fetch(`${site}/simulator/pay/${token}`, pressed)).text();
	await until("the order is paid", async () => (await order()).state === "paid");
	return performance.now() - start;
}

function post(site, fan, where, json) {
	const headers = { ...identityOf(fan), "idempotency-key": randomUUID() };
	return answerOf(`${site}/api${where}`, { method: "POST", json, headers });
}

function get(site, fan, where) {
	return answerOf(`${site}/api${where}`, { headers: identityOf(fan) });
}

/** Retries, as browsers do, when the server has just closed the keep-alive connection. */
async function answerOf(address, question, tries = 3) {
	const { status, body } = await ask(address, { agent, ...question });
	if (status === 0 && tries > 1) return answerOf(address, question, tries - 1);
	if (status < 200 || status >= 300) throw new Error(`${address} answered ${status}: ${body}`);
	return JSON.parse(body);
}

function identityOf({ token, address }) {
	return token ? { authorization: `Bearer ${token}`, "x-forwarded-for": address } : {};
}

/** As often as the payment screen polls. */
async function until(what, check) {
	for (let pause = 2_500; pause < 60_000; pause *= 1.15) {
		const found = await check();
		if (found) return found;
		await wait(pause);
	}
	throw new Error(`Waited in vain: ${what}.`);
}

function memoryOf(pid) {
	return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}
