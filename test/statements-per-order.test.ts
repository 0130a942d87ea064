import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { openPool } from "../app/platform/data/database.server";
import { buildProduct, buildVariant } from "../app/store/factories";
import { insertVariants } from "../app/store/stock/stock.server";
import { products } from "../app/store/tables.server";
import { buildApp } from "../server/app";
import { enrolFans } from "../storm/fans.mjs";
import { statementProxy } from "../storm/statement-proxy.mjs";
import { testApp } from "./app";
import { allowPickUp } from "./pick-up";
import { createTicketSale } from "./ticket-sale";

const { db, url, settings, jobs } = await testApp();
const [shopper, supporter] = await enrolFans(url, 2);
const proxy = await statementProxy(url);
const pool = openPool(proxy.url, { max: 1, onError: () => {} });
const app = await buildApp({ settings, pool, jobs, logStream: { write: () => {} } });
await app.ready();
afterAll(async () => {
	await app.close();
	await pool.end();
	proxy.close();
});

/** The statements of a call, in order, after a first call of its kind has warmed up. */
async function statementsOf(fan: { token: string }, path: string, payload: object) {
	const place = () =>
		app.inject({
			method: "POST",
			url: `/api${path}`,
			headers: { authorization: `Bearer ${fan.token}`, "idempotency-key": randomUUID() },
			payload,
		});
	await place();
	proxy.stopAt(Number.POSITIVE_INFINITY, () => {});
	expect((await place()).statusCode).toBe(201);
	return proxy.points().map(({ statement }: { statement: string }) => statement);
}

/** Each additional one costs a few percent of orders per second. The contended lock comes last, next to the commit. */
function expectFew(statements: string[], count: number) {
	expect(statements.length, statements.map((each) => each.slice(0, 100)).join("\n")).toBe(count);
	expect(statements.slice(-3)).toEqual([
		expect.stringContaining('update "allotments"'),
		expect.stringContaining('insert into "once_answers"'),
		"commit",
	]);
	expect(statements.slice(0, -3).join()).not.toContain('update "allotments"');
}

it("places an order for goods", async () => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "jersey" }))
		.returning();
	const [shirt] = await insertVariants(db, [buildVariant({ productId: product!.id, sku: "J-M", stock: 10 })]);
	const statements = await statementsOf(shopper!, "/checkout/orders", {
		items: [{ variantId: shirt!.id, quantity: 1 }],
		method: "qris",
		delivery: await allowPickUp(db),
	});
	expectFew(statements, 19);
});

it("places an order for tickets", async () => {
	const { saleId, sections } = await createTicketSale(db);
	const statements = await statementsOf(supporter!, "/tickets/orders", {
		saleId,
		sections: [{ sectionId: sections[0]!.id, quantity: 1 }],
		method: "qris",
	});
	expectFew(statements, 20);
});
