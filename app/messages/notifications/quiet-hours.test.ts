import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { startPushService } from "../../../test/push-service";
import { createLoggedInMember } from "../../members/factories.server";
import { notifyMember } from "./announce.server";
import { changeQuietHours, myQuietHours, setSubscription, testPush } from "./contract";
import { minutesLeft } from "./quiet-hours.server";

const service = await startPushService();
afterAll(() => service.close());
const app = await testApp({ PUSH_HOSTS: service.host });

const message = { title: { id: "Gol!" }, body: { id: "88'" }, path: "/event/detail/1" };

it("handles hours with and without midnight in between", () => {
	const night = { from: 22 * 60, until: 6 * 60 };
	expect(minutesLeft(night, 23 * 60)).toBe(7 * 60);
	expect(minutesLeft(night, 5 * 60 + 59)).toBe(1);
	expect(minutesLeft(night, 6 * 60)).toBe(0);
	const nap = { from: 13 * 60, until: 14 * 60 };
	expect([12 * 60, 13 * 60, 14 * 60].map((minute) => minutesLeft(nap, minute))).toEqual([0, 60, 0]);
});

it("delays a push until the end of the quiet hours, but sends a test at once", async () => {
	const { id, token } = await createLoggedInMember(app.db);
	await app.call(setSubscription, service.subscribe(), { token });
	const quiet = await quietNow();
	expect((await app.call(changeQuietHours, { quiet }, { token })).body.quiet).toEqual(quiet);
	await notifyMember(app, id, "orders", message);
	await app.runJobs();
	expect(service.received).toHaveLength(0);
	const { rows } = await app.pool.query(
		"select extract(epoch from start_after - now()) / 60 as wait from pgboss.job where name = 'send-push' and state = 'created'",
	);
	expect(rows).toHaveLength(1);
	expect(Number(rows[0].wait)).toBeGreaterThan(50);
	expect(Number(rows[0].wait)).toBeLessThan(121);

	expect((await app.call(testPush, {}, { token })).body.browsers).toBe(1);
	await app.runJobs();
	expect(service.received.map(({ payload }) => (payload as { title: string }).title)).toEqual([
		"Notifikasi percobaan",
	]);

	await app.pool.query("update pgboss.job set start_after = now() where name = 'send-push'");
	await app.call(changeQuietHours, { quiet: null }, { token });
	await app.runJobs();
	expect(service.received.map(({ payload }) => (payload as { title: string }).title)).toEqual([
		"Notifikasi percobaan",
		"Gol!",
	]);
});

it("refuses empty hours and unknown time zones", async () => {
	const { token } = await createLoggedInMember(app.db);
	for (const wrong of [
		{ from: 60, until: 60, timeZone: "Asia/Jakarta" },
		{ from: 60, until: 120, timeZone: "Mars/Olympus" },
		{ from: 60, until: 120, timeZone: "'; drop table members" },
		{ from: -1, until: 120, timeZone: "Asia/Jakarta" },
	])
		expect((await app.call(changeQuietHours, { quiet: wrong }, { token })).status).toBe(422);
	expect((await app.call(myQuietHours, {}, { token })).body.quiet).toBeNull();
});

/** From an hour ago until an hour from now, where the member lives. */
async function quietNow() {
	const timeZone = "Asia/Makassar";
	const { rows } = await app.db.execute<{ minute: number }>(
		sql`select (extract(hour from t) * 60 + extract(minute from t))::int as minute from (select now() at time zone ${timeZone} as t) c`,
	);
	const { minute } = rows[0]!;
	return { from: (minute + 1440 - 60) % 1440, until: (minute + 60) % 1440, timeZone };
}
