import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { authenticator } from "../../../test/authenticator";
import { noLimits } from "../../../test/call-freely";
import { listOutbox } from "../../messages/outbox/outbox.server";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { login, makeDeviceToken } from "../contract";
import { createLoggedInMember } from "../factories.server";
import { guessLimits } from "../guess-limits.server";
import { addPasskey, offerPasskey } from "../passkeys/passkey-contract";
import { changePhone } from "../profile/profile-contract";
import { confirmPhone, sendPhoneProof } from "../registration/proof-contract";
import { changePassword, forgotPassword, newPasswordByLink } from "../resets/reset-contract";
import { authTokens, members, passkeys } from "../tables.server";

/** Happens while a token for another device waits for its turn. */
let meanwhile = async () => {};
const limits = {
	...noLimits,
	take: async ({ name }: RateLimit) => {
		if (name === guessLimits.deviceTokenPerMember.name) await meanwhile();
	},
};
const { call, db, pool, runJobs } = await testApp({ PUBLIC_URL: "https://klub.example" }, { limits });
const here = { origin: "https://klub.example", host: "klub.example" };
const owners = { password: "pasang-surut-2026", password_confirmation: "pasang-surut-2026" };
const intruders = { password: "dirampas-orang-77", password_confirmation: "dirampas-orang-77" };

const newFan = () => createLoggedInMember(db, { emailVerifiedAt: new Date() });
type Fan = Awaited<ReturnType<typeof newFan>>;

/** What whoever has the session and the password does while the owner resets it. */
const changes: [string, (fan: Fan) => Promise<() => Promise<{ status: number }>>][] = [
	[
		"the password",
		async (fan) => () => call(changePassword, { current_password: fan.password, ...intruders }, fan),
	],
	[
		"the phone number",
		async (fan) => () => call(changePhone, { phone: "0813 5550 7799", current_password: fan.password }, fan),
	],
	[
		"the proof of the phone number",
		async (fan) => {
			await call(sendPhoneProof, {}, fan);
			const [text] = await listOutbox(db, { to: fan.phone });
			const otp = /^\d{6}/.exec(text?.text ?? "")?.[0] ?? "";
			return () => call(confirmPhone, { otp }, fan);
		},
	],
	[
		"the passkeys",
		async (fan) => {
			const { body: offer } = await call(offerPasskey, { current_password: fan.password }, fan);
			const passkey = authenticator(here).create(offer);
			return () => call(addPasskey, { name: "HP", passkey }, fan);
		},
	],
];

it.each(changes)("a change of %s that waits for a reset by mail is refused", async (_, prepare) => {
	const fan = await newFan();
	const change = await prepare(fan);
	const token = await resetLinkOf(fan);
	const [reset, changed] = await holding(
		`select from members where id = '${fan.id}' for update`,
		async () => {
			const reset = call(newPasswordByLink, { token, ...owners });
			await untilWaiting(1);
			const changed = change();
			await untilWaiting(2);
			return [reset, changed];
		},
	);
	expect((await reset!).status).toBe(200);
	expect((await changed!).status).toBe(401);
	expect((await call(login, { email: fan.email, password: owners.password })).status).toBe(200);
	const [after] = await db.select().from(members).where(eq(members.id, fan.id));
	expect(after).toMatchObject({ phone: fan.phone, phoneVerifiedAt: null });
	expect(await db.$count(passkeys, eq(passkeys.memberId, fan.id))).toBe(0);
});

it("a token for another device is refused if a reset by mail comes between its request and its making", async () => {
	const fan = await newFan();
	const token = await resetLinkOf(fan);
	let reset: Awaited<ReturnType<typeof call>> | undefined;
	meanwhile = async () => {
		reset = await call(newPasswordByLink, { token, ...owners });
	};
	const made = await call(makeDeviceToken, {}, fan);
	expect([reset?.status, made.status]).toEqual([200, 401]);
	expect(await db.$count(authTokens, eq(authTokens.memberId, fan.id))).toBe(0);
});

it("of two changes of the password at once, from one session, the second finds that it was replaced", async () => {
	const fan = await newFan();
	const change = (next: typeof owners) =>
		call(changePassword, { current_password: fan.password, ...next }, fan);
	const answers = await holding(`select from members where id = '${fan.id}' for update`, async () => {
		const both = [change(owners), change(intruders)];
		await untilWaiting(2);
		return both;
	});
	const statuses = (await Promise.all(answers)).map(({ status }) => status);
	expect(statuses.toSorted()).toEqual([200, 422]);
});

async function resetLinkOf({ email }: Fan) {
	await call(forgotPassword, { email });
	await runJobs();
	const [mail] = await listOutbox(db, { to: email });
	return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Calls begun by `begin` wait for the locked rows until it is done. */
async function holding<T>(lock: string, begin: () => Promise<T>): Promise<T> {
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query(lock);
		return await begin();
	} finally {
		await client.query("commit");
		client.release();
	}
}

const untilWaiting = (calls: number) =>
	vi.waitFor(
		async () => {
			const { rows } = await pool.query(
				"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			expect(rows).toHaveLength(calls);
		},
		{ timeout: 10_000 },
	);
