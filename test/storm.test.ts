import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { noticeOf } from "../app/orders/payments/gateways/simulator/simulate.server";
import { simulatorKey } from "../app/orders/payments/gateways/simulator/simulator-gateway.server";
import {
	type SimulatedState,
	simulatedPayments,
} from "../app/orders/payments/gateways/simulator/tables.server";
import { openPool } from "../app/platform/data/database.server";
import { buildProduct, buildVariant } from "../app/store/factories";
import { insertVariants } from "../app/store/stock/stock.server";
import { products } from "../app/store/tables.server";
import { buildApp } from "../server/app";
import { arrangements } from "../storm/arrangements.mjs";
import { enrolFans } from "../storm/fans.mjs";
import { statementProxy } from "../storm/statement-proxy.mjs";
import { testApp } from "./app";
import { noLimits } from "./call-freely";
import { allowPickUp } from "./pick-up";

/** The short form of `npm run storm`: two servers with connections of their own on one database. */
const {
	app: first,
	db,
	pool,
	url,
	settings,
	jobs,
	runJobs,
} = await testApp({ PORT: "1" }, { limits: noLimits });
const delivery = await allowPickUp(db);
const { app: second } = await anotherServer(url);
const servers = [first, second];
const fans: { id: string; token: string }[] = await enrolFans(url, 100);
const invariants = readFileSync(new URL("../app/orders/invariants.sql", import.meta.url), "utf8");

async function anotherServer(databaseUrl: string) {
	const ownPool = openPool(databaseUrl, { max: 10, onError: () => {} });
	const app = await buildApp({
		settings,
		pool: ownPool,
		jobs,
		limits: noLimits,
		logStream: { write: () => {} },
	});
	await app.ready();
	afterAll(async () => {
		await app.close();
		await ownPool.end();
	});
	return { app };
}

let shirts: string[] = [];
let made = 0;
beforeEach(async () => {
	const slug = `jersey-${++made}`;
	const [product] = await db.insert(products).values(buildProduct({ slug })).returning();
	const sizes = ["S", "M"].map((size, listOrder) =>
		buildVariant({ productId: product!.id, sku: `${slug}-${size}`, size, stock: 15, listOrder }),
	);
	shirts = (await insertVariants(db, sizes)).map(({ id }) => id);
});
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

type Fan = (typeof fans)[number];
const post = (server: FastifyInstance, fan: Fan, path: string, payload: object, key: string = randomUUID()) =>
	server.inject({
		method: "POST",
		url: `/api${path}`,
		headers: { authorization: `Bearer ${fan.token}`, "idempotency-key": key },
		payload,
	});
const order = (server: FastifyInstance, fan: Fan, wanted = shirts, key?: string) =>
	post(
		server,
		fan,
		"/checkout/orders",
		{ items: wanted.map((variantId) => ({ variantId, quantity: 1 })), method: "qris", delivery },
		key,
	);
const takenOf = async (id: string | undefined) =>
	(await pool.query("select (held + sold)::int as taken from allotments where id = $1", [id])).rows[0].taken;
const ordersOf = async ({ id }: Fan) =>
	(await pool.query("select number, state from orders where member_id = $1 order by created_at", [id])).rows;

it("sells exactly what is in stock, several things at once and in either order", async () => {
	const answers = await Promise.all(
		fans
			.slice(0, 60)
			.map((fan, index) => order(servers[index % 2]!, fan, index % 4 < 2 ? shirts : shirts.toReversed())),
	);
	expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(15);
	expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(45);
	expect(await Promise.all(shirts.map(takenOf))).toEqual([15, 15]);
});

it("places one order per intent, however often and wherever it is sent", async () => {
	for (const fan of fans.slice(60, 66)) {
		const key = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => order(servers[index % 2]!, fan, shirts, key)),
		);
		answers.push(await order(first, fan, shirts, key), await order(second, fan, shirts, key));
		const done = answers.filter(({ statusCode }) => statusCode === 201);
		expect(new Set(done.map(({ body }) => body)).size).toBe(1);
		for (const { statusCode, headers } of answers)
			if (statusCode !== 201) expect([statusCode, headers["retry-after"]]).toEqual([409, "1"]);
		expect(await ordersOf(fan)).toHaveLength(1);
		expect((await order(second, fan, shirts.slice(1), key)).statusCode).toBe(422);
	}
});

it("books a payment once, in whatever order webhooks reach either server, and no forgery", async () => {
	const all = arrangements<SimulatedState>(["pending", "settlement", "settlement", "expire"]);
	await Promise.all(all.map((_, index) => order(servers[index % 2]!, fans[70 + index]!)));
	await runJobs();
	const key = await simulatorKey(db);
	const payments = await db.select().from(simulatedPayments);
	const send = (server: FastifyInstance, notice: object) =>
		server.inject({ method: "POST", url: "/api/payments/notices/simulator", payload: notice });
	for (const [index, states] of all.entries()) {
		const [{ number }] = await ordersOf(fans[70 + index]!);
		const payment = payments.find(({ reference }) => reference === number)!;
		for (const state of states) {
			if (state === "settlement")
				await pool.query("update simulated_payments set state = 'settlement' where reference = $1", [number]);
			const answers = await Promise.all(servers.map((server) => send(server, noticeOf(payment, state, key))));
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
			expect((await send(second, noticeOf(payment, state, "guessed"))).statusCode).toBe(403);
			if (index % 2) await runJobs();
		}
		await runJobs();
		expect(await ordersOf(fans[70 + index]!)).toEqual([{ number, state: "paid" }]);
		const { rows } = await pool.query(
			"select count(*)::int from order_events join orders on orders.id = order_id where number = $1 and order_events.state = 'paid'",
			[number],
		);
		expect(rows[0].count).toBe(1);
	}
	expect(await takenOf(shirts[0])).toBe(all.length);
});

it("releases stock once if an order is cancelled on both", async () => {
	const own = fans.slice(60, 70);
	const numbers = await Promise.all(
		own.map(async (fan, index) => (await order(servers[index % 2]!, fan)).json().number as string),
	);
	const answers = await Promise.all(
		own.flatMap((fan, index) =>
			servers.map((server) => post(server, fan, `/orders/${numbers[index]}/cancel`, {})),
		),
	);
	for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
	expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(own.length);
	expect(await Promise.all(shirts.map(takenOf))).toEqual([0, 0]);
});

it("loses and duplicates nothing when the connection breaks after any statement of an order", async () => {
	const proxy = await statementProxy(url);
	const { app } = await anotherServer(proxy.url);
	const statements = new Set<string>();
	for (let point = 1, isOver = false; !isOver; point++) {
		const [fan, key] = [fans[99 - (point % 10)]!, randomUUID()];
		const before = (await ordersOf(fan)).length;
		proxy.stopAt(point, () => proxy.cut());
		const { statusCode } = await order(app, fan, shirts.slice(0, 1), key);
		isOver = proxy.points().length < point;
		proxy.reopen();
		if (!isOver) expect([201, 503, 409]).toContain(statusCode);
		// It may take the database a moment to notice that the client is gone.
		let again = await order(second, fan, shirts.slice(0, 1), key);
		while (again.headers["retry-after"]) again = await order(second, fan, shirts.slice(0, 1), key);
		expect(again.statusCode).toBe(201);
		expect(await ordersOf(fan)).toHaveLength(before + 1);
		for (const { statement } of proxy.points()) statements.add(statement);
		await pool.query("update allotments set size = size + 1 where id = $1", [shirts[0]]);
	}
	expect([...statements].some((statement) => /insert into "orders"/.test(statement))).toBe(true);
	expect([...statements]).toContain("commit");
	proxy.close();
});
