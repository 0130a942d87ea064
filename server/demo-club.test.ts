import { expect, it } from "vitest";
import { insertDemoMembers } from "../app/members/factories.server";
import { articles } from "../app/news/tables.server";
import { readSettings } from "../app/platform/settings.server";
import { demoNews } from "../club/demo/news";
import { freshDatabase } from "../test/database";
import { fillDemoClub } from "./demo-club";

const production = {
	APP_ENV: "production",
	PUBLIC_URL: "https://klub.example",
	SMTP_URL: "smtp://127.0.0.1:1",
	MAIL_FROM: "a@klub.example",
	PAYMENT_GATEWAY: "midtrans",
	MIDTRANS_SERVER_KEY: "kunci-midtrans",
	COURIERS: "biteship",
	BITESHIP_API_KEY: "biteship_live.kunci",
	BITESHIP_WEBHOOK_SECRET: "rahasia-biteship-1987",
	SMS_PROVIDER: "twilio",
	TWILIO_ACCOUNT: "AC1",
	TWILIO_SECRET: "rahasia",
	TWILIO_FROM: "+15005550006",
};

it("refuses to start in production with demo accounts, unless told to", async () => {
	const { pool, db } = await freshDatabase();
	await db.insert(articles).values(demoNews(new Date()).slice(0, 1));
	expect(await fillDemoClub(pool, readSettings(production))).toBe(false);
	await insertDemoMembers(db);
	for (const DEMO_CLUB of ["auto", "no"])
		await expect(fillDemoClub(pool, readSettings({ ...production, DEMO_CLUB }))).rejects.toMatchObject({
			faults: [expect.stringMatching(/^APP_ENV: .*demo club/)],
		});
	expect(await fillDemoClub(pool, readSettings({ ...production, DEMO_CLUB: "yes" }))).toBe(true);
	await pool.end();
});

it("refuses them without any articles, too, and fills no club in around them", async () => {
	const { pool, db } = await freshDatabase();
	await insertDemoMembers(db);
	await expect(fillDemoClub(pool, readSettings(production))).rejects.toMatchObject({
		faults: [expect.stringMatching(/^APP_ENV: .*demo club/)],
	});
	expect(await fillDemoClub(pool, readSettings({ ...production, DEMO_CLUB: "yes" }))).toBe(true);
	expect(await db.$count(articles)).toBe(0);
	await pool.end();
});
