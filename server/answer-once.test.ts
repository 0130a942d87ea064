import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { createLoggedInMember } from "../app/members/factories.server";
import { onceAnswers, storedValues } from "../app/platform/data/tables.server";
import { bind, type CallContext } from "../app/platform/http/bind.server";
import { endpoint } from "../app/platform/http/contract";
import { forgetOnceAnswers } from "../app/platform/http/forget-once-answers.server";
import { type RefusalTable, refuse } from "../app/platform/http/refusal";
import { testApp } from "../test/app";
import { nestedBody } from "../test/nested-body";

const refusals = {
	"test.sold_out": { status: 409, message: { id: "Habis.", en: "Sold out." } },
} as const satisfies RefusalTable;
const declare = (path: string, access: "member" | "public") =>
	endpoint({
		method: "POST",
		path,
		summary: path,
		access,
		once: true,
		status: 201,
		input: z.object({ size: z.string() }),
		answer: z.object({ number: z.string(), size: z.string() }),
		refusals,
	});
const order = declare("/test/orders", "member");
const otherOrder = declare("/test/other-orders", "member");
const guestOrder = declare("/test/guest-orders", "public");

/** Inserts a row per actual execution, and runs the test's hook in between. */
let meanwhile: (context: CallContext) => Promise<void> = async () => {};
beforeEach(() => {
	meanwhile = async () => {};
});
const placeOrder = async (context: CallContext, { size }: { size: string }) => {
	const number = randomUUID();
	await context.db.insert(storedValues).values({ name: number, value: size });
	await meanwhile(context);
	return { number, size };
};
const bindings = [bind(order, placeOrder), bind(otherOrder, placeOrder), bind(guestOrder, placeOrder)];
const { app, db, call, settings } = await testApp({}, { bindings });
const member = await createLoggedInMember(db);
const { token } = member;

const send = (key: string | undefined, size: unknown = "L", { url = "/api/test/orders", as = token } = {}) =>
	app.inject({
		method: "POST",
		url,
		payload: { size },
		headers: { authorization: `Bearer ${as}`, ...(key !== undefined && { "idempotency-key": key }) },
	});
const countOrders = async () => (await db.select().from(storedValues)).length;

describe("an idempotent call", () => {
	it("requires a key that is long enough not to collide by chance", async () => {
		const before = await countOrders();
		for (const key of [
			undefined,
			"",
			"short",
			"x".repeat(129),
			"with spaces in the key",
			"emoji-🌊-emoji-🌊-emoji",
		]) {
			const response = await send(key);
			expect([key, response.statusCode, response.json().error]).toEqual([key, 400, "key_missing"]);
		}
		expect(await countOrders()).toBe(before);
		const guest = await send(undefined, "L", { as: "nobody" });
		expect(guest.statusCode).toBe(401);
	});

	it("is refused, not a server error, if its body is too deep to be hashed", async () => {
		const response = await app.inject({
			method: "POST",
			url: "/api/test/guest-orders",
			payload: nestedBody(30_000),
			headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
		});
		expect([response.statusCode, response.json().error]).toEqual([400, "body_too_deep"]);
	});

	it("replays the stored answer byte for byte", async () => {
		const key = randomUUID();
		const first = await send(key);
		const again = await send(key);
		expect(first.statusCode).toBe(201);
		expect(first.headers["idempotent-replayed"]).toBeUndefined();
		expect([again.statusCode, again.rawPayload, again.headers["idempotent-replayed"]]).toEqual([
			201,
			first.rawPayload,
			"true",
		]);
	});

	it("runs once for fifty concurrent calls; the others get its answer or 409", async () => {
		const before = await countOrders();
		const key = randomUUID();
		const responses = await Promise.all(Array.from({ length: 50 }, () => send(key)));
		const statuses = new Set(responses.map(({ statusCode }) => statusCode));
		expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
		const done = responses.filter(({ statusCode }) => statusCode === 201);
		expect(done.filter(({ headers }) => !headers["idempotent-replayed"])).toHaveLength(1);
		expect(new Set(done.map(({ body }) => body)).size).toBe(1);
		expect(await countOrders()).toBe(before + 1);
		expect((await send(key)).body).toBe(done[0]!.body);
	});

	it("never runs for a duplicate that arrives while the first commits, not even to be refused", async () => {
		meanwhile = async ({ db, onceKey }) => {
			const taken = await db
				.insert(storedValues)
				.values({ name: `last one ${onceKey}`, value: "" })
				.onConflictDoNothing();
			if (taken.rowCount === 0) throw refuse(refusals, "test.sold_out");
		};
		for (let round = 0; round < 60; round++) {
			const key = randomUUID();
			const responses = await Promise.all(Array.from({ length: 30 }, () => send(key)));
			const refused = responses.filter(({ statusCode }) => statusCode !== 201);
			expect(
				refused.filter((response) => response.json().error !== "in_progress").map(({ body }) => body),
			).toEqual([]);
		}
	});

	it("answers 409 immediately while the first call is running", async () => {
		const key = randomUUID();
		const { promise: isUnderWay, resolve: begun } = Promise.withResolvers<void>();
		const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
		meanwhile = async () => {
			begun();
			await mayEnd;
		};
		const firstAnswer = send(key);
		await isUnderWay;
		const during = await send(key);
		end();
		const first = await firstAnswer;
		expect([during.statusCode, during.json().error, during.headers["retry-after"]]).toEqual([
			409,
			"in_progress",
			"1",
		]);
		expect((await send(key)).body).toBe(first.body);
	});

	it("rejects the key for another body or endpoint, and never shares it between members", async () => {
		const key = randomUUID();
		const first = await send(key);
		const otherBody = await send(key, "XL");
		const otherEndpoint = await send(key, "L", { url: "/api/test/other-orders" });
		expect([otherBody.statusCode, otherBody.json().error]).toEqual([422, "key_reused"]);
		expect([otherEndpoint.statusCode, otherEndpoint.json().error]).toEqual([422, "key_reused"]);
		const stranger = await createLoggedInMember(db);
		const theirs = await send(key, "L", { as: stranger.token });
		expect(theirs.statusCode).toBe(201);
		expect(theirs.json().number).not.toBe(first.json().number);
	});

	it("scopes guests' keys by IP address", async () => {
		const headers = { "idempotency-key": randomUUID() };
		const from = (address: string) => call(guestOrder, { size: "L" }, { headers, address });
		const [one, two, again] = [
			await from("203.0.113.1"),
			await from("203.0.113.2"),
			await from("203.0.113.1"),
		];
		expect(again.body).toEqual(one.body);
		expect(two.body.number).not.toBe(one.body.number);
	});

	it("leaves the key unused after a refusal or invalid input, and rolls everything back", async () => {
		const before = await countOrders();
		const key = randomUUID();
		meanwhile = async () => {
			throw refuse(refusals, "test.sold_out");
		};
		const refused = await send(key);
		expect([refused.statusCode, refused.json().error]).toEqual([409, "test.sold_out"]);
		expect((await send(key, 7)).statusCode).toBe(422);
		expect(await countOrders()).toBe(before);
		meanwhile = async () => {};
		expect((await send(key)).statusCode).toBe(201);
		expect(await countOrders()).toBe(before + 1);
	});

	it("runs again after a crash before the commit, but not after one past it", async () => {
		const before = await countOrders();
		const key = randomUUID();
		meanwhile = async ({ db }) => {
			await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
		};
		expect((await send(key)).statusCode).toBe(503);
		expect(await countOrders()).toBe(before);

		// Committed, but the reply gets lost.
		meanwhile = async () => {};
		let lost = true;
		await withLostReply(
			() => lost,
			async (port) => {
				const request = () =>
					fetch(`http://127.0.0.1:${port}/api/test/orders`, {
						method: "POST",
						body: JSON.stringify({ size: "L" }),
						headers: {
							authorization: `Bearer ${token}`,
							"content-type": "application/json",
							"idempotency-key": key,
						},
					});
				await expect(request()).rejects.toThrow();
				expect(await countOrders()).toBe(before + 1);
				lost = false;
				const again = await request();
				expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
			},
		);
		expect(await countOrders()).toBe(before + 1);
	});

	it("deletes stored answers after a week", async () => {
		const key = randomUUID();
		await send(key);
		await db.execute(sql`update once_answers set created_at = now() - interval '6 days' where key = ${key}`);
		await forgetOnceAnswers.run({ db, settings } as never, {});
		expect((await db.select().from(onceAnswers)).map((row) => row.key)).toContain(key);
		await db.execute(sql`update once_answers set created_at = now() - interval '8 days' where key = ${key}`);
		await forgetOnceAnswers.run({ db, settings } as never, {});
		expect((await db.select().from(onceAnswers)).map((row) => row.key)).not.toContain(key);
	});
});

/** A proxy in front of the app that drops the connection instead of answering. */
async function withLostReply(isLost: () => boolean, work: (port: number) => Promise<void>) {
	const { createServer } = await import("node:http");
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const answer = await app.inject({
			method: "POST",
			url: request.url!,
			headers: request.headers as Record<string, string>,
			payload: Buffer.concat(chunks),
		});
		if (isLost()) return void request.socket.destroy();
		response.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.rawPayload);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	try {
		await work((server.address() as { port: number }).port);
	} finally {
		server.closeAllConnections();
		server.close();
	}
}
