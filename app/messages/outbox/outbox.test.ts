import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { jobQueue } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { forgetOldMessages } from "../forget-messages.server";
import { sendMail, sendText } from "../send.server";
import { listOutbox } from "./outbox.server";

type App = Awaited<ReturnType<typeof testApp>>;
const link = "http://localhost:3000/reset?token=abc";

describe("the open outbox", async () => {
	const app = await testApp();
	await sendBoth(app);
	await app.runJobs();

	it("lists what was sent, newest first", async () => {
		const { body, statusCode, headers } = await get(app, "/outbox");
		expect(statusCode).toBe(200);
		expect(headers["cache-control"]).toBe("no-store");
		expect(body.indexOf("482913 adalah kode")).toBeGreaterThan(0);
		expect(body.indexOf("482913 adalah kode")).toBeLessThan(body.indexOf("Buat kata sandi baru"));
		expect(body).not.toContain("<script");
	});

	it("shows a mail in a frame that runs no scripts", async () => {
		const [mail] = await listOutbox(app.db, { to: "nadia@warga.example" });
		const page = await get(app, `/outbox/${mail?.id}`);
		expect(page.headers["content-security-policy"]).toContain("frame-src 'self'");
		expect(page.body).toContain(`src="/outbox/${mail?.id}/mail"`);
		expect(page.body).not.toContain("allow-scripts");
		const frame = await get(app, `/outbox/${mail?.id}/mail`);
		expect(frame.body).toContain(link);
		expect(frame.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
		expect(frame.headers["content-security-policy"]).not.toContain("script-src");
	});

	it("answers tests with the latest message to somebody", async () => {
		const { statusCode, body } = await get(app, "/api/outbox/latest?to=%2B6281234567890");
		expect(statusCode).toBe(200);
		expect(JSON.parse(body)).toMatchObject({ kind: "text", template: "otp", sentAt: expect.any(String) });
		expect((await get(app, "/api/outbox/latest?to=nobody")).statusCode).toBe(404);
	});

	it("says plainly when a message is gone", async () => {
		expect((await get(app, "/outbox/018f0000-0000-7000-8000-000000000000")).statusCode).toBe(404);
		expect((await get(app, "/outbox/anything/mail")).statusCode).toBe(404);
	});

	it("serves the crest to mail programs of any origin", async () => {
		const { headers, statusCode } = await get(app, "/mail/crest.png");
		expect(statusCode).toBe(200);
		expect(headers).toMatchObject({
			"content-type": "image/png",
			"cross-origin-resource-policy": "cross-origin",
		});
	});
});

it.each([
	["with a mail server", { SMTP_URL: "smtp://127.0.0.1:1" }],
	[
		"in production",
		{
			APP_ENV: "production",
			SMTP_URL: "smtp://127.0.0.1:1",
			MAIL_FROM: "a@klub.example",
			PUBLIC_URL: "https://klub.example",
			SIMULATORS: "yes",
			SMS_PROVIDER: "twilio",
			TWILIO_ACCOUNT: "AC1",
			TWILIO_SECRET: "rahasia",
			TWILIO_FROM: "+15005550006",
		},
	],
])("does not exist %s", async (_, environment) => {
	const app = await testApp(environment);
	for (const path of ["/outbox", "/outbox.css", "/api/outbox/latest?to=x", "/outbox/1/mail"])
		expect((await get(app, path)).statusCode).toBe(404);
});

it("sends nothing for a change that was rolled back", async () => {
	const app = await testApp();
	const changed = transaction(app.db, async (db) => {
		await sendBoth({ ...app, db });
		throw new Error("no");
	});
	await expect(changed).rejects.toThrow("no");
	const { rows } = await app.pool.query("select 1 from pgboss.job where name = 'deliver-message'");
	expect(rows).toEqual([]);
	expect(await listOutbox(app.db)).toEqual([]);
});

it("deletes messages after a month, and the body of unsent ones after two days", async () => {
	const app = await testApp();
	await sendBoth(app);
	const age = (kind: string, days: number) =>
		app.pool.query("update messages set created_at = now() - make_interval(days => $2) where kind = $1", [
			kind,
			days,
		]);
	await age("mail", 31);
	await age("text", 3);
	await forgetOldMessages(app.db);
	expect(await listOutbox(app.db)).toMatchObject([{ kind: "text", text: null, sentAt: null }]);
});

async function sendBoth({ db, boss, settings }: Pick<App, "db" | "boss" | "settings">) {
	const context = { db, settings, jobs: jobQueue(boss) };
	await sendMail(context, {
		to: "nadia@warga.example",
		language: "id",
		template: "reset-link",
		values: { name: "Nadia", link },
	});
	await sendText(context, {
		to: "+6281234567890",
		language: "id",
		template: "otp",
		values: { code: "482913" },
	});
}

const get = ({ app }: App, url: string) => app.inject({ method: "GET", url });
