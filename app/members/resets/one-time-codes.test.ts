import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { listMessages } from "../../messages/outbox.server";
import { login, userData } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { guessLimits } from "../guess-limits.server";
import { hashCode } from "../passwords/passwords.server";
import { oneTimeCodes } from "../tables.server";
import { findSalt, spendTry } from "./one-time-codes.server";
import { generateOtp, updatePasswordByOtp } from "./reset-contract";

const { call, db, pool, logs } = await testApp();
let addresses = 0;
const newAddress = () => `10.6.${Math.floor(addresses / 200)}.${++addresses % 200}`;
const next = { password: "pasang-surut-2026", password_confirmation: "pasang-surut-2026" };

async function codeFor(phone: string) {
	await call(generateOtp, { phone }, { address: newAddress() });
	const [text] = await listMessages(db, { to: phone });
	return /^\d{6}/.exec(text?.text ?? "")?.[0] ?? "";
}
const tryWith = (phone: string, otp: string) =>
	call(updatePasswordByOtp, { phone, otp, ...next }, { address: newAddress() });
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const sentOf = async (phone: string) =>
	(await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.phone, phone)))[0];

describe("POST /otp_password/generate", () => {
	it("texts six digits, kept as a slow hash only", async () => {
		const { phone } = await createMember(db);
		const { status, body } = await call(generateOtp, { phone }, { address: newAddress() });
		expect(status).toBe(200);
		expect(body).toEqual({ message: "OTP Generated", expires_in: 300, resend_in: 60 });
		const [text] = await listMessages(db, { to: phone });
		const code = /^\d{6}/.exec(text?.text ?? "")?.[0];
		expect(code).toHaveLength(6);
		expect((await sentOf(phone))?.codeHash).toHaveLength(32);
		expect(logs.join("\n")).not.toContain(code);
	});

	it("takes the number as people write it", async () => {
		const { phone } = await createMember(db, { phone: "+6281377778888" });
		expect((await call(generateOtp, { phone: "0813 7777-8888" }, { address: newAddress() })).status).toBe(
			200,
		);
		expect(await listMessages(db, { to: phone })).toHaveLength(1);
	});

	it.each(["", "12", "abc", "+1 415 555 2671", "021 555 1234", "0812 0000 0000", "0".repeat(40)])(
		"refuses %j",
		async (phone) => {
			const { status, body } = await call(generateOtp, { phone }, { address: newAddress() });
			expect(status).toBe(422);
			expect(Object.keys(body.errors ?? {})).toEqual(["phone"]);
			expect(body).not.toHaveProperty("error");
		},
	);

	it("says so as the specification does", async () => {
		const { body } = await call(generateOtp, { phone: "+14155552671" }, { address: newAddress() });
		expect(body.message).toBe("Phone Number is Invalid");
	});

	it("sends one a minute, even when fifty ask at once", async () => {
		const { phone } = await createMember(db);
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => call(generateOtp, { phone }, { address: newAddress() })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
		expect(await listMessages(db, { to: phone })).toHaveLength(1);
	});

	it("sends five a day", async () => {
		const { phone } = await createMember(db);
		const statuses: number[] = [];
		for (let sent = 0; sent < 7; sent++) {
			await pool.query("delete from rate_limits where key like 'code-minute:%'");
			statuses.push((await call(generateOtp, { phone }, { address: newAddress() })).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
	});

	it("stops for everybody when far too many are sent", async () => {
		const { phone } = await createMember(db);
		const spent = guessLimits.codeOverall.points;
		await pool.query("update rate_limits set points = $1 where key like 'code-all:%'", [spent]);
		expect((await call(generateOtp, { phone }, { address: newAddress() })).status).toBe(429);
		await pool.query("delete from rate_limits where key like 'code-all:%'");
	});
});

describe("POST /otp_password/update", () => {
	it("sets the password and ends every session", async () => {
		const { phone, email, token } = await createLoggedInMember(db);
		const { status, body } = await tryWith(phone, await codeFor(phone));
		expect([status, body.message]).toEqual([200, "Password successfully changed."]);
		expect((await call(userData, {}, { token })).body.data.user_data).toBeNull();
		expect((await call(login, { email, password: next.password })).status).toBe(200);
	});

	it("refuses a wrong, a used and an expired code alike", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const wrong = await tryWith(phone, wrongFor(code));
		expect(wrong.status).toBe(422);
		expect(wrong.body.message).toBe("Data is Invalid");
		expect(Object.keys(wrong.body.errors ?? {})).toEqual(["otp"]);
		expect((await tryWith(phone, code)).status).toBe(200);
		const used = await tryWith(phone, code);
		const other = await createMember(db);
		const late = await codeFor(other.phone);
		await db.update(oneTimeCodes).set({ expiresAt: sql`now()` }).where(eq(oneTimeCodes.phone, other.phone));
		const expired = await tryWith(other.phone, late);
		expect([used.body, expired.body]).toEqual([wrong.body, wrong.body]);
	});

	it("does not count a try for a password that will not do", async () => {
		const { phone } = await createMember(db);
		const otp = await codeFor(phone);
		const weak = { password: "password123", password_confirmation: "password123" };
		const { body } = await call(updatePasswordByOtp, { phone, otp, ...weak }, { address: newAddress() });
		expect(Object.keys(body.errors ?? {})).toEqual(["password"]);
		expect((await sentOf(phone))?.tries).toBe(0);
	});

	it.each([
		["otp", { otp: "12345" }],
		["otp", { otp: "12345a" }],
		["phone", { phone: "" }],
		["password_confirmation", { password_confirmation: "lain-sama-sekali" }],
	])("refuses a wrong %s", async (field, wrong) => {
		const form = { otp: "123456", phone: "0812 3456 7890", ...next, ...wrong };
		const { status, body } = await call(updatePasswordByOtp, form, { address: newAddress() });
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual([field]);
	});

	it("lets one of fifty at once use a code", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const answers = await Promise.all(Array.from({ length: 50 }, () => tryWith(phone, code)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
	});

	it("counts five of a hundred wrong tries at once, and then takes the right one no more", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const answers = await Promise.all(Array.from({ length: 100 }, () => tryWith(phone, wrongFor(code))));
		expect(answers.every(({ status }) => status === 422 || status === 429)).toBe(true);
		expect((await sentOf(phone))?.tries).toBe(5);
		expect((await tryWith(phone, code)).status).toBe(422);
	});

	it("holds the same in the statement alone, without any limit before it", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const salt = (await findSalt(db, phone)) as Buffer;
		const wrong = await hashCode(wrongFor(code), salt);
		const right = await hashCode(code, salt);
		const misses = await Promise.all(Array.from({ length: 4 }, () => spendTry(db, phone, wrong)));
		const hits = await Promise.all(Array.from({ length: 50 }, () => spendTry(db, phone, right)));
		expect(misses).toEqual([null, null, null, null]);
		expect(hits.filter(Boolean)).toHaveLength(1);
	});
});
