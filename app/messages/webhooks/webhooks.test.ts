import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { createSentOrder } from "../../delivery/parcels/factories.server";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { members } from "../../members/tables.server";
import { buildLine, createOrder, settleAttempt } from "../../orders/factories.server";
import { moveOrder, returnFromDispute } from "../../orders/move-order.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { transaction } from "../../platform/data/transaction.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { saveMovement } from "../../store/selling/stock.server";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { messages } from "../tables.server";
import {
	changeWebhook,
	createWebhook,
	deleteWebhook,
	renewWebhookSecret,
	resendWebhook,
	testWebhook,
	webhookList,
	webhookLog,
} from "./contract";
import { forgetWebhooks, sendWebhooks } from "./send-webhooks.server";
import { webhookDeliveries, webhookEndpoints } from "./tables.server";
import { webhookEvents } from "./webhook-events";
import { mayCallLocally, webhookUrlError } from "./webhook-url.server";

const { db, call, jobs, settings } = await testApp();
const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;
let token: string;

/** A subscriber. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let statuses: number[] = [];
const subscriber = createServer(async (request, response) => {
	received.push({ headers: request.headers, body: await text(request) });
	response.writeHead(statuses.shift() ?? 204, { location: "/elsewhere" }).end();
});
let url: string;
beforeAll(async () => {
	await new Promise<void>((resolve) => subscriber.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(subscriber.address() as AddressInfo).port}/hook`;
	const admin = await createLoggedInMember(db);
	await grantRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
	token = admin.token;
});
afterAll(() => new Promise((resolve) => subscriber.close(resolve)));
beforeEach(async () => {
	await db.delete(webhookEndpoints);
	received.length = 0;
	statuses = [];
});

const subscribe = async (events = [...webhookEvents]) =>
	(await call(createWebhook, { url, events, description: "Gudang" }, { token })).body;
/** Runs the job, with every message due now. */
const deliver = async () => {
	await db.execute(sql`update webhook_deliveries set next_try_at = now() where next_try_at is not null`);
	await sendWebhooks.run(context, {});
};
async function createVariant(slug: string) {
	const [product] = await db
		.insert(products)
		.values([buildProduct({ slug })])
		.returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: product!.id, sku: slug, stock: 5 })]);
	return variant!;
}
const read = async (id: string) => (await call(webhookLog, { id }, { token })).body;

describe("a message", () => {
	it("is signed as Standard Webhooks requires, and has ids instead of personal data", async () => {
		const { secret } = await subscribe();
		const buyer = await createMember(db, { name: "Ratna Wulandari" });
		const { order, attempt } = await createOrder(context, { memberId: buyer.id, lines: [buildLine()] });
		await settleAttempt(context, attempt.id);
		await transaction(db, (db) =>
			refundOrder({ db, jobs }, { number: order.number, reason: "test", actor: "system" }),
		);
		await deliver();
		const verified = received
			.map(({ body, headers }) => new Webhook(secret).verify(body, headers as never) as { type: string })
			.sort((a, b) => a.type.localeCompare(b.type));
		expect(verified).toMatchObject([
			{ type: "member.created", data: { id: buyer.id } },
			{ type: "order.paid", data: { number: order.number, kind: "goods", total: order.total } },
			{ type: "order.refunded", data: { number: order.number, state: "refunded", refunded: order.total } },
		]);
		expect(JSON.stringify(verified)).not.toMatch(new RegExp(`Ratna|@|${buyer.phone.replace("+", "")}`));
		expect(() =>
			new Webhook(secret).verify(`${received[0]!.body} `, received[0]!.headers as never),
		).toThrow();
	});

	it("covers parcels and tickets, too", async () => {
		const { webhook } = await subscribe(["order.shipped", "ticket.issued"]);
		const buyer = await createMember(db);
		const { order } = await createSentOrder(context, buyer.id);
		const { slug, saleId, sections } = await createTicketSale(db);
		const tickets = await buyTickets(context, buyer.id, { saleId, sectionId: sections[0]!.id, quantity: 2 });
		const { deliveries } = await read(webhook.id);
		expect(
			deliveries.map(({ body }) => JSON.parse(body)).sort((a, b) => a.type.localeCompare(b.type)),
		).toMatchObject([
			{ type: "order.shipped", data: { number: order.number, state: "shipped" } },
			{ type: "ticket.issued", data: { event: slug, order: tickets.number } },
			{ type: "ticket.issued", data: { event: slug, order: tickets.number } },
		]);
	});

	it("covers cancelled and disputed orders, scans, transfers, stock and changed members", async () => {
		const buyer = await createMember(db, { name: "Ratna Wulandari" });
		const taker = await createMember(db);
		const [unpaid, disputed] = [
			await createOrder(context, { memberId: buyer.id, lines: [buildLine()] }),
			await createOrder(context, { memberId: buyer.id, lines: [buildLine()] }),
		];
		await settleAttempt(context, disputed.attempt.id);
		const { slug, saleId, sections } = await createTicketSale(db);
		const tickets = await buyTickets(context, buyer.id, { saleId, sectionId: sections[0]!.id, quantity: 2 });
		const { rows: passes } = await db.execute<{ id: string; event_id: string }>(
			sql`select id, event_id from passes where order_id = ${tickets.id} order by id`,
		);
		const variant = await createVariant("syal-sedikit");
		const { webhook } = await subscribe();

		await moveOrder(db, unpaid.order.id, "expired", { actor: "system" });
		await moveOrder(db, disputed.order.id, "disputed", { actor: "gateway" });
		await returnFromDispute(db, disputed.order.id, { actor: "staff", actorId: taker.id });
		await db.execute(sql`
			insert into gate_scans (id, event_id, pass_id, gate, scanner, member_id, direction, verdict, shown, visit, is_manual, scanned_at)
			select gen_random_uuid(), event_id, id, 'A', 'hp-1', ${taker.id}, 'in', 'in', 'in', 1, false, now()
			from passes where order_id = ${tickets.id}`);
		await db.execute(sql`
			insert into pass_transfers (pass_id, giver_id, recipient, language, token_hash, expires_at)
			values (${passes[0]!.id}, ${buyer.id}, 'teman@warga.example', 'id', 'x', now() + interval '1 day')`);
		await db.execute(
			sql`update pass_transfers set outcome = 'accepted', ended_at = now(), new_pass_id = ${passes[1]!.id}`,
		);
		await saveMovement(db, { variantId: variant.id, change: 3, reason: "received", memberId: taker.id });
		await db.update(members).set({ name: "Ratna W." }).where(eq(members.id, buyer.id));
		// Nobody but the buyer sees it.
		await db.update(members).set({ avatar: null }).where(eq(members.id, buyer.id));

		const said = (await read(webhook.id)).deliveries.map(({ body }) => JSON.parse(body)).reverse();
		const number = disputed.order.number;
		expect(said.map(({ type, data }) => ({ type, data }))).toMatchObject([
			{ type: "order.cancelled", data: { number: unpaid.order.number, state: "expired" } },
			{ type: "order.disputed", data: { number, state: "disputed" } },
			{ type: "order.disputed", data: { number, state: "paid" } },
			{ type: "ticket.scanned", data: { event: slug, gate: "A", verdict: "in", direction: "in" } },
			{ type: "ticket.scanned", data: { event: slug } },
			{ type: "ticket.transferred", data: { id: passes[0]!.id, new_id: passes[1]!.id, event: slug } },
			{ type: "stock.changed", data: { sku: variant.sku, change: 3, reason: "received", size: 8 } },
			{ type: "member.changed", data: { id: buyer.id, state: "open" } },
		]);
		expect(JSON.stringify(said)).not.toMatch(/Ratna|@/);
	});

	it("of a mass change is queued by one statement, and keeps other subscribers waiting no longer", async () => {
		const variant = await createVariant("syal-banyak");
		const slow = createServer((_, response) => void setTimeout(() => response.writeHead(503).end(), 300));
		await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
		const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
		const { webhook } = (
			await call(createWebhook, { url: slowUrl, events: ["stock.changed"], description: "Kasir" }, { token })
		).body;
		await subscribe(["member.created"]);
		const by = await createMember(db);
		await db.execute(sql`
			insert into stock_movements (variant_id, change, reason, note, size, member_id)
			select ${variant.id}, 1, 'counted', '', 1, ${by.id} from generate_series(1, 2_000)`);
		expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, webhook.id))).toBe(2_000);
		await sendWebhooks.run(context, {});
		slow.close();
		expect(received).toHaveLength(1);
		const tried = await db.$count(
			webhookDeliveries,
			sql`${webhookDeliveries.endpointId} = ${webhook.id} and ${webhookDeliveries.tries} > 0`,
		);
		expect(tried).toBeLessThanOrEqual(20);
	});

	it("exists if and only if its cause does, and only for subscribers", async () => {
		const { webhook } = await subscribe(["member.created"]);
		await transaction(db, async (db) => {
			await createMember(db);
			throw new Error("no");
		}).catch(() => {});
		expect((await read(webhook.id)).deliveries).toEqual([]);
		const { attempt } = await createOrder(context, {
			memberId: (await createMember(db)).id,
			lines: [buildLine()],
		});
		await settleAttempt(context, attempt.id);
		expect((await read(webhook.id)).deliveries).toMatchObject([
			{ event: "member.created", state: "waiting" },
		]);
	});

	it("is retried with the same id and bytes, with growing pauses, for three days", async () => {
		const { webhook } = await subscribe(["member.created"]);
		await createMember(db);
		statuses = [500, 302, 404];
		for (let round = 0; round < 4; round++) await deliver();
		expect(received).toHaveLength(4);
		expect(new Set(received.map(({ headers, body }) => `${headers["webhook-id"]} ${body}`)).size).toBe(1);
		expect((await read(webhook.id)).deliveries).toMatchObject([
			{ state: "delivered", tries: 4, lastStatus: 204 },
		]);
		await createMember(db);
		statuses = Array.from({ length: 20 }, () => 500);
		const pauses: number[] = [];
		for (let round = 0; round < 12; round++) {
			await deliver();
			const { rows } = await db.execute<{ minutes: number }>(
				sql`select extract(epoch from next_try_at - now()) / 60 as minutes from webhook_deliveries where delivered_at is null`,
			);
			if (rows[0]?.minutes) pauses.push(Number(rows[0].minutes));
		}
		expect(pauses).toHaveLength(9);
		expect(pauses.every((pause, index) => index === 0 || pause > pauses[index - 1]!)).toBe(true);
		expect((await read(webhook.id)).deliveries[0]).toMatchObject({
			state: "failed",
			tries: 10,
			lastStatus: 500,
		});
	});

	it("claimed by a killed process is sent by the next; two processes send it once", async () => {
		await subscribe(["member.created"]);
		await createMember(db);
		await Promise.all([sendWebhooks.run(context, {}), sendWebhooks.run(context, {})]);
		expect(received).toHaveLength(1);
		await createMember(db);
		// Claimed by a process that has died.
		await db.execute(
			sql`update webhook_deliveries set tries = 1, next_try_at = now() - interval '1 second' where delivered_at is null`,
		);
		await sendWebhooks.run(context, {});
		expect(received).toHaveLength(2);
	});

	it("can be sent again by hand, and tested", async () => {
		const { webhook } = await subscribe();
		await call(testWebhook, { id: webhook.id }, { token });
		await deliver();
		const [delivery] = (await read(webhook.id)).deliveries;
		expect(delivery).toMatchObject({ event: "test", state: "delivered" });
		expect(JSON.parse(received[0]!.body)).toMatchObject({ type: "test" });
		await call(resendWebhook, { id: webhook.id, delivery: delivery!.id }, { token });
		await deliver();
		expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([delivery!.id, delivery!.id]);
		const other = await subscribe();
		const foreign = await call(resendWebhook, { id: other.webhook.id, delivery: delivery!.id }, { token });
		expect(foreign.status).toBe(404);
	});

	it("is deleted after thirty days", async () => {
		const { webhook } = await subscribe();
		await createMember(db);
		await deliver();
		await db.execute(sql`update webhook_deliveries set created_at = now() - interval '31 days'`);
		await forgetWebhooks.run(context, {});
		expect((await read(webhook.id)).deliveries).toEqual([]);
	});
});

describe("a secret", () => {
	it("is shown once; after it is replaced, the old one is also used for a day", async () => {
		const { webhook, secret } = await subscribe();
		expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		const renewed = (await call(renewWebhookSecret, { id: webhook.id }, { token })).body.secret;
		const seen = JSON.stringify([
			(await call(webhookList, {}, { token })).body,
			await read(webhook.id),
			await db.select().from(auditLog),
		]);
		for (const each of [secret, renewed]) expect(seen).not.toContain(each);
		await createMember(db);
		await deliver();
		const [{ body, headers }] = received as [(typeof received)[0]];
		for (const each of [secret, renewed])
			expect(new Webhook(each).verify(body, headers as never)).toBeTruthy();
		await db.execute(sql`update webhook_endpoints set former_secret_until = now()`);
		await createMember(db);
		await deliver();
		expect(() => new Webhook(secret).verify(received[1]!.body, received[1]!.headers as never)).toThrow();
	});
});

describe("an endpoint", () => {
	it("that fails for five days is turned off, and staff are told once", async () => {
		const { webhook } = await subscribe();
		await createMember(db);
		await createMember(db);
		statuses = Array.from({ length: 20 }, () => 503);
		await deliver();
		await db.execute(sql`update webhook_endpoints set failing_since = now() - interval '5 days 1 minute'`);
		await deliver();
		await deliver();
		expect((await read(webhook.id)).webhook).toMatchObject({ disabledBecause: "failing" });
		expect(received).toHaveLength(4);
		expect(await db.$count(messages, eq(messages.template, "webhook-disabled"))).toBe(1);
		const { body } = await call(changeWebhook, { ...webhook, isEnabled: true }, { token });
		expect(body.webhook).toMatchObject({ disabledAt: null, failingSince: null });
		statuses = [];
		await deliver();
		expect((await read(webhook.id)).deliveries.map(({ state }) => state)).toEqual(["delivered", "delivered"]);
	});

	it("that answers 410 is turned off at once; one that is off or deleted gets nothing", async () => {
		const { webhook } = await subscribe();
		await createMember(db);
		statuses = [410];
		await deliver();
		expect((await read(webhook.id)).webhook).toMatchObject({ disabledBecause: "gone" });
		await createMember(db);
		expect(await db.$count(webhookDeliveries)).toBe(1);
		expect((await call(deleteWebhook, { id: webhook.id }, { token })).status).toBe(200);
		expect((await call(webhookLog, { id: webhook.id }, { token })).status).toBe(404);
		expect(await db.$count(webhookDeliveries)).toBe(0);
	});

	const production = { APP_ENV: "production", publicUrl: "https://klub.example" } as const;
	it.each([
		"http://gudang.example/hook",
		"https://127.0.0.1/hook",
		"https://[::1]/hook",
		"https://[::ffff:7f00:1]/hook",
		"https://0x7f.1/hook",
		"https://localhost/hook",
		"https://intranet/hook",
		"https://user:pass@gudang.example/hook",
		"ftp://gudang.example/hook",
		"javascript:alert(1)",
		"",
	])("is never internal: %s", (inside) => {
		expect(webhookUrlError(inside, production)).not.toBeNull();
	});

	it("is public, unless everything runs on a developer's own machine", () => {
		expect(webhookUrlError("https://gudang.example/hook?a=b", production)).toBeNull();
		expect(mayCallLocally({ ...production, publicUrl: "http://localhost:3000" })).toBe(false);
		expect(mayCallLocally({ APP_ENV: "demo", publicUrl: "https://demo.example" })).toBe(false);
		expect(mayCallLocally({ APP_ENV: "demo", publicUrl: "http://localhost:3000" })).toBe(true);
	});

	it("whose name resolves to a private address is not called", async () => {
		const { webhook } = await subscribe();
		await createMember(db);
		const outside = { ...settings, publicUrl: "https://klub.example" };
		await db.update(webhookEndpoints).set({ url: `https://localhost.localdomain:${new URL(url).port}/` });
		await db.execute(sql`update webhook_deliveries set next_try_at = now()`);
		await sendWebhooks.run({ ...context, settings: outside }, {});
		await db.update(webhookEndpoints).set({ url });
		expect((await read(webhook.id)).deliveries[0]).toMatchObject({ state: "waiting", lastStatus: null });
		expect(received).toEqual([]);
	});
});
