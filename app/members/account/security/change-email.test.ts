import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { messages } from "../../../messages/tables.server";
import { login, register } from "../../contract";
import { createLoggedInMember } from "../../factories.server";
import {
	cancelEmailChange,
	changeEmail,
	changePhone,
	confirmNewEmail,
	profile,
} from "../../profile/profile-contract";
import { changePassword, newPasswordByLink } from "../../resets/reset-contract";
import { userData } from "../../sessions/session-contract";
import { emailChanges, members } from "../../tables.server";
import { deviceList } from "../contract";

const { db, call } = await testApp();

type Fan = { id: string; token: string; password: string; email: string };
let addresses = 0;
const freshAddress = () => `baru-${++addresses}@example.com`;
const verifiedFan = (): Promise<Fan> => createLoggedInMember(db, { emailVerifiedAt: new Date() });
const ask = ({ token, password }: Fan, email: string) =>
	call(changeEmail, { email, current_password: password }, { token });
const confirm = ({ token }: Fan, otp: string) => call(confirmNewEmail, { otp }, { token });
const emailOf = async ({ token }: Fan) => (await call(userData, {}, { token })).body.data.user_data?.email;

async function latestMail(to: string) {
	const [mail] = await db
		.select()
		.from(messages)
		.where(eq(messages.to, to))
		.orderBy(desc(messages.createdAt), desc(messages.id));
	return mail;
}
const codeIn = async (to: string) => /\b\d{6}\b/.exec((await latestMail(to))?.text ?? "")?.[0] ?? "";
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const undoTokenIn = async (to: string) =>
	/token=([\w-]+)/.exec((await latestMail(to))?.text ?? "")?.[1] ?? "";

async function changeTo(fan: Fan, email: string) {
	await ask(fan, email);
	expect((await confirm(fan, await codeIn(email))).status).toBe(200);
}
const takeBack = (token: string) => {
	const password = "pulang-ke-teluk-88";
	return call(newPasswordByLink, { token, password, password_confirmation: password });
};

describe("a member's e-mail address", () => {
	it("changes once the code mailed to the new one is entered, and sessions stay", async () => {
		const [fan, email] = [await verifiedFan(), freshAddress()];
		expect((await ask({ ...fan, password: "bukan-ini-1987" }, email)).body.errors).toHaveProperty(
			"current_password",
		);
		expect((await ask(fan, email)).body).toEqual({ pending_email: email });
		expect(await emailOf(fan)).toBe(fan.email);
		expect((await call(profile, {}, fan)).body.pending_email).toBe(email);
		const code = await codeIn(email);
		expect((await confirm(fan, wrongOf(code))).body.errors).toHaveProperty("otp");
		expect((await confirm(fan, code)).body).toEqual({ email });
		const { data } = (await call(userData, {}, fan)).body;
		expect(data.user_data).toMatchObject({ email, email_verified: true });
		expect((await call(login, { email, password: fan.password })).status).toBe(200);
		expect((await call(login, { email: fan.email, password: fan.password })).status).toBe(422);
		// A code works once.
		expect((await confirm(fan, code)).status).toBe(422);
	});

	it("that is taken gets the same answer, and its owner a mail without a code", async () => {
		const [fan, owner] = [await verifiedFan(), await verifiedFan()];
		expect((await ask(fan, owner.email)).body).toEqual({ pending_email: owner.email });
		expect(await latestMail(owner.email)).toMatchObject({ template: "email-wanted" });
		expect(await codeIn(owner.email)).toBe("");
		// Even the right code gives nothing away.
		const free = freshAddress();
		await ask(fan, free);
		await db.update(emailChanges).set({ email: owner.email }).where(eq(emailChanges.memberId, fan.id));
		expect((await confirm(fan, await codeIn(free))).body.errors).toEqual(
			(await confirm(fan, "000000")).body.errors,
		);
		expect(await emailOf(owner)).toBe(owner.email);
	});

	it("that is unchanged or invalid is refused at its field", async () => {
		const fan = await verifiedFan();
		for (const email of [fan.email, "sari", "a@b@c.id", `${"a".repeat(250)}@x.id`])
			expect(Object.keys((await ask(fan, email)).body.errors ?? {}), email).toEqual(["email"]);
	});

	it("allows five attempts, even when many are concurrent", async () => {
		const [fan, email] = [await verifiedFan(), freshAddress()];
		await ask(fan, email);
		const code = await codeIn(email);
		await Promise.all(Array.from({ length: 8 }, () => confirm(fan, wrongOf(code))));
		expect((await confirm(fan, code)).status).toBe(422);
		expect((await call(profile, {}, fan)).body.pending_email).toBeNull();
	});

	it("stays after a cancelled change, or one older than half an hour, whose codes are void", async () => {
		const [fan, email] = [await verifiedFan(), freshAddress()];
		await ask(fan, email);
		const code = await codeIn(email);
		expect((await call(cancelEmailChange, {}, fan)).status).toBe(200);
		expect((await confirm(fan, code)).status).toBe(422);
		await ask(fan, email);
		await db.update(emailChanges).set({ expiresAt: sql`now()` }).where(eq(emailChanges.memberId, fan.id));
		expect((await confirm(fan, await codeIn(email))).status).toBe(422);
		expect(await emailOf(fan)).toBe(fan.email);
	});

	it("goes to one of two who confirm it at once", async () => {
		const [fans, email] = [[await verifiedFan(), await verifiedFan()], freshAddress()];
		const codes: string[] = [];
		for (const fan of fans) {
			await ask(fan, email);
			codes.push(await codeIn(email));
		}
		const answers = await Promise.all(fans.map((fan, at) => confirm(fan, codes[at]!)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
	});

	it("comes back by the link in the old mailbox, which logs everybody out", async () => {
		const [fan, email] = [await verifiedFan(), freshAddress()];
		await changeTo(fan, email);
		const mail = await latestMail(fan.email);
		expect(mail).toMatchObject({ template: "email-changed" });
		expect(mail?.text).not.toContain(email);
		const undo = await undoTokenIn(fan.email);
		// Whoever took the account over cannot make the link useless by a new password, nor take the address.
		const password = "dirampas-orang-77";
		const form = { current_password: fan.password, password, password_confirmation: password };
		expect((await call(changePassword, form, fan)).status).toBe(200);
		const thief = await verifiedFan();
		await ask(thief, fan.email);
		expect(await codeIn(fan.email)).toBe("");
		const newcomer = {
			name: "Orang Lain",
			email: fan.email,
			phone: "081377001122",
			consent: true,
			news: false,
		};
		expect(
			(await call(register, { ...newcomer, password, password_confirmation: password })).body.errors,
		).toEqual({ email: [expect.any(String)] });
		expect((await takeBack(undo)).status).toBe(200);
		expect((await call(deviceList, {}, fan)).status).toBe(401);
		expect((await call(login, { email: fan.email, password: "pulang-ke-teluk-88" })).status).toBe(200);
		expect((await call(login, { email, password })).status).toBe(422);
		expect((await takeBack(undo)).status).toBe(422);
	});

	it("comes back without trust in the phone number, which may have been changed as well", async () => {
		const [fan, email] = [await verifiedFan(), freshAddress()];
		await call(changePhone, { phone: "0813 7700 1133", current_password: fan.password }, fan);
		await db.update(members).set({ phoneVerifiedAt: new Date() }).where(eq(members.id, fan.id));
		await changeTo(fan, email);
		expect((await takeBack(await undoTokenIn(fan.email))).status).toBe(200);
		const entered = await call(login, { email: fan.email, password: "pulang-ke-teluk-88" });
		const { data } = (await call(userData, {}, { token: entered.body.access_token })).body;
		expect(data.user_data).toMatchObject({ email_verified: true, phone_verified: false });
	});

	it("of several changes comes back to the earliest, and links in between stop working", async () => {
		const [fan, second, third] = [await verifiedFan(), freshAddress(), freshAddress()];
		await changeTo(fan, second);
		const first = await undoTokenIn(fan.email);
		await changeTo(fan, third);
		const between = await undoTokenIn(second);
		expect((await takeBack(first)).status).toBe(200);
		expect((await takeBack(between)).status).toBe(422);
		expect((await call(login, { email: fan.email, password: "pulang-ke-teluk-88" })).status).toBe(200);
	});

	it("that was never verified is told nothing, and cannot take the account", async () => {
		const fan = await createLoggedInMember(db, { emailVerifiedAt: null });
		await changeTo(fan, freshAddress());
		expect(await latestMail(fan.email)).toBeUndefined();
	});
});
