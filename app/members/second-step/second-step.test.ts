import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { login, makeDeviceToken, sendLogInLink } from "../contract";
import { createLoggedInMember } from "../factories.server";
import { forgotPassword, newPasswordByLink } from "../resets/reset-contract";
import { recoveryCodes, secondSteps } from "../tables.server";
import {
	confirmSecondStep,
	removeSecondStep,
	renewRecoveryCodes,
	secondStep,
	setUpSecondStep,
} from "./second-step-contract";
import { base32, codeOf, findStep, keyAddress, stepAt } from "./totp.server";

const { call, db, runJobs } = await testApp();
const now = async () => {
	const { rows } = await db.execute<{ now: number }>(sql`select extract(epoch from now())::float8 as now`);
	return rows[0]!.now;
};
/** The app's code, a few half minutes from now: a next one for each log-in, since none works twice. */
async function codeFor(memberId: string, ahead = 0) {
	const [kept] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, memberId));
	return codeOf(kept!.secret, stepAt(await now()) + ahead);
}
/** As if the last code had been used long ago. */
const letTimePass = (memberId: string) =>
	db.update(secondSteps).set({ lastStep: 0 }).where(eq(secondSteps.memberId, memberId));

async function memberWithTwoSteps() {
	const member = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
	await call(setUpSecondStep, { current_password: member.password }, member);
	const { body } = await call(confirmSecondStep, { code: await codeFor(member.id) }, member);
	await letTimePass(member.id);
	return { ...member, codes: body.recovery_codes, form: { email: member.email, password: member.password } };
}
const mailsTo = (email: string) => listOutbox(db, { to: email });
const linkIn = async (email: string, parameter: string) => {
	await runJobs();
	const text = JSON.stringify(await mailsTo(email));
	return new RegExp(`${parameter}=([\\w-]{43})`).exec(text)![1]!;
};

describe("the codes of an authenticator app", () => {
	it("are those of RFC 6238", () => {
		const secret = Buffer.from("12345678901234567890");
		const examples = { 59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130" };
		for (const [time, code] of Object.entries(examples))
			expect(codeOf(secret, stepAt(Number(time)))).toBe(code);
		expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
		expect(keyAddress(secret, "Klub Kita", "a@b.example")).toBe(
			"otpauth://totp/Klub%20Kita%3Aa%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Klub%20Kita",
		);
	});

	it("may be half a minute early or late, no more", () => {
		const secret = Buffer.alloc(20, 7);
		const found = [-2, -1, 0, 1, 2].map((off) => findStep(secret, codeOf(secret, 1000 + off), 30_000));
		expect(found).toEqual([null, 999, 1000, 1001, null]);
	});
});

describe("setting up two-step verification", () => {
	it("requires the password, shows key and QR, changes nothing until a code confirms it, and is mailed", async () => {
		const member = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
		const wrong = await call(setUpSecondStep, { current_password: "salah-sekali" }, member);
		expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ["current_password"]]);
		const { body } = await call(setUpSecondStep, { current_password: member.password }, member);
		expect(body.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
		expect(body.qr).toMatch(/^<svg/);
		expect(body.url).toContain(body.key.replaceAll(" ", ""));
		expect((await call(login, { email: member.email, password: member.password })).status).toBe(200);
		const bad = await call(confirmSecondStep, { code: "000000" }, member);
		expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ["code"]]);
		expect((await call(secondStep, {}, member)).body.since).toBeNull();

		const on = await call(confirmSecondStep, { code: await codeFor(member.id) }, member);
		expect(new Set(on.body.recovery_codes).size).toBe(10);
		expect((await call(secondStep, {}, member)).body).toEqual({
			since: expect.any(String),
			recovery_left: 10,
			is_needed: false,
		});
		const kept = JSON.stringify(await db.select().from(recoveryCodes));
		for (const code of on.body.recovery_codes) expect(kept).not.toContain(code.replaceAll("-", ""));
		await runJobs();
		expect(JSON.stringify(await mailsTo(member.email))).toContain("Masuk dua langkah sudah aktif");
		expect((await call(setUpSecondStep, { current_password: member.password }, member)).body.error).toBe(
			"second_step.already_on",
		);
	});

	it("requires a verified address, so that nobody locks its owner out", async () => {
		const member = await createLoggedInMember(db, { emailVerifiedAt: null });
		const { body } = await call(setUpSecondStep, { current_password: member.password }, member);
		expect(body.error).toBe("second_step.email_unproven");
		expect((await call(confirmSecondStep, { code: "123456" }, member)).body.error).toBe(
			"second_step.not_begun",
		);
	});
});

describe("a log-in with two steps", () => {
	it("asks for the code after a right password, and for nothing after a wrong one", async () => {
		const { form } = await memberWithTwoSteps();
		const asked = await call(login, form);
		expect([asked.status, asked.body.errors]).toEqual([
			422,
			{ code: ["Masukkan kode dari aplikasi autentikatormu."] },
		]);
		const wrong = await call(login, { ...form, password: "bukan-ini-1987" });
		expect(Object.keys(wrong.body.errors ?? {})).toEqual(["email"]);
	});

	it("takes a code once, and never an older one after it", async () => {
		const { form, id } = await memberWithTwoSteps();
		const [earlier, code] = [await codeFor(id, -1), await codeFor(id)];
		const both = await Promise.all([1, 2, 3, 4].map(() => call(login, { ...form, code })));
		expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await call(login, { ...form, code: earlier })).status).not.toBe(200);
	});

	it("takes a recovery code once, however it is typed, and mails that", async () => {
		const { form, codes, email, token } = await memberWithTwoSteps();
		const code = ` ${codes[0]!.toLowerCase().replaceAll("-", " ")} `;
		expect((await call(login, { ...form, code })).status).toBe(200);
		expect(Object.keys((await call(login, { ...form, code })).body.errors ?? {})).toEqual(["code"]);
		expect((await call(secondStep, {}, { token })).body.recovery_left).toBe(9);
		await runJobs();
		expect(JSON.stringify(await mailsTo(email))).toContain("Kode pemulihan dipakai");
	});

	it("does not take somebody else's recovery code", async () => {
		const [one, other] = [await memberWithTwoSteps(), await memberWithTwoSteps()];
		expect((await call(login, { ...one.form, code: other.codes[0]! })).status).toBe(422);
	});

	it("locks after wrong guesses, even for the right code", async () => {
		const { form, id } = await memberWithTwoSteps();
		const statuses: number[] = [];
		for (let guess = 0; guess < 5; guess++)
			statuses.push((await call(login, { ...form, code: String(guess).padStart(6, "0") })).status);
		expect(statuses).toEqual([422, 422, 422, 429, 429]);
		expect((await call(login, { ...form, code: await codeFor(id) })).status).toBe(429);
	});

	it("is required with a mailed link, which still works once the code is given", async () => {
		const { email, id } = await memberWithTwoSteps();
		await call(sendLogInLink, { email });
		const auth_token = await linkIn(email, "auth_token");
		expect(Object.keys((await call(login, { auth_token })).body.errors ?? {})).toEqual(["code"]);
		expect((await call(login, { auth_token, code: await codeFor(id) })).status).toBe(200);
		expect((await call(login, { auth_token })).status).toBe(422);
	});

	it("is not required on a device admitted by a logged-in one", async () => {
		const { token } = await memberWithTwoSteps();
		const { auth_token } = (await call(makeDeviceToken, {}, { token })).body;
		expect((await call(login, { auth_token })).status).toBe(200);
	});

	it("is required after a reset, which does not turn it off", async () => {
		const { email, id } = await memberWithTwoSteps();
		await call(forgotPassword, { email });
		const token = await linkIn(email, "[?]token");
		const password = "arus-balik-2026";
		await call(newPasswordByLink, { token, password, password_confirmation: password });
		expect(Object.keys((await call(login, { email, password })).body.errors ?? {})).toEqual(["code"]);
		expect((await call(login, { email, password, code: await codeFor(id) })).status).toBe(200);
	});
});

describe("turning it off", () => {
	it("requires the password and a code, voids the recovery codes, and is mailed", async () => {
		const { form, token, password, id, email } = await memberWithTwoSteps();
		const wrong = await call(removeSecondStep, { current_password: "salah-sekali" }, { token });
		expect(Object.keys(wrong.body.errors ?? {})).toEqual(["current_password"]);
		expect(Object.keys((await call(removeSecondStep, {}, { token })).body.errors ?? {})).toEqual([
			"current_password",
		]);
		const known = { current_password: password };
		expect((await call(removeSecondStep, known, { token })).body.errors).toHaveProperty("code");
		expect((await call(removeSecondStep, { ...known, code: await codeFor(id) }, { token })).status).toBe(200);
		expect((await call(login, form)).status).toBe(200);
		expect(await db.$count(recoveryCodes, eq(recoveryCodes.memberId, id))).toBe(0);
		await runJobs();
		expect(JSON.stringify(await mailsTo(email))).toContain("Masuk dua langkah sudah dimatikan");
	});

	it("and new recovery codes require a code from a member without a password", async () => {
		const { token, id } = await memberWithTwoSteps();
		await db.execute(sql`update members set password_hash = null where id = ${id}`);
		expect(Object.keys((await call(removeSecondStep, {}, { token })).body.errors ?? {})).toEqual(["code"]);
		expect((await call(removeSecondStep, { code: await codeFor(id) }, { token })).status).toBe(200);
	});

	it("differs from new recovery codes, after which the old ones are worthless", async () => {
		const { token, password, codes, form } = await memberWithTwoSteps();
		const proof = { current_password: password, code: codes[2]! };
		const renewed = (await call(renewRecoveryCodes, proof, { token })).body.recovery_codes;
		expect((await call(login, { ...form, code: codes[1]! })).status).toBe(422);
		expect((await call(login, { ...form, code: renewed[0]! })).status).toBe(200);
	});
});

it.each([secondStep, setUpSecondStep, confirmSecondStep, renewRecoveryCodes, removeSecondStep])(
	"$method $path turns guests away",
	async (endpoint) => {
		expect((await call(endpoint, { code: "123456" } as never)).status).toBe(401);
	},
);
