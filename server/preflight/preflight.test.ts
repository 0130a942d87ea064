import { expect, it } from "vitest";
import { createMember, insertDemoMembers } from "../../app/members/factories.server";
import { grantRoles } from "../../app/members/staff/roles.server";
import { secondSteps } from "../../app/members/tables.server";
import { readSettings } from "../../app/platform/settings.server";
import { testApp } from "../../test/app";
import { biteshipKey, startBiteshipServer } from "../../test/biteship-server";
import { startMidtransServer } from "../../test/midtrans-server";
import { s3Keys, startS3Server } from "../../test/s3-server";
import { startSmtpInbox } from "../../test/smtp-inbox";
import { whenDone } from "../../test/when-done";
import { preflight } from "../commands/preflight";

/** A site that listens, and all whom it depends on. */
async function openSite(environment: Record<string, string> = {}) {
	const site = await testApp(environment);
	const publicUrl = await site.app.listen({ host: "127.0.0.1", port: 0 });
	const [midtrans, biteship, s3, inbox] = await Promise.all([
		startMidtransServer(),
		startBiteshipServer(),
		startS3Server(),
		startSmtpInbox({ offersTls: true }),
	]);
	whenDone(async () => {
		await Promise.all([midtrans, biteship, s3, inbox].map((server) => server.close()));
	});
	const settings = {
		APP_ENV: "production",
		PUBLIC_URL: publicUrl,
		TRUST_PROXY: "1",
		DATABASE_POOL: "2",
		SMTP_URL: `${inbox.url}?tls.rejectUnauthorized=false`,
		MAIL_FROM: "halo@klub.example",
		SMS_PROVIDER: "twilio",
		TWILIO_ACCOUNT: "AC",
		TWILIO_SECRET: "x",
		TWILIO_FROM: "+1",
		PAYMENT_GATEWAY: "midtrans",
		MIDTRANS_URL: midtrans.url,
		MIDTRANS_SERVER_KEY: "SB-kunci-rahasia",
		COURIERS: "biteship",
		BITESHIP_URL: biteship.url,
		BITESHIP_API_KEY: biteshipKey,
		BITESHIP_WEBHOOK_SECRET: "rahasia-kurir-1987",
		PHOTO_STORE: "s3",
		S3_URL: s3.url,
		S3_REGION: s3Keys.region,
		S3_ACCESS_KEY: s3Keys.accessKey,
		S3_SECRET_KEY: s3Keys.secretKey,
	};
	const look = async (more: Record<string, string> = {}) => {
		const findings = await preflight(site.url, readSettings({ ...settings, ...more }));
		return {
			faults: findings.filter(({ verdict }) => verdict === "FAULT").map(({ what }) => what),
			seen: Object.fromEntries(findings.map(({ what, seen }) => [what, seen])),
		};
	};
	return { ...site, midtrans, biteship, s3, look };
}

const unknownPayment = { body: { status_code: "404" } };
/** Loopback has no certificate. */
const forWantOfTls = ["public URL", "certificate", "plain HTTP"];

it("finds no fault with a club that is ready, and leaves nothing behind", async () => {
	const { db, look, midtrans, biteship, s3 } = await openSite();
	const admin = await createMember(db);
	await grantRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
	await db
		.insert(secondSteps)
		.values({ memberId: admin.id, secret: Buffer.alloc(20), confirmedAt: new Date() });
	midtrans.answer(unknownPayment, { body: {} });
	const { faults, seen } = await look();
	// Without a proxy, this machine itself may read them.
	expect(faults).toEqual([...forWantOfTls, "metrics"]);
	expect(seen["first admin"]).toBe(admin.email);
	expect(seen["enter at Midtrans"]).toMatch(/\/api\/payments\/notices\/midtrans$/);
	expect(s3.objects.size).toBe(0);
	expect([...midtrans.asked, ...biteship.asked].map(({ method }) => method)).not.toContain("POST");
});

it("finds each fault, and goes on after it", async () => {
	// It trusts a proxy that is not there: whoever calls is believed.
	const { db, look, midtrans, biteship, s3 } = await openSite({ TRUST_PROXY: "1" });
	await insertDemoMembers(db);
	midtrans.answer({ status: 401, body: { status_code: "401" } }, { body: {} });
	biteship.breakWith({ status: 401, body: {} });
	s3.faults.push(403, 403, 403);
	const { faults, seen } = await look({
		APP_ENV: "demo",
		SMTP_URL: "smtp://127.0.0.1:1",
		STAFF_SECOND_STEP: "no",
		DATABASE_POOL: "200",
	});
	expect(faults).toEqual([
		"settings",
		"simulators",
		"its connections",
		"mail",
		"payments",
		"couriers",
		"photographs",
		...forWantOfTls,
		"forged address",
		"first admin",
		"second step",
		"demo club",
	]);
	expect(seen.payments).toContain("401");
	expect(JSON.stringify(seen)).not.toContain("kunci");
});

it("finds a site that does not answer, and a database of a newer version", async () => {
	const { app, pool, look, midtrans } = await openSite();
	await pool.query("update drizzle.__drizzle_migrations set created_at = created_at + 1e12");
	midtrans.answer(unknownPayment, { body: {} });
	await app.close();
	const { faults, seen } = await look();
	expect(faults).toEqual(
		expect.arrayContaining([
			"its tables",
			"forged address",
			"stream of changes",
			"uploads",
			"films",
			"metrics",
		]),
	);
	expect(seen.metrics).toContain("ECONNREFUSED");
});
