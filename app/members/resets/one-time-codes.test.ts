import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { login } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { guessLimits } from "../guess-limits.server";
import { hashCode } from "../passwords/passwords.server";
import { confirmPhone, sendPhoneProof } from "../registration/proof-contract";
import { userData } from "../sessions/session-contract";
import { oneTimeCodes, resetUndos } from "../tables.server";
import { findOpenCode, spendTry } from "./one-time-codes.server";
import {
	forgotPassword,
	generateOtp,
	newPasswordByLink,
	undoReset,
	updatePasswordByOtp,
} from "./reset-contract";

const { call, db, pool, logs, runJobs } = await testApp();
let addresses = 0;
const newAddress = () => `10.6.${Math.floor(addresses / 200)}.${++addresses % 200}`;
const next = { password: "pasang-surut-2026", password_confirmation: "pasang-surut-2026" };

async function codeFor(phone: string) {
	await call(generateOtp, { phone }, { address: newAddress() });
	const [text] = await listOutbox(db, { to: phone });
	return /^\d{6}/.exec(text?.text ?? "")?.[0] ?? "";
}
const tryWith = (phone: string, otp: string) =>
	call(updatePasswordByOtp, { phone, otp, ...next }, { address: newAddress() });
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const sentOf = async (phone: string) =>
	(await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.phone, phone)))[0];

describe("POST /otp_password/generate", () => {
	it("texts six digits and stores only a slow hash", async () => {
		const { phone } = await createMember(db);
		const { status, body } = await call(generateOtp, { phone }, { address: newAddress() });
		expect(status).toBe(200);
		expect(body).toEqual({ message: "OTP Generated", expires_in: 300, resend_in: 60 });
		const [text] = await listOutbox(db, { to: phone });
		const code = /^\d{6}/.exec(text?.text ?? "")?.[0];
		expect(code).toHaveLength(6);
		expect((await sentOf(phone))?.codeHash).toHaveLength(32);
		expect(logs.join("\n")).not.toContain(code);
	});

	it("accepts the number in any common notation", async () => {
		const { phone } = await createMember(db, { phone: "+6281377778888" });
		expect((await call(generateOtp, { phone: "0813 7777-8888" }, { address: newAddress() })).status).toBe(
			200,
		);
		expect(await listOutbox(db, { to: phone })).toHaveLength(1);
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

	it("answers with the specification's messages", async () => {
		const { body } = await call(generateOtp, { phone: "+14155552671" }, { address: newAddress() });
		expect(body.message).toBe("Phone Number is Invalid");
	});

	it("sends one per minute, even for fifty concurrent requests", async () => {
		const { phone } = await createMember(db);
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => call(generateOtp, { phone }, { address: newAddress() })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
		expect(await listOutbox(db, { to: phone })).toHaveLength(1);
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

	it("stops globally when far too many are sent", async () => {
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

	it("rejects wrong, used and expired codes identically", async () => {
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

	it("does not count an attempt with an unacceptable password", async () => {
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

	it("lets one of fifty concurrent attempts use a code", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const answers = await Promise.all(Array.from({ length: 50 }, () => tryWith(phone, code)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
	});

	it("counts five of a hundred concurrent wrong attempts, then rejects even the right one", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const answers = await Promise.all(Array.from({ length: 100 }, () => tryWith(phone, wrongFor(code))));
		expect(answers.every(({ status }) => status === 422 || status === 429)).toBe(true);
		expect((await sentOf(phone))?.tries).toBe(5);
		expect((await tryWith(phone, code)).status).toBe(422);
	});

	it("guarantees the same in the SQL statement alone, without rate limits", async () => {
		const { phone } = await createMember(db);
		const code = await codeFor(phone);
		const key = { phone, purpose: "reset" as const };
		const { salt } = (await findOpenCode(db, key))!;
		const wrong = await hashCode(wrongFor(code), salt);
		const right = await hashCode(code, salt);
		const misses = await Promise.all(Array.from({ length: 4 }, () => spendTry(db, key, wrong)));
		const hits = await Promise.all(Array.from({ length: 50 }, () => spendTry(db, key, right)));
		expect(misses).toEqual([null, null, null, null]);
		expect(hits.filter(Boolean)).toHaveLength(1);
	});
});

describe("a reset through an unverified number", () => {
	const undoLinkOf = async (email: string) => {
		const [mail] = await listOutbox(db, { to: email });
		expect(mail?.template).toBe("phone-reset");
		return /#undo-reset=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
	};

	it("is reported by e-mail immediately, with an undo link", async () => {
		const { phone, email, password } = await createMember(db);
		expect((await tryWith(phone, await codeFor(phone))).status).toBe(200);
		const { access_token } = (await call(login, { email, password: next.password })).body;
		const token = await undoLinkOf(email);
		expect((await call(undoReset, { token })).status).toBe(200);
		expect((await call(userData, {}, { token: access_token })).body.data.user_data).toBeNull();
		expect((await call(login, { email, password: next.password })).status).toBe(422);
		const back = await call(login, { email, password });
		expect(back.status).toBe(200);
		expect((await call(undoReset, { token })).status).toBe(422);
		await pool.query("delete from rate_limits where key like 'code-minute:%'");
		expect((await call(generateOtp, { phone }, { address: newAddress() })).status).toBe(422);
	});

	it("can be undone by one of twenty concurrent attempts, and not after seven days", async () => {
		const { phone, email } = await createMember(db);
		await tryWith(phone, await codeFor(phone));
		const token = await undoLinkOf(email);
		const answers = await Promise.all(Array.from({ length: 20 }, () => call(undoReset, { token })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const other = await createMember(db);
		await tryWith(other.phone, await codeFor(other.phone));
		await db.update(resetUndos).set({ expiresAt: sql`now()` });
		expect((await call(undoReset, { token: await undoLinkOf(other.email) })).status).toBe(422);
	});

	it("is reported again after the owner has reset the password by e-mail instead of undoing it", async () => {
		const { phone, email } = await createMember(db, { emailVerifiedAt: new Date() });
		const reports = async () =>
			(await listOutbox(db, { to: email })).filter(({ template }) => template === "phone-reset").length;
		expect((await tryWith(phone, await codeFor(phone))).status).toBe(200);
		await call(forgotPassword, { email }, { address: newAddress() });
		await runJobs();
		const [mail] = await listOutbox(db, { to: email });
		const token = /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
		expect((await call(newPasswordByLink, { token, ...next })).status).toBe(200);
		await pool.query("delete from rate_limits where key like 'code-minute:%'");
		expect((await tryWith(phone, await codeFor(phone))).status).toBe(200);
		expect(await reports()).toBe(2);
	});

	it("offers no undo once the number is verified", async () => {
		const { phone, email } = await createMember(db, { phoneVerifiedAt: new Date() });
		await tryWith(phone, await codeFor(phone));
		expect((await listOutbox(db, { to: email })).map(({ template }) => template)).toEqual([
			"password-changed",
		]);
	});
});

describe("verifying the phone number", () => {
	const proofCode = async (phone: string) => {
		const [text] = await listOutbox(db, { to: phone });
		return /^\d{6}/.exec(text?.text ?? "")?.[0] ?? "";
	};

	it("accepts the code sent to it, once", async () => {
		const { phone, token } = await createLoggedInMember(db);
		const sent = await call(sendPhoneProof, {}, { token, address: newAddress() });
		expect(sent.body).toEqual({ message: "ok", expires_in: 300, resend_in: 60 });
		const otp = await proofCode(phone);
		const wrong = await call(confirmPhone, { otp: wrongFor(otp) }, { token, address: newAddress() });
		expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ["otp"]]);
		expect((await call(confirmPhone, { otp }, { token, address: newAddress() })).status).toBe(200);
		expect((await call(userData, {}, { token })).body.data.user_data?.phone_verified).toBe(true);
		expect((await call(confirmPhone, { otp }, { token, address: newAddress() })).status).toBe(422);
	});

	it("does not share codes with password resets, in either direction", async () => {
		const { phone, token } = await createLoggedInMember(db);
		await call(sendPhoneProof, {}, { token, address: newAddress() });
		expect((await tryWith(phone, await proofCode(phone))).status).toBe(422);
		await pool.query("delete from rate_limits where key like 'code-minute:%'");
		const reset = await codeFor(phone);
		expect((await call(confirmPhone, { otp: reset }, { token, address: newAddress() })).status).toBe(422);
	});

	it("is for members only and has the same limits as a reset", async () => {
		expect((await call(sendPhoneProof, {})).status).toBe(401);
		expect((await call(confirmPhone, { otp: "123456" })).status).toBe(401);
		const { token } = await createLoggedInMember(db);
		expect((await call(sendPhoneProof, {}, { token })).status).toBe(200);
		expect((await call(sendPhoneProof, {}, { token })).status).toBe(429);
	});

	it("restores a disowned number", async () => {
		const { phone, token } = await createLoggedInMember(db, { phoneDisownedAt: new Date() });
		await call(sendPhoneProof, {}, { token, address: newAddress() });
		await call(confirmPhone, { otp: await proofCode(phone) }, { token, address: newAddress() });
		await pool.query("delete from rate_limits where key like 'code-minute:%'");
		expect((await call(generateOtp, { phone }, { address: newAddress() })).status).toBe(200);
	});
});
