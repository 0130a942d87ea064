import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { cut, startPushService } from "../../../test/push-service";
import { createLoggedInMember } from "../../members/factories.server";
import { jobQueue } from "../../platform/data/jobs.server";
import { notifyMember } from "../notifications/announce.server";
import { pushKey, setSubscription } from "../notifications/contract";
import { pushSubscriptions } from "../notifications/tables.server";
import type { PushMessage } from "./push-message";

/** A push service as strict as the real ones (RFC 8030, 8188, 8291 and 8292), and all that they answer. */
const service = await startPushService();
afterAll(() => service.close());
const app = await testApp({ PUSH_HOSTS: service.host });
const message = { title: { id: "Gol!", en: "Goal!" }, body: { id: "88', Kogoya" }, path: "/event/detail/1" };

it("is one that only its browser can read, signed with the key it subscribed with", async () => {
	const { memberId, subscription } = await subscribe();
	await tell(memberId);
	const push = service.received.at(-1);
	expect(push?.payload).toEqual({ title: "Gol!", body: "88', Kogoya", path: "/event/detail/1" });
	expect(subscription.endpoint).toContain(push?.path);
	expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
	expect(push?.vapid.publicKey).toBe((await app.call(pushKey, {})).body.key);
	expect(service.refused).toEqual([]);
});

it("fits into what a service takes, however long its words are", async () => {
	const { memberId } = await subscribe();
	// Three bytes each.
	const words = (length: number) => ({ id: "海".repeat(length) });
	await tell(memberId, {
		title: words(120),
		body: words(400),
		path: `/${"a".repeat(499)}`,
		tag: "b".repeat(60),
	});
	expect(service.received.at(-1)?.payload).toMatchObject({ body: "海".repeat(400) });
	expect(service.refused).toEqual([]);
});

describe("answered with", () => {
	it.each([404, 410])("%i, the browser is forgotten", async (status) => {
		const { memberId, subscription } = await subscribe();
		service.statuses.push(status);
		await tell(memberId);
		expect(await find(subscription.endpoint)).toBeUndefined();
	});

	it.each([429, 500, 503, cut])("%i, the browser is kept and told later (0: a cut line)", async (status) => {
		const { memberId, subscription } = await subscribe();
		service.statuses.push(status);
		await tell(memberId);
		expect(await find(subscription.endpoint)).toBeDefined();
		const { rows } = await app.pool.query(
			"select output from pgboss.job where name = 'send-push' and state = 'retry' order by created_on desc limit 1",
		);
		expect(JSON.stringify(rows)).toContain(`push ${status === cut ? "ECONNRESET" : status}`);
		expect(JSON.stringify(rows)).not.toContain(subscription.endpoint);
		const before = service.received.length;
		await app.pool.query(
			"update pgboss.job set start_after = now() where name = 'send-push' and state = 'retry'",
		);
		await app.runJobs();
		expect(service.received.length).toBeGreaterThan(before);
	});

	it.each([302, 400, 401, 403, 413])("%i, it is dropped: another time would end the same", async (status) => {
		const { memberId, subscription } = await subscribe();
		const before = service.requests();
		service.statuses.push(status);
		await tell(memberId);
		await app.runJobs();
		expect(service.requests() - before).toBe(1);
		expect(await find(subscription.endpoint)).toBeDefined();
	});
});

async function tell(memberId: string, words: PushMessage = message) {
	await notifyMember({ db: app.db, jobs: jobQueue(app.boss) }, memberId, "orders", words);
	await app.runJobs();
}

async function subscribe() {
	const { id: memberId, token } = await createLoggedInMember(app.db);
	const subscription = service.subscribe();
	const address = `10.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;
	expect((await app.call(setSubscription, subscription, { token, address })).status).toBe(200);
	return { memberId, subscription };
}

async function find(endpoint: string) {
	const [row] = await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
	return row;
}
