import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { login } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { guessLimits } from "../guess-limits.server";
import { userData } from "../sessions/session-contract";
import { resetLinks } from "../tables.server";
import { changePassword, forgotPassword, newPasswordByLink, validateResetLink } from "./reset-contract";

const { call, db, logs, runJobs } = await testApp();
let addresses = 0;
const newAddress = () => `10.7.0.${++addresses}`;
const next = { password: "pasang-surut-2026", password_confirmation: "pasang-surut-2026" };

async function linkFor(email: string) {
	await call(forgotPassword, { email }, { address: newAddress() });
	await runJobs();
	const [mail] = await listOutbox(db, { to: email });
	return /\/reset\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("POST /user/forgot-password", () => {
	it("mails a link and stores only its hash", async () => {
		const { email } = await createMember(db);
		const { status, body } = await call(forgotPassword, { email }, { address: newAddress() });
		expect(status).toBe(200);
		expect(body.message).toBe(
			"Reset password request sent. Please Check your email for the change password link.",
		);
		const token = await linkFor(email);
		expect(token).toHaveLength(43);
		expect(JSON.stringify(await db.select().from(resetLinks))).not.toContain(token);
		expect(logs.join("\n")).not.toContain(token);
	});

	it("reports an unknown e-mail", async () => {
		const { status, body } = await call(
			forgotPassword,
			{ email: "tiada@example.com" },
			{ address: newAddress() },
		);
		expect(status).toBe(422);
		expect(body.message).toBe("Email not found.");
		expect(Object.keys(body.errors ?? {})).toEqual(["email"]);
		expect(body).not.toHaveProperty("error");
	});

	it("rejects an invalid e-mail", async () => {
		expect((await call(forgotPassword, { email: "" })).body.errors).toEqual({ email: ["Wajib diisi."] });
	});

	it("mails an account at most five links an hour, and the owner can still reset", async () => {
		const { email, password } = await createMember(db);
		const home = await call(login, { email, password });
		for (let sent = 0; sent < guessLimits.resetLinks.points; sent++) await linkFor(email);
		const further = await call(forgotPassword, { email }, { address: newAddress() });
		await runJobs();
		expect(further.status).toBe(200);
		expect(await listOutbox(db, { to: email })).toHaveLength(5);
		// A valid link is in the mailbox, and a browser they have used before gets another.
		expect((await call(validateResetLink, { token: await linkFor(email) })).status).toBe(200);
		const cookie = String(home.headers["set-cookie"]).split(";")[0]!;
		await call(forgotPassword, { email }, { address: newAddress(), headers: { cookie } });
		await runJobs();
		expect(await listOutbox(db, { to: email })).toHaveLength(6);
	});

	it("mails again after a reset, although the limit was used up", async () => {
		const { email } = await createMember(db);
		let token = "";
		for (let sent = 0; sent < guessLimits.resetLinks.points; sent++) token = await linkFor(email);
		await call(newPasswordByLink, { token, ...next });
		expect(await linkFor(email)).not.toBe(token);
		expect((await call(validateResetLink, { token: await linkFor(email) })).status).toBe(200);
	});
});

describe("POST /user/validate", () => {
	it("distinguishes valid links from invalid ones without consuming them", async () => {
		const { email } = await createMember(db);
		const token = await linkFor(email);
		for (let look = 0; look < 3; look++) expect((await call(validateResetLink, { token })).status).toBe(200);
		const dead = await call(validateResetLink, { token: "x" });
		expect(dead.status).toBe(422);
		expect(dead.body).not.toHaveProperty("error");
	});

	it("rejects a link after sixty minutes", async () => {
		const { id, email } = await createMember(db);
		const token = await linkFor(email);
		await db
			.update(resetLinks)
			.set({ expiresAt: sql`${resetLinks.expiresAt} - interval '60 minutes'` })
			.where(eq(resetLinks.memberId, id));
		expect((await call(validateResetLink, { token })).status).toBe(422);
		expect((await call(newPasswordByLink, { token, ...next })).status).toBe(422);
	});
});

describe("POST /user/new-password", () => {
	it("sets the password, ends every session and notifies the member", async () => {
		const { email, password, token: session } = await createLoggedInMember(db);
		const { status, body } = await call(newPasswordByLink, { token: await linkFor(email), ...next });
		expect([status, body.message]).toEqual([200, "Password Updated!"]);
		expect((await call(userData, {}, { token: session })).body.data.user_data).toBeNull();
		expect((await call(login, { email, password })).status).toBe(422);
		expect((await call(login, { email, password: next.password })).status).toBe(200);
		expect((await listOutbox(db, { to: email })).map(({ template }) => template)).toContain(
			"password-changed",
		);
	});

	it("voids the member's other links", async () => {
		const { email } = await createMember(db);
		const [older, newer] = [await linkFor(email), await linkFor(email)];
		expect((await call(newPasswordByLink, { token: newer, ...next })).status).toBe(200);
		expect((await call(validateResetLink, { token: older })).status).toBe(422);
	});

	it("does not consume the link on an unacceptable password", async () => {
		const { email } = await createMember(db);
		const token = await linkFor(email);
		const refused = [
			{ password: "bismillah123", password_confirmation: "bismillah123" },
			{ password: "pendek", password_confirmation: "pendek" },
			{ password: "pasang-surut-2026", password_confirmation: "lain-sama-sekali" },
		];
		for (const form of refused) expect((await call(newPasswordByLink, { token, ...form })).status).toBe(422);
		expect((await call(newPasswordByLink, { token, ...next })).status).toBe(200);
	});

	it("reports an invalid link per field, in the reader's language", async () => {
		const { body } = await call(newPasswordByLink, { token: "x", ...next });
		const english = await call(newPasswordByLink, { token: "x", ...next }, { language: "en" });
		expect(body).toEqual({
			message: "Data yang diberikan tidak sesuai.",
			errors: { token: ["Tautan ini sudah dipakai atau kedaluwarsa."] },
		});
		expect(english.body.message).toBe("The data given is not appropriate.");
	});

	it("lets one of fifty concurrent attempts use a link", async () => {
		const { email } = await createMember(db);
		const token = await linkFor(email);
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => call(newPasswordByLink, { token, ...next })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
	});
});

describe("POST /user/password", () => {
	it("keeps this session and ends the others", async () => {
		const { email, password, token } = await createLoggedInMember(db);
		const other = (await call(login, { email, password })).body.access_token;
		const { status } = await call(changePassword, { current_password: password, ...next }, { token });
		expect(status).toBe(200);
		expect((await call(userData, {}, { token })).body.data.user_data).not.toBeNull();
		expect((await call(userData, {}, { token: other })).body.data.user_data).toBeNull();
	});

	it("rejects a wrong current password, a common new one, and a guest", async () => {
		const { password, token } = await createLoggedInMember(db);
		const wrong = await call(changePassword, { current_password: "keliru", ...next }, { token });
		expect(Object.keys(wrong.body.errors ?? {})).toEqual(["current_password"]);
		const common = { password: "qwerty1234", password_confirmation: "qwerty1234" };
		const weak = await call(changePassword, { current_password: password, ...common }, { token });
		expect(Object.keys(weak.body.errors ?? {})).toEqual(["password"]);
		expect((await call(changePassword, { current_password: password, ...next })).status).toBe(401);
		const none = await call(changePassword, next, { token });
		expect(Object.keys(none.body.errors ?? {})).toEqual(["current_password"]);
	});

	it("requires no current password from a member without one", async () => {
		const { email, token } = await createLoggedInMember(db, { passwordHash: null });
		expect((await call(userData, {}, { token })).body.data.user_data?.has_password).toBe(false);
		expect((await call(login, { email, password: "karang-tinggi-1987" })).status).toBe(422);
		expect((await call(changePassword, next, { token })).status).toBe(200);
		expect((await call(login, { email, password: next.password })).status).toBe(200);
	});
});
