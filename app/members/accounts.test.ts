import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { notificationSettings } from "../messages/notifications/contract";
import { listOutbox } from "../messages/outbox/outbox.server";
import type { InputOf } from "../platform/http/contract";
import { login, makeDeviceToken, memberCard, register, sendLogInLink } from "./contract";
import { createLoggedInMember, createMember, insertDemoMembers } from "./factories.server";
import { guessLimits } from "./guess-limits.server";
import { confirmEmail, resendEmailProof } from "./registration/proof-contract";
import {
	forgotPassword,
	generateOtp,
	newPasswordByLink,
	undoReset,
	updatePasswordByOtp,
} from "./resets/reset-contract";
import { userData } from "./sessions/session-contract";
import { memberConsents, members } from "./tables.server";

const { call, db, pool, runJobs } = await testApp();
let made = 0;
const newAddress = () => `10.9.${Math.floor(made / 200)}.${++made % 200}`;

function form(overrides: Partial<InputOf<typeof register>> = {}): InputOf<typeof register> {
	const number = ++made;
	return {
		name: "Laras Ayuningtyas",
		email: `laras-${number}@example.com`,
		phone: `0813 ${String(10_000_000 + number)}`,
		password: "karang-tinggi-1987",
		password_confirmation: "karang-tinggi-1987",
		favourite_division: "basketball",
		consent: true,
		news: true,
		...overrides,
	};
}
const send = (overrides: Partial<InputOf<typeof register>> = {}) =>
	call(register, form(overrides), { address: newAddress() });

describe("POST /register", () => {
	it("creates a member and logs them in", async () => {
		const { status, body } = await send({
			name: "  Laras Ayu ",
			email: "Laras@Example.com",
			phone: "0812-9999-0001",
		});
		expect(status).toBe(201);
		const { user_data } = (await call(userData, {}, { token: body.access_token })).body.data;
		expect(user_data).toMatchObject({
			name: "Laras Ayu",
			email: "laras@example.com",
			phone: "+6281299990001",
			favourite_division: "basketball",
			email_verified: false,
		});
	});

	it("subscribes only those who opted in to the newsletter", async () => {
		const mailsNews = async (news: boolean) => {
			const { access_token } = (await send({ news })).body;
			const { topics } = (await call(notificationSettings, {}, { token: access_token })).body;
			return topics.find(({ topic }) => topic === "news")?.email;
		};
		expect(await mailsNews(true)).toBe(true);
		expect(await mailsNews(false)).toBe(false);
	});

	it("records consents in an append-only log", async () => {
		const { email } = form();
		await send({ email });
		const [member] = await db.select().from(members).where(eq(members.email, email));
		const log = await db.select().from(memberConsents).where(eq(memberConsents.memberId, member!.id));
		expect(log.map(({ kind, given }) => ({ kind, given }))).toEqual([
			{ kind: "terms", given: true },
			{ kind: "news", given: true },
		]);
		await expect(db.update(memberConsents).set({ given: false })).rejects.toThrow();
		await expect(db.delete(memberConsents)).rejects.toThrow();
	});

	it.each([
		["name", { name: "L" }],
		["name", { name: "Laras\u0000" }],
		["email", { email: "laras@" }],
		["phone", { phone: "" }],
		["phone", { phone: "021 555 1234" }],
		["phone", { phone: "+1 415 555" }],
		["password", { password: "pendek", password_confirmation: "pendek" }],
		["password", { password: "x".repeat(129), password_confirmation: "x".repeat(129) }],
		["password", { password: "sayang123", password_confirmation: "sayang123" }],
		["password", { password: "12345678", password_confirmation: "12345678" }],
		["password", { name: "Wahyu Sasongko", password: "sasongko1", password_confirmation: "sasongko1" }],
		["name", { name: "Menang di hadiah.example" }],
		["name", { name: "https://jahat.example" }],
		["name", { name: "Klik hadiah.Id" }],
		["password_confirmation", { password_confirmation: "karang-rendah-1987" }],
		["consent", { consent: false }],
		["favourite_division", { favourite_division: "chess" as never }],
	])("refuses a wrong %s", async (field, wrong) => {
		const { status, body } = await send(wrong);
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual([field]);
		expect(body.errors?.[field]?.[0]).toMatch(/\.$/);
		expect(body).not.toHaveProperty("error");
	});

	it("reports whether e-mail, phone or both are taken", async () => {
		const { email, phone } = await createMember(db);
		const taken = await send({ email, phone });
		expect(taken.body.message).toBe("The data provided is not appropriate.");
		expect(Object.keys(taken.body.errors ?? {}).sort()).toEqual(["email", "phone"]);
		expect(Object.keys((await send({ phone })).body.errors ?? {})).toEqual(["phone"]);
	});

	it("creates one member from twenty identical concurrent requests", async () => {
		const same = form();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => call(register, same, { address: newAddress() })),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
	});

	it("does not use up the global limit on cheap refusals", async () => {
		await pool.query("delete from rate_limits where key like 'register-all:%'");
		const { email } = await createMember(db);
		for (const wrong of [
			{ phone: "021" },
			{ email },
			{ password: "sayang123", password_confirmation: "sayang123" },
		])
			expect((await send(wrong)).status).toBe(422);
		const { rows } = await pool.query("select points from rate_limits where key like 'register-all:%'");
		expect(rows).toEqual([]);
	});

	it("is rate-limited per IP address", async () => {
		const statuses: number[] = [];
		for (let tried = 0; tried <= guessLimits.registerPerAddress.points; tried++)
			statuses.push((await call(register, form({ phone: "021" }), { address: "10.8.0.1" })).status);
		expect(statuses.at(-1)).toBe(429);
		expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]));
	});
});

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
	String(headers["set-cookie"]).split(";")[0] as string;

describe("registering someone else's e-mail address", () => {
	const tokenIn = (text: string | null | undefined) =>
		/[#?](?:verify|auth_token|token)=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
	const next = { password: "pasang-surut-2026", password_confirmation: "pasang-surut-2026" };
	const isIn = async (token: string) => Boolean((await call(userData, {}, { token })).body.data.user_data);
	async function registeredByAnother() {
		const { email, password } = form();
		const { body } = await send({ email });
		return { email, password, attacker: body.access_token };
	}
	const latestTo = async (email: string) => {
		await runJobs();
		return tokenIn((await listOutbox(db, { to: email }))[0]?.text);
	};

	it("loses access once the owner logs in by link, and the password is void", async () => {
		const { email, password, attacker } = await registeredByAnother();
		await call(sendLogInLink, { email }, { address: newAddress() });
		const entered = await call(login, { auth_token: await latestTo(email) }, { address: newAddress() });
		expect(entered.status).toBe(200);
		expect(await isIn(attacker)).toBe(false);
		expect((await call(login, { email, password }, { address: newAddress() })).status).toBe(422);
		const { user_data } = (await call(userData, {}, { token: entered.body.access_token })).body.data;
		expect(user_data).toMatchObject({ email_verified: true, has_password: false });
	});

	it("gives no access after the owner opens the verification link and sets their own password", async () => {
		const { email, password, attacker } = await registeredByAnother();
		const token = await latestTo(email);
		const asked = await call(confirmEmail, { token });
		expect(asked.body).toEqual({ message: "ok", state: "password_needed", reset_token: null });
		expect(
			(await isIn(attacker)) &&
				(await call(userData, {}, { token: attacker })).body.data.user_data?.email_verified,
		).toBe(false);
		const { body } = await call(confirmEmail, { token, start_over: true });
		expect((await call(newPasswordByLink, { token: body.reset_token ?? "", ...next })).status).toBe(200);
		expect(await isIn(attacker)).toBe(false);
		expect((await call(login, { email, password }, { address: newAddress() })).status).toBe(422);
		const back = await call(login, { email, password: next.password }, { address: newAddress() });
		const { user_data } = (await call(userData, {}, { token: back.body.access_token })).body.data;
		expect(user_data?.email_verified).toBe(true);
		expect((await call(confirmEmail, { token })).status).toBe(422);
	});

	it("gains nothing from logging the owner's browser in with a token first", async () => {
		const { email, attacker } = await registeredByAnother();
		const { auth_token } = (await call(makeDeviceToken, {}, { token: attacker })).body;
		const cookie = cookieOf(await call(login, { auth_token }, { address: newAddress() }));
		const { body } = await call(confirmEmail, { token: await latestTo(email) }, { headers: { cookie } });
		expect(body.state).toBe("password_needed");
	});

	it("loses access after a reset by e-mail, which also verifies the address", async () => {
		const { email, attacker } = await registeredByAnother();
		await call(forgotPassword, { email }, { address: newAddress() });
		await call(newPasswordByLink, { token: await latestTo(email), ...next });
		expect(await isIn(attacker)).toBe(false);
		const { body } = await call(login, { email, password: next.password }, { address: newAddress() });
		const { user_data } = (await call(userData, {}, { token: body.access_token })).body.data;
		expect(user_data?.email_verified).toBe(true);
	});

	describe("and proving a phone number there", () => {
		async function registeredWithPhone() {
			const { email, password, attacker } = await registeredByAnother();
			const proven = { phoneVerifiedAt: new Date() };
			const [{ phone } = { phone: "" }] = await db
				.update(members)
				.set(proven)
				.where(eq(members.email, email))
				.returning({ phone: members.phone });
			return { email, password, attacker, phone };
		}
		async function resetByPhone(phone: string) {
			await pool.query("delete from rate_limits where key like 'code-minute:%'");
			await call(generateOtp, { phone }, { address: newAddress() });
			const otp = /^\d{6}/.exec((await listOutbox(db, { to: phone }))[0]?.text ?? "")?.[0] ?? "";
			return call(updatePasswordByOtp, { phone, otp, ...next }, { address: newAddress() });
		}
		const templatesTo = async (email: string) =>
			(await listOutbox(db, { to: email })).map(({ template }) => template);

		it("no longer counts once the owner logs in by link", async () => {
			const { email, phone } = await registeredWithPhone();
			await call(sendLogInLink, { email }, { address: newAddress() });
			const { body } = await call(login, { auth_token: await latestTo(email) }, { address: newAddress() });
			const { user_data } = (await call(userData, {}, { token: body.access_token })).body.data;
			expect(user_data).toMatchObject({ email_verified: true, phone_verified: false });
			expect((await resetByPhone(phone)).status).toBe(200);
			expect((await templatesTo(email))[0]).toBe("phone-reset");
		});

		it("no longer counts once the owner resets the password by e-mail", async () => {
			const { email, phone } = await registeredWithPhone();
			await call(forgotPassword, { email }, { address: newAddress() });
			await call(newPasswordByLink, { token: await latestTo(email), ...next });
			expect((await resetByPhone(phone)).status).toBe(200);
			expect((await templatesTo(email))[0]).toBe("phone-reset");
		});

		it("lets nobody bring the stranger's password back once the owner is in", async () => {
			const { email, password } = await registeredByAnother();
			const [{ phone } = { phone: "" }] = await db.select().from(members).where(eq(members.email, email));
			expect((await resetByPhone(phone)).status).toBe(200);
			const undo = /#undo-reset=([\w-]{43})/.exec((await listOutbox(db, { to: email }))[0]?.text ?? "");
			await call(sendLogInLink, { email }, { address: newAddress() });
			await call(login, { auth_token: await latestTo(email) }, { address: newAddress() });
			expect((await call(undoReset, { token: undo![1]! })).status).toBe(422);
			expect((await call(login, { email, password }, { address: newAddress() })).status).toBe(422);
		});
	});

	it("a member who verified the address and then the phone keeps both after a reset by e-mail", async () => {
		const proven = { emailVerifiedAt: new Date(), phoneVerifiedAt: new Date() };
		const { email } = await createMember(db, proven);
		await call(sendLogInLink, { email }, { address: newAddress() });
		await call(login, { auth_token: await latestTo(email) }, { address: newAddress() });
		await call(forgotPassword, { email }, { address: newAddress() });
		await call(newPasswordByLink, { token: await latestTo(email), ...next });
		const { body } = await call(login, { email, password: next.password }, { address: newAddress() });
		const { user_data } = (await call(userData, {}, { token: body.access_token })).body.data;
		expect(user_data).toMatchObject({ email_verified: true, phone_verified: true });
	});

	it("an honest member on another device only enters the password and stays logged in everywhere", async () => {
		const { email, password, attacker: laptop } = await registeredByAnother();
		const token = await latestTo(email);
		const wrong = await call(confirmEmail, { token, password: "bukan-ini-1987" });
		expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ["password"]]);
		expect((await call(confirmEmail, { token, password })).body.state).toBe("proven");
		expect(await isIn(laptop)).toBe(true);
		expect((await call(login, { email, password }, { address: newAddress() })).status).toBe(200);
	});

	it("a member who logs in by link in the registration browser keeps the password", async () => {
		const { email, password } = form();
		const registered = await send({ email });
		await call(sendLogInLink, { email }, { address: newAddress() });
		const headers = { cookie: cookieOf(registered) };
		await call(login, { auth_token: await latestTo(email) }, { address: newAddress(), headers });
		expect(await isIn(registered.body.access_token)).toBe(true);
		expect((await call(login, { email, password }, { address: newAddress() })).status).toBe(200);
	});
});

describe("verifying the e-mail", () => {
	const tokenIn = (text: string | null | undefined) => /#verify=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

	it("works once, with the link from the mail", async () => {
		const { email } = form();
		const registered = await send({ email });
		const [mail] = await listOutbox(db, { to: email });
		expect(mail?.template).toBe("verify-email");
		const token = tokenIn(mail?.text);
		const cookie = cookieOf(registered);
		const proven = await call(confirmEmail, { token }, { headers: { cookie } });
		expect([proven.status, proven.body.state]).toEqual([200, "proven"]);
		expect((await call(confirmEmail, { token }, { headers: { cookie } })).status).toBe(422);
		const { body } = registered;
		const { user_data } = (await call(userData, {}, { token: body.access_token })).body.data;
		expect(user_data?.email_verified).toBe(true);
		expect((await listOutbox(db, { to: email })).map(({ template }) => template)).toContain("welcome");
	});

	it("does not verify an address the member has since changed", async () => {
		const { email } = form();
		await send({ email });
		const token = tokenIn((await listOutbox(db, { to: email }))[0]?.text);
		await db
			.update(members)
			.set({ email: `new-${email}` })
			.where(eq(members.email, email));
		expect((await call(confirmEmail, { token })).status).toBe(422);
	});

	it("can be requested again, once a minute, by members only", async () => {
		const { token, email } = await createLoggedInMember(db, { emailVerifiedAt: null });
		expect((await call(resendEmailProof, {})).status).toBe(401);
		expect((await call(resendEmailProof, {}, { token })).status).toBe(200);
		expect((await call(resendEmailProof, {}, { token })).status).toBe(429);
		expect(await listOutbox(db, { to: email })).toHaveLength(1);
	});

	it("sends nothing to a verified member", async () => {
		const { token, email } = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
		expect((await call(resendEmailProof, {}, { token })).status).toBe(200);
		expect(await listOutbox(db, { to: email })).toEqual([]);
	});
});

describe("GET /members/:id", () => {
	it("shows name, avatar, since and favourite division, and nothing else", async () => {
		const member = await createMember(db, { favouriteDivision: "football", avatar: "a1b2" });
		const { body } = await call(memberCard, { id: member.id });
		expect(body).toEqual({
			name: member.name,
			avatar: expect.stringMatching(/^\/photo\/a1b2/),
			member_since: member.createdAt.toISOString(),
			favourite_division: "football",
		});
	});

	it("does not distinguish a hidden card from a missing one", async () => {
		const { id } = await createMember(db, { cardHidden: true });
		const hidden = await call(memberCard, { id });
		const missing = await call(memberCard, { id: "019a0000-0000-7000-8000-000000000000" });
		const nonsense = await call(memberCard, { id: "nonsense" });
		expect([hidden.status, missing.status, nonsense.status]).toEqual([404, 404, 404]);
		expect(hidden.body).toEqual(missing.body);
		expect(nonsense.body.error).toBe("member.unknown");
	});
});

it("seeds the demo club with a member and a staff member who can log in, and six others", async () => {
	await insertDemoMembers(db);
	await insertDemoMembers(db);
	const { demoMember, demoMembers, demoStaff } = await import("../../club/demo/members");
	for (const { email, password } of [demoMember, demoStaff])
		expect((await call(login, { email, password })).status).toBe(200);
	expect(demoMembers(new Date())).toHaveLength(8);
});
