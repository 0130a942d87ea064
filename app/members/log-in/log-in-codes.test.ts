import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { login, register, sendLogInCode } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { sendPhoneProof } from "../registration/proof-contract";
import { generateOtp } from "../resets/reset-contract";
import { confirmSecondStep, setUpSecondStep } from "../second-step/second-step-contract";
import { codeOf, stepAt } from "../second-step/totp.server";
import { userData } from "../sessions/session-contract";
import { members, oneTimeCodes, secondSteps } from "../tables.server";

const { call, db, runJobs } = await testApp();
let addresses = 0;
const elsewhere = () => ({ address: `10.7.${Math.floor(addresses / 200)}.${++addresses % 200}` });
const proven = { phoneVerifiedAt: new Date() };

async function codeFor(phone: string) {
	const { body } = await call(sendLogInCode, { phone }, elsewhere());
	expect(body).toEqual({ message: "ok", expires_in: 300, resend_in: 60 });
	await runJobs();
	const [text] = await listOutbox(db, { to: phone });
	return /^\d{6}/.exec(text?.text ?? "")?.[0] ?? "";
}
const enter = (phone: string, otp: string, code?: string) =>
	call(login, { phone, otp, ...(code && { code }) }, elsewhere());
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

it("logs in with a code sent to a verified number, once, in any notation", async () => {
	const { id, phone } = await createMember(db, proven);
	const code = await codeFor(phone);
	const { status, body } = await enter(`0${phone.slice(3)}`, code);
	expect(status).toBe(200);
	const user = (await call(userData, {}, { token: body.access_token })).body.data.user_data;
	expect(user?.id).toBe(id);
	expect((await enter(phone, code)).status).toBe(422);
});

it("tells unknown, unverified, disabled and known numbers apart in no answer", async () => {
	const known = await createMember(db, proven);
	const unverified = await createMember(db);
	const disabled = await createMember(db, { ...proven, disabledAt: new Date(), disabledBecause: "uji" });
	const phones = [known.phone, unverified.phone, disabled.phone, "+6281200009999"];
	const asked = await Promise.all(phones.map((phone) => call(sendLogInCode, { phone }, elsewhere())));
	await runJobs();
	expect(new Set(asked.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
	const tried = await Promise.all(phones.map((phone) => enter(phone, "000000")));
	expect(new Set(tried.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
	const sent = await Promise.all(phones.map(async (phone) => (await listOutbox(db, { to: phone })).length));
	expect(sent).toEqual([1, 0, 0, 0]);
	const again = await Promise.all(phones.map((phone) => call(sendLogInCode, { phone }, elsewhere())));
	expect(again.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
});

it("counts five of fifty wrong codes tried at once, and then takes not even the right one", async () => {
	const { phone } = await createMember(db, proven);
	const code = await codeFor(phone);
	const tried = await Promise.all(Array.from({ length: 50 }, () => enter(phone, wrongFor(code))));
	expect(tried.every(({ status }) => status === 422)).toBe(true);
	const [kept] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.phone, phone));
	expect(kept?.tries).toBe(5);
	expect((await enter(phone, code)).status).toBe(422);
});

it("opens one session for twenty uses of a code at once", async () => {
	const { phone } = await createMember(db, proven);
	const code = await codeFor(phone);
	const answers = await Promise.all(Array.from({ length: 20 }, () => enter(phone, code)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("asks for the second step, for which the code still holds", async () => {
	const member = await createLoggedInMember(db, proven);
	await call(setUpSecondStep, { current_password: member.password }, member);
	const stepCode = async () => {
		const { rows } = await db.execute<{ now: number }>(sql`select extract(epoch from now())::float8 as now`);
		const [kept] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, member.id));
		return codeOf(kept!.secret, stepAt(rows[0]!.now));
	};
	await call(confirmSecondStep, { code: await stepCode() }, member);
	await db.update(secondSteps).set({ lastStep: 0 });
	const otp = await codeFor(member.phone);
	const first = await enter(member.phone, otp);
	expect([first.status, Object.keys(first.body.errors ?? {})]).toEqual([422, ["code"]]);
	expect((await enter(member.phone, otp, await stepCode())).status).toBe(200);
});

it("takes no code that was sent for something else, nor one for a number that is the member's no longer", async () => {
	const { phone } = await createMember(db, proven);
	await call(generateOtp, { phone }, elsewhere());
	const [text] = await listOutbox(db, { to: phone });
	expect((await enter(phone, /^\d{6}/.exec(text!.text!)![0])).status).toBe(422);
	const other = await createMember(db, proven);
	const code = await codeFor(other.phone);
	await db.update(members).set({ phoneVerifiedAt: null }).where(eq(members.id, other.id));
	expect((await enter(other.phone, code)).status).toBe(422);
});

it.each(["", "12", "abc", "021 555 1234", "\u0000", "+62"])("refuses %j", async (phone) => {
	const { status, body } = await call(sendLogInCode, { phone }, elsewhere());
	expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["phone"]]);
});

it("lets a number from abroad register, and says that no code is sent to it", async () => {
	const form = {
		name: "Aisyah Rahman",
		email: "aisyah@warga.example",
		phone: "+65 8123 4567",
		password: "selat-malaka-1987",
		password_confirmation: "selat-malaka-1987",
		consent: true,
	};
	const { status, body } = await call(register, form, elsewhere());
	expect(status).toBe(201);
	const token = body.access_token;
	expect((await call(userData, {}, { token })).body.data.user_data?.phone).toBe("+6581234567");
	const english = { ...elsewhere(), language: "en" as const };
	const answers = [
		await call(sendLogInCode, form, english),
		await call(generateOtp, form, english),
		await call(sendPhoneProof, {}, { ...english, token }),
	];
	for (const { status, body } of answers) {
		expect(status).toBe(422);
		expect(body.errors?.phone?.[0]).toContain("Use your e-mail instead");
	}
	await runJobs();
	expect(await listOutbox(db, { to: "+6581234567" })).toEqual([]);
});
