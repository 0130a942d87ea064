import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import type * as z from "zod";
import { insertSomeAreas } from "../app/delivery/shipping/factories.server";
import { openAttempt } from "../app/orders/payments/attempts.server";
import { checkPayment } from "../app/orders/payments/check-payments.server";
import { sendSimulatedNotice } from "../app/orders/payments/gateways/simulator/simulate.server";
import { openDatabase, openPool } from "../app/platform/data/database.server";
import type { Job } from "../app/platform/data/jobs.server";
import { rateLimits } from "../app/platform/http/rate-limit.server";
import { buildProduct, buildVariant } from "../app/store/factories";
import { insertVariants } from "../app/store/stock/stock.server";
import { products } from "../app/store/tables.server";
import { buildApp } from "../server/app";
import { enrolFans, homeAddress } from "../storm/fans.mjs";
import { statementProxy } from "../storm/statement-proxy.mjs";
import { testApp } from "./app";
import { createTicketSale } from "./ticket-sale";

const { db, url, settings, jobs } = await testApp();
const fans: Fan[] = await enrolFans(url, 4);
const proxy = await statementProxy(url);
const pool = openPool(proxy.url, { max: 1, onError: () => {} });
const app = await buildApp({ settings, pool, jobs, logStream: { write: () => {} } });
await app.ready();
afterAll(async () => {
	await app.close();
	await pool.end();
	proxy.close();
});

type Fan = { token: string };
type Point = { connection: number; statement: string; isPrepared: boolean; tag: string };
/** What each part of a checkout sends to the database; fetching jobs and noting them done is not among it. */
type Parts = Record<string, Point[]>;

async function during<T>(parts: Parts, part: string, work: () => Promise<T>): Promise<T> {
	proxy.stopAt(Number.POSITIVE_INFINITY, () => {});
	const result = await work();
	parts[part] = [...proxy.points()];
	return result;
}

function expectAtMost(parts: Parts, most: Record<string, [statements: number, commits: number]>) {
	expect(Object.keys(parts)).toEqual(Object.keys(most));
	for (const [part, points] of Object.entries(parts)) {
		const [statements, commits] = most[part]!;
		const list = `${part}:\n${points.map(({ statement }) => statement.slice(0, 150)).join("\n")}`;
		expect(points.length, list).toBeLessThanOrEqual(statements);
		expect(countCommits(points), list).toBeLessThanOrEqual(commits);
		for (const { statement, isPrepared } of points)
			if (!isPrepared) expect(statement).toMatch(/^(begin|commit|set local .*)$/);
	}
}

/** A transaction is one, and so is a statement outside of one. */
function countCommits(points: Point[]): number {
	const inTransaction = new Set<number>();
	let commits = 0;
	for (const { connection, tag } of points) {
		if (tag === "BEGIN") inTransaction.add(connection);
		else if (tag === "COMMIT" || tag === "ROLLBACK") inTransaction.delete(connection);
		if (!inTransaction.has(connection)) commits++;
	}
	return commits;
}

async function call(method: "GET" | "POST", path: string, { token }: Fan, payload?: object) {
	const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
	const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
	expect(answer.statusCode, answer.body).toBeLessThan(300);
	return answer.json();
}
const post = (path: string, fan: Fan, payload: object) => call("POST", path, fan, payload);

/** As bench/checkout.mjs does it. */
async function buyGoods(fan: Fan, variantId: string): Promise<Parts> {
	const parts: Parts = {};
	const items = [{ variantId, quantity: 1 }];
	const place = { area: homeAddress.area, postcode: homeAddress.postcode };
	await during(parts, "cart", () => post("/cart/lines", fan, { variantId }));
	const { id: addressId } = await during(parts, "address", () => post("/user/addresses", fan, homeAddress));
	const { services } = await during(parts, "rates", () => post("/checkout/rates", fan, { items, ...place }));
	const { courier, service, price } = services[0];
	const { total } = await during(parts, "vouchers", () =>
		post("/checkout/vouchers", fan, { items, shippingPrice: price }),
	);
	const delivery = { addressId, courier, service, price };
	const wish = { items, delivery, method: "qris", total, fromCart: true };
	await orderAndPay(parts, fan, "/checkout/orders", wish);
	return parts;
}

async function buyTicket(fan: Fan, saleId: string, sectionId: string): Promise<Parts> {
	const parts: Parts = {};
	const wish = { saleId, sections: [{ sectionId, quantity: 1 }], method: "qris" };
	await orderAndPay(parts, fan, "/tickets/orders", wish);
	return parts;
}

async function orderAndPay(parts: Parts, fan: Fan, path: string, wish: object) {
	const { number } = await during(parts, "order", () => post(path, fan, wish));
	const opening = await newest(openAttempt);
	await during(parts, "open", () => openAttempt.run(context, opening));
	const { attempt } = await during(parts, "read", () => call("GET", `/orders/${number}`, fan));
	const url = new URL(attempt.pageUrl).pathname;
	const pressed = {
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: "act=succeed",
	};
	await during(parts, "press", async () => app.inject({ method: "POST", url, ...pressed }));
	const notice = {
		url: "/api/payments/notices/simulator",
		payload: (await newest(sendSimulatedNotice)).body,
	};
	await during(parts, "notice", async () => app.inject({ method: "POST", ...notice }));
	const check = await newest(checkPayment);
	await during(parts, "settle", () => checkPayment.run(context, check));
	expect((await call("GET", `/orders/${number}`, fan)).state).toBe("paid");
}

const context = { db: openDatabase(pool), settings, jobs, limits: rateLimits(pool) };

/** What the newest job of a kind was given. */
async function newest<Data extends z.ZodType>({ name, data }: Job<Data>): Promise<z.output<Data>> {
	const { rows } = await db.$client.query(
		"select data from pgboss.job where name = $1 order by created_on desc limit 1",
		[name],
	);
	return data.parse(rows[0].data);
}

/** Each additional one costs a few percent of orders per second. The contended locks come last, next to the commit. */
function expectLocksLast(parts: Parts, part: string, last: string[]) {
	const statements = parts[part]!.map(({ statement }) => statement);
	const isLast = last.map((each) => expect.stringContaining(each));
	expect(statements.slice(-1 - last.length)).toEqual([...isLast, "commit"]);
	expect(statements.slice(0, -1 - last.length).join()).not.toContain(last[0]);
}

it("goods are bought in few statements, and fewer commits", async () => {
	await insertSomeAreas(db);
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "jersey" }))
		.returning();
	const [shirt] = await insertVariants(db, [buildVariant({ productId: product!.id, sku: "J-M", stock: 10 })]);
	await buyGoods(fans[0]!, shirt!.id);
	const parts = await buyGoods(fans[1]!, shirt!.id);
	expectAtMost(parts, {
		cart: [8, 3],
		address: [6, 2],
		rates: [4, 4],
		vouchers: [3, 3],
		order: [21, 3],
		open: [3, 3],
		read: [2, 2],
		press: [5, 2],
		notice: [4, 1],
		settle: [11, 2],
	});
	expectLocksLast(parts, "order", ['update "allotments"', 'insert into "once_answers"']);
	expectLocksLast(parts, "settle", ['update "allotments"', 'insert into "invoice_counters"']);
});

it("tickets are bought in few statements, and fewer commits", async () => {
	const { saleId, sections } = await createTicketSale(db);
	await buyTicket(fans[2]!, saleId, sections[0]!.id);
	const parts = await buyTicket(fans[3]!, saleId, sections[0]!.id);
	expectAtMost(parts, {
		order: [20, 3],
		open: [3, 3],
		read: [2, 2],
		press: [5, 2],
		notice: [4, 1],
		settle: [17, 2],
	});
	expectLocksLast(parts, "order", ['update "allotments"', 'insert into "once_answers"']);
	expectLocksLast(parts, "settle", ['update "allotments"', 'insert into "invoice_counters"']);
});
