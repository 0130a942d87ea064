import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { login, makeDeviceToken, makePartnerToken, sendLogInLink } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { guessLimits } from "../guess-limits.server";
import { userData } from "../sessions/session-contract";
import { authTokens } from "../tables.server";

const secret = "rahasia-mitra-yang-cukup-panjang-sekali";
const { call, db, pool, settings, logs, runJobs } = await testApp({ PARTNER_SECRET: secret });
const alone = await testApp();
let addresses = 0;
const newAddress = () => `10.5.0.${++addresses}`;

describe("log in on another device", () => {
	it("returns a token, its URL and a QR code of that", async () => {
		const { token } = await createLoggedInMember(db);
		const { status, body } = await call(makeDeviceToken, {}, { token });
		expect(status).toBe(200);
		expect(body.url).toBe(`${settings.publicUrl}/?auth_token=${body.auth_token}`);
		expect(body.expires_in).toBe(300);
		expect(body.qr).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
		expect(JSON.stringify(await db.select().from(authTokens))).not.toContain(body.auth_token);
	});

	it("is for members only", async () => {
		expect((await call(makeDeviceToken, {})).status).toBe(401);
	});

	it("logs in once", async () => {
		const member = await createLoggedInMember(db);
		const { auth_token } = (await call(makeDeviceToken, {}, member)).body;
		const first = await call(login, { auth_token });
		expect(first.status).toBe(200);
		const { user_data } = (await call(userData, {}, { token: first.body.access_token })).body.data;
		expect(user_data?.id).toBe(member.id);
		const second = await call(login, { auth_token });
		expect([second.status, second.body]).toEqual([
			422,
			{
				message: "The data provided is not appropriate.",
				errors: { auth_token: ["Tautan masuk ini sudah dipakai atau kedaluwarsa."] },
			},
		]);
		expect(logs.join("\n")).not.toContain(auth_token);
	});

	it("admits one of fifty concurrent attempts", async () => {
		const { auth_token } = (await call(makeDeviceToken, {}, await createLoggedInMember(db))).body;
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => call(login, { auth_token }, { address: newAddress() })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
	});

	it("expires after five minutes", async () => {
		const member = await createLoggedInMember(db);
		const { auth_token } = (await call(makeDeviceToken, {}, member)).body;
		await db
			.update(authTokens)
			.set({ expiresAt: sql`${authTokens.expiresAt} - interval '5 minutes'` })
			.where(eq(authTokens.memberId, member.id));
		expect((await call(login, { auth_token })).status).toBe(422);
	});
});

describe("the log-in link by e-mail", () => {
	it("logs the member in", async () => {
		const { email } = await createMember(db);
		expect((await call(sendLogInLink, { email }, { address: newAddress() })).status).toBe(200);
		await runJobs();
		const [mail] = await listOutbox(db, { to: email });
		const auth_token = /auth_token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
		expect((await call(login, { auth_token })).status).toBe(200);
	});

	it("does not distinguish an unknown address from a member", async () => {
		const { email } = await createMember(db);
		const known = await call(sendLogInLink, { email }, { address: newAddress() });
		const unknown = await call(sendLogInLink, { email: "tiada@example.com" }, { address: newAddress() });
		expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
		await runJobs();
		expect(await listOutbox(db, { to: "tiada@example.com" })).toEqual([]);
	});

	it("runs the same statements for both, so timing reveals nothing", async () => {
		const { email } = await createMember(db);
		const statementsOf = async (email: string) => {
			const query = vi.spyOn(pool, "query");
			await call(sendLogInLink, { email }, { address: newAddress() });
			const texts = query.mock.calls.map(([question]) => (question as { text?: string }).text ?? question);
			query.mockRestore();
			// Signals gather and are sent a moment later, during whichever call comes then.
			return texts.filter((text) => !String(text).includes("pg_notify"));
		};
		const known = await statementsOf(email);
		expect(known.length).toBeGreaterThan(0);
		expect(await statementsOf("tiada-juga@example.com")).toEqual(known);
	});

	it("counts towards everybody's limit only if it is mailed", async () => {
		const { email } = await createMember(db);
		await runJobs();
		await pool.query("delete from rate_limits where key like 'link-all:%'");
		const countAfter = async (email: string) => {
			await call(sendLogInLink, { email }, { address: newAddress() });
			await runJobs();
			const { rows } = await pool.query("select points from rate_limits where key like 'link-all:%'");
			return rows;
		};
		expect(await countAfter("tiada-lagi@example.com")).toEqual([]);
		expect(await countAfter(email)).toEqual([{ points: 1 }]);
	});

	it("is refused to members and strangers alike while far too many are mailed, and nothing is sent", async () => {
		const { email } = await createMember(db);
		const ask = (email: string) => call(sendLogInLink, { email }, { address: newAddress() });
		await ask(email);
		const { points } = guessLimits.linkOverall;
		await pool.query("update rate_limits set points = $1 where key like 'link-all:%'", [points]);
		await runJobs();
		expect(await listOutbox(db, { to: email })).toEqual([]);
		const answers = [await ask(email), await ask("tiada-pula@example.com")];
		expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
			[429, "too_many_requests"],
			[429, "too_many_requests"],
		]);
		await pool.query("delete from rate_limits where key like 'link-all:%'");
	});

	it("is mailed at most three times while one is valid, whoever asks, and then again", async () => {
		const { email } = await createMember(db);
		for (let asked = 0; asked < 6; asked++)
			expect((await call(sendLogInLink, { email }, { address: newAddress() })).status).toBe(200);
		await runJobs();
		const mails = await listOutbox(db, { to: email });
		expect(mails).toHaveLength(3);
		const auth_token = /auth_token=([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1] ?? "";
		expect((await call(login, { auth_token })).status).toBe(200);
		await call(sendLogInLink, { email }, { address: newAddress() });
		await runJobs();
		expect(await listOutbox(db, { to: email })).toHaveLength(4);
	});
});

describe("a partner's request", () => {
	const sign = (email: string, timestamp: number, key = secret) =>
		createHmac("sha256", key).update(`${timestamp}.${email}`).digest("hex");
	const now = () => Math.floor(Date.now() / 1000);
	const request = (email: string, timestamp = now()) => ({
		email,
		timestamp,
		signature: sign(email, timestamp),
	});

	it("with a valid signature gets a token, once", async () => {
		const { email } = await createMember(db);
		const signed = request(email);
		const { status, body } = await call(makePartnerToken, signed);
		expect(status).toBe(200);
		expect((await call(login, { auth_token: body.auth_token })).status).toBe(200);
		expect((await call(makePartnerToken, signed)).status).toBe(429);
	});

	it("with a forged, expired or mismatched signature gets none", async () => {
		const { email } = await createMember(db);
		const foreign = { ...request(email), signature: sign(email, now(), "x".repeat(40)) };
		const old = request(email, now() - 301);
		const borrowed = { ...request("lain@example.com"), email };
		for (const wrong of [foreign, old, borrowed]) {
			const { status, body } = await call(makePartnerToken, wrong);
			expect([status, body.error]).toEqual([403, "partner.bad_signature"]);
		}
	});

	it("for an unknown member is refused", async () => {
		const { status, body } = await call(makePartnerToken, request("tiada@example.com"));
		expect([status, body.error]).toEqual([404, "partner.unknown_member"]);
	});

	it("is a 404 where no secret is configured", async () => {
		const { status, body } = await alone.call(makePartnerToken, request("nadia@example.com"));
		expect([status, body.error]).toEqual([404, "partner.off"]);
	});
});
