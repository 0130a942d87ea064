import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { eventDetail } from "../app/matches/events/contract";
import { buildEvent, buildVenue } from "../app/matches/events/factories";
import { events, venues } from "../app/matches/events/tables.server";
import { createLoggedInMember } from "../app/members/factories.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { buildLine, createOrder, settleAttempt } from "../app/orders/factories.server";
import { orderChanged } from "../app/orders/order-signal.server";
import { openPool, type Pool } from "../app/platform/data/database.server";
import type { Role } from "../app/platform/http/access";
import { boardChanged } from "../app/tickets/gate/board/board-signal.server";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";
import { createTicketSale } from "../test/ticket-sale";
import { whenDone } from "../test/when-done";
import { buildApp } from "./app";
import { mostStreams } from "./changes-door";
import { createGuestCache } from "./guest-cache";
import { listenForChanges } from "./listen-for-changes";

const { db, url, pool, settings, jobs } = await testApp();
const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;
const here = await startProcess(pool);
const otherPool = openPool(url, { max: 2, onError: () => {} });
const there = await startProcess(otherPool);

async function startProcess(pool: Pool) {
	const guestCache = createGuestCache();
	const stop = await listenForChanges({ databaseUrl: url, pool, cache: guestCache, onError: () => {} });
	const app = await buildApp({ settings, pool, jobs, guestCache, logStream: { write: () => {} } });
	const base = await app.listen({ host: "127.0.0.1", port: 0 });
	whenDone(async () => {
		await app.close();
		await stop();
		if (pool === otherPool) await pool.end();
	});
	return { app, base: `${base}/api` };
}

/** What a browser's EventSource would hear. */
async function listen({ base }: { base: string }, of: string, token?: string) {
	const closing = new AbortController();
	const { status, headers, body } = await fetch(`${base}/changes?of=${of}`, {
		headers: { ...(token && { cookie: `token=${token}` }) },
		signal: closing.signal,
	});
	const stream = { status, headers, heard: 0, isOver: false, leave: () => closing.abort() };
	onTestFinished(stream.leave);
	void (async () => {
		try {
			for await (const chunk of body!.pipeThrough(new TextDecoderStream()))
				stream.heard += chunk.split("data:\n\n").length - 1;
		} catch {
			// Left.
		}
		stream.isOver = true;
	})();
	if (status === 200) await hears(stream, 1);
	return stream;
}
const hears = (stream: { heard: number }, count: number) =>
	vi.waitFor(() => expect(stream.heard).toBeGreaterThanOrEqual(count), { timeout: 60_000, interval: 20 });

async function placeOrder() {
	const member = await createLoggedInMember(db);
	const { order, attempt } = await createOrder(context, { memberId: member.id, lines: [buildLine()] });
	return { member, order, attempt, topic: `order:${order.number}` };
}
async function createStaff(role: Role) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles: [role], by: null });
	return member;
}

it("tells members of their order on opening and whenever it changes, in every process", async () => {
	const { member, attempt, topic } = await placeOrder();
	const streams = [await listen(here, topic, member.token), await listen(there, topic, member.token)];
	expect(streams[0]!.headers.get("content-type")).toBe("text/event-stream");
	expect(streams[0]!.headers.get("cache-control")).toBe("no-store");
	await settleAttempt(context, attempt.id);
	for (const stream of streams) await hears(stream, 2);
});

it("tells nobody else", async () => {
	const { order, topic } = await placeOrder();
	const stranger = await createLoggedInMember(db);
	const sale = await createTicketSale(db);
	const statusOf = async (of: string, token?: string) => (await listen(here, of, token)).status;
	expect(await statusOf(topic)).toBe(401);
	for (const of of [topic, "order:SU-000000", "order", "order:'", "nothing", ""])
		expect([of, await statusOf(of, stranger.token)]).toEqual([of, 404]);
	for (const of of [`counter:${order.number}`, `board:${sale.slug}`]) {
		expect([of, await statusOf(of)]).toEqual([of, 401]);
		expect([of, await statusOf(of, stranger.token)]).toEqual([of, 403]);
	}
	const seller = await createStaff("ticketing");
	// It was not sold there.
	expect(await statusOf(`counter:${order.number}`, seller.token)).toBe(404);
	expect(await statusOf("board:tiada", seller.token)).toBe(404);
});

it("tells staff of what happens at a match's gates", async () => {
	const sale = await createTicketSale(db);
	const stream = await listen(there, `board:${sale.slug}`, (await createStaff("gate")).token);
	boardChanged(db, sale.eventId);
	await hears(stream, 2);
	// Once more, when the figures that all viewers share are sure to be new.
	await hears(stream, 3);
});

it("tells anybody of a match, and what is read then is new", async () => {
	await db.insert(venues).values(buildVenue()).onConflictDoNothing();
	await db.insert(events).values(buildEvent({ slug: "derbi" }));
	for (const process of [here, there]) {
		const stream = await listen(process, "events");
		const read = async () => {
			const answer = await fetch(process.base + eventDetail.path.replace(":slug", "derbi"));
			return (await answer.json()).notice;
		};
		const notice = `Pintu dibuka pukul ${process.base}`;
		expect(await read()).not.toBe(notice);
		const before = stream.heard;
		await db
			.update(events)
			.set({ notice: { id: notice } })
			.where(eq(events.slug, "derbi"));
		await hears(stream, before + 1);
		await vi.waitFor(async () => expect(await read()).toBe(notice), { timeout: 60_000, interval: 500 });
	}
});

describe("a stream", () => {
	it("gathers what happens at once", async () => {
		const { member, order, topic } = await placeOrder();
		const stream = await listen(here, topic, member.token);
		for (let count = 0; count < 100; count++) orderChanged(db, order.id);
		await hears(stream, 2);
		await wait(1_000);
		expect(stream.heard).toBeLessThanOrEqual(4);
		const before = stream.heard;
		orderChanged(db, order.id);
		await hears(stream, before + 1);
	});

	it("costs no connection, and a member has only a few", async () => {
		const { member, topic } = await placeOrder();
		const { token } = member;
		const streams = [];
		for (let count = 0; count < mostStreams.ofMember; count++)
			streams.push(await listen(there, topic, token));
		expect(mostStreams.ofMember).toBeGreaterThan(otherPool.options.max);
		const answer = await fetch(`${there.base}/inbox/unread`, {
			headers: { authorization: `Bearer ${token}` },
		});
		expect(answer.status).toBe(200);
		const refused = await listen(there, topic, token);
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
		streams[0]!.leave();
		await vi.waitFor(async () => expect((await listen(there, topic, token)).status).toBe(200), 60_000);
	});

	it("ends at once when its process closes, which opens no other", async () => {
		const { app, base } = await startProcess(pool);
		const { member, topic } = await placeOrder();
		const stream = await listen({ base }, topic, member.token);
		await app.close();
		await vi.waitFor(() => expect(stream.isOver).toBe(true), 60_000);
	});
});
