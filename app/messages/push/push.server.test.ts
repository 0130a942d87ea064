import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { startPushService } from "../../../test/push-service";
import { createLoggedInMember } from "../../members/factories.server";
import { memberSessions } from "../../members/tables.server";
import { openDatabase, openPool } from "../../platform/data/database.server";
import { jobQueue } from "../../platform/data/jobs.server";
import { storedValues } from "../../platform/data/tables.server";
import { announce, notifyMember } from "../notifications/announce.server";
import { changeNotificationSettings, notificationSettings, setSubscription } from "../notifications/contract";
import { pushSubscriptions } from "../notifications/tables.server";
import { forgetSubscriptions, mostBrowsers } from "./subscriptions.server";
import { vapidKeysOf } from "./vapid-keys.server";

const message = { title: { id: "Gol!", en: "Goal!" }, body: { id: "88', Kogoya" }, path: "/event/detail/1" };
const service = await startPushService();
afterAll(() => service.close());
const app = await testApp({ PUSH_HOSTS: service.host });

it("uses the browser's language", async () => {
	const { memberId } = await subscribedMember({ language: "en" });
	await tell(memberId);
	expect(service.received.at(-1)?.payload).toMatchObject({ title: "Goal!", body: "88', Kogoya" });
});

it("connects to no other host, even for an existing row", async () => {
	const stranger = await startPushService();
	const { memberId, sessionId } = await newMember();
	const subscription = stranger.subscribe();
	await app.db
		.insert(pushSubscriptions)
		.values({ ...subscription, memberId, sessionId, client: "desktop", language: "id" });
	await tell(memberId);
	expect(stranger.requests()).toBe(0);
	expect(await find(subscription.endpoint)).toBeUndefined();
	await stranger.close();
});

it("refuses an unknown endpoint and an invalid key, each with its reason", async () => {
	const good = service.subscribe();
	const strange = await app.call(setSubscription, { ...good, endpoint: "https://jahat.example/push" });
	expect(strange).toMatchObject({ status: 422, body: { errors: { endpoint: [expect.any(String)] } } });
	const offCurve = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString("base64url");
	const broken = await app.call(setSubscription, { ...good, key: offCurve });
	expect(broken).toMatchObject({ status: 422, body: { errors: { key: [expect.any(String)] } } });
	const short = await app.call(setSubscription, { ...good, token: "abc" });
	expect(short).toMatchObject({ status: 422, body: { errors: { token: [expect.any(String)] } } });
	expect(await find(good.endpoint)).toBeUndefined();
});

it("keeps one row per browser, for its current user", async () => {
	const first = await subscribedMember();
	const second = await newMember();
	await app.call(setSubscription, first.subscription, { token: second.token });
	expect(await find(first.subscription.endpoint)).toMatchObject({ memberId: second.memberId });
	await app.call(setSubscription, first.subscription, {
		headers: { "user-agent": "Mozilla/5.0 (Android 15; Mobile)" },
	});
	expect(await find(first.subscription.endpoint)).toMatchObject({
		memberId: null,
		sessionId: null,
		client: "mobile",
	});
});

it("sends a browser nothing for a member who has logged out there", async () => {
	const { memberId, sessionId } = await subscribedMember();
	await app.db.delete(memberSessions).where(eq(memberSessions.id, sessionId));
	const before = service.requests();
	await tell(memberId);
	expect(service.requests()).toBe(before);
});

it("follows the member's toggles, topic by topic", async () => {
	const { memberId, token } = await subscribedMember();
	const { body: defaults } = await app.call(notificationSettings, {}, { token });
	expect(defaults.topics).toContainEqual({ topic: "news", email: false, push: false, phone: false });
	const changed = await app.call(
		changeNotificationSettings,
		{
			topics: [
				{ topic: "news", email: true, push: true },
				{ topic: "matches", email: false, push: false },
			],
		},
		{ token },
	);
	expect(changed.body.topics).toContainEqual({ topic: "news", email: true, push: true, phone: false });
	const before = service.received.length;
	await announce(context(), "matches", message);
	await announce(context(), "news", message);
	await app.runJobs();
	const paths = service.received.slice(before).map(({ path }) => path);
	const [mine] = await app.db
		.select()
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.memberId, memberId));
	expect(paths.filter((path) => mine?.endpoint.endsWith(path))).toHaveLength(1);
});

it("lets only members see and change their topics", async () => {
	expect((await app.call(notificationSettings, {})).status).toBe(401);
	const { token } = await newMember();
	const wrong = { topics: [{ topic: "everything", email: true, push: true }] };
	expect((await app.call(changeNotificationSettings, wrong as never, { token })).status).toBe(422);
});

it("keeps a member's twenty most recently seen browsers", async () => {
	const { memberId, token } = await newMember();
	const subscriptions = Array.from({ length: mostBrowsers + 3 }, () => service.subscribe());
	for (const subscription of subscriptions) await app.call(setSubscription, subscription, { token });
	const other = await subscribedMember();
	expect(await app.db.$count(pushSubscriptions, eq(pushSubscriptions.memberId, memberId))).toBe(mostBrowsers);
	expect(await find(subscriptions[0]!.endpoint)).toBeUndefined();
	expect(await find(subscriptions.at(-1)!.endpoint)).toBeDefined();
	expect(await find(other.subscription.endpoint)).toBeDefined();
});

it("takes no flood of guests' browsers; members are not touched by it", async () => {
	await app.call(setSubscription, service.subscribe(), { address: "10.8.0.1" });
	await app.pool.query("update rate_limits set points = 3000 where key = 'push-guests-all:all'");
	const flood = await app.call(setSubscription, service.subscribe(), { address: "10.8.0.2" });
	expect(flood.status).toBe(429);
	const { subscription } = await subscribedMember();
	expect(await find(subscription.endpoint)).toBeDefined();
	await app.pool.query("delete from rate_limits where key = 'push-guests-all:all'");
});

it("forgets after sixty days what no message goes to: guests' browsers, and those of sessions that ended", async () => {
	const kept = await subscribedMember();
	const ended = await subscribedMember();
	const [guest, fresh] = [service.subscribe(), service.subscribe()];
	await app.call(setSubscription, guest, {});
	await app.db.delete(memberSessions).where(eq(memberSessions.id, ended.sessionId));
	await app.db.update(pushSubscriptions).set({ lastSeenAt: sql`now() - interval '61 days'` });
	await app.call(setSubscription, fresh, {});
	await forgetSubscriptions.run({ ...context(), settings: app.settings, limits: undefined as never }, {});
	const known = (await app.db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint);
	for (const gone of [guest, ended.subscription]) expect(known).not.toContain(gone.endpoint);
	for (const left of [fresh, kept.subscription]) expect(known).toContain(left.endpoint);
});

it("creates one key pair, however many processes start at once", async () => {
	await app.db.delete(storedValues);
	const pools = Array.from({ length: 4 }, () => openPool(app.url, { max: 2, onError: () => {} }));
	const made = await Promise.all(pools.map((pool) => vapidKeysOf(openDatabase(pool))));
	expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
	await Promise.all(pools.map((pool) => pool.end()));
});

it("serves the service worker at the root", async () => {
	const { headers, body, statusCode } = await app.app.inject({ method: "GET", url: "/sw.js" });
	expect(statusCode).toBe(200);
	expect(headers["content-type"]).toMatch(/^text\/javascript/);
	expect(headers["cache-control"]).toBe("no-cache");
	expect(body).toContain("showNotification");
});

const context = () => ({ db: app.db, jobs: jobQueue(app.boss) });

async function tell(memberId: string) {
	await notifyMember(context(), memberId, "orders", message);
	await app.runJobs();
}

async function subscribedMember(options: { language?: "id" | "en" } = {}) {
	const member = await newMember();
	const subscription = service.subscribe();
	const { status } = await app.call(setSubscription, subscription, {
		token: member.token,
		address: `10.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`,
		...options,
	});
	expect(status).toBe(200);
	return { ...member, subscription };
}

async function newMember() {
	const { id: memberId, token } = await createLoggedInMember(app.db);
	const [session] = await app.db.select().from(memberSessions).where(eq(memberSessions.memberId, memberId));
	return { memberId, sessionId: session!.id, token };
}

async function find(endpoint: string) {
	const [row] = await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
	return row;
}
