import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { authenticator } from "../../test/authenticator";
import { forgetAccount, saveRefundAccount } from "../orders/payments/preferences-contract";
import { login } from "./contract";
import { createLoggedInMember } from "./factories.server";
import {
	addPasskey,
	askForOwnPasskey,
	askForPasskey,
	logInWithPasskey,
	offerPasskey,
	removePasskey,
} from "./passkeys/passkey-contract";
import { changeEmail, changePhone } from "./profile/profile-contract";
import type { Proof } from "./reauthenticate-contract";
import { changePassword } from "./resets/reset-contract";
import {
	confirmSecondStep,
	removeSecondStep,
	renewRecoveryCodes,
	secondStep,
	setUpSecondStep,
} from "./second-step/second-step-contract";
import { codeOf, stepAt } from "./second-step/totp.server";
import { userData } from "./sessions/session-contract";
import { members, passkeys, secondSteps } from "./tables.server";

const { call, db } = await testApp({ PUBLIC_URL: "https://klub.example" });
const here = { origin: "https://klub.example", host: "klub.example" };
const next = { password: "arus-balik-2026", password_confirmation: "arus-balik-2026" };

const newFan = () => createLoggedInMember(db, { emailVerifiedAt: new Date() });
type Fan = Awaited<ReturnType<typeof newFan>>;
const knows = ({ password }: Fan) => ({ current_password: password });

async function withPasskey(fan: Fan) {
	const device = authenticator(here);
	const { body: offer } = await call(offerPasskey, knows(fan), fan);
	const { body } = await call(addPasskey, { name: "HP", passkey: device.create(offer) }, fan);
	const sign = async () => device.use((await call(askForOwnPasskey, {}, fan)).body);
	return { device, id: body.id, sign };
}
/** As if the last code had been used long ago. */
const letTimePass = ({ id }: Fan) =>
	db.update(secondSteps).set({ lastStep: 0 }).where(eq(secondSteps.memberId, id));

async function withSecondStep(fan: Fan) {
	await call(setUpSecondStep, knows(fan), fan);
	const code = async () => {
		const [kept] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, fan.id));
		return codeOf(kept!.secret, stepAt(Date.now() / 1000));
	};
	const { body } = await call(confirmSecondStep, { code: await code() }, fan);
	await letTimePass(fan);
	return { code, recovery: body.recovery_codes };
}

type Door = (fan: Fan, proof: Proof) => Promise<{ status: number; body: { errors?: object } }>;
const doors: Record<string, Door> = {
	"the password": (fan, proof) => call(changePassword, { ...next, ...proof }, fan),
	"the e-mail address": (fan, proof) =>
		call(changeEmail, { email: `baru-${fan.id}@example.com`, ...proof }, fan),
	"the phone number": (fan, proof) => call(changePhone, { phone: phoneOf(fan), ...proof }, fan),
	"the account for refunds": (fan, proof) =>
		call(saveRefundAccount, { bank: "BCA", accountNumber: "1234567890", holder: "Sari", ...proof }, fan),
	"no account for refunds": (fan, proof) => call(forgetAccount, proof, fan),
	"new recovery codes": (fan, proof) => call(renewRecoveryCodes, proof, fan),
	"a second step that ends": (fan, proof) => call(removeSecondStep, proof, fan),
	"a new passkey": (fan, proof) => call(offerPasskey, proof, fan),
	"a passkey that goes": async (fan, proof) => {
		const [kept] = await db.select().from(passkeys).where(eq(passkeys.memberId, fan.id));
		return call(removePasskey, { id: kept!.id, ...proof }, fan);
	},
};
/** Another one for each member. */
const phoneOf = ({ id }: Fan) =>
	`0813 ${String(Number.parseInt(id.slice(-7), 16) % 10 ** 8).padStart(8, "0")}`;
const each = Object.entries(doors);
const fieldsOf = ({ status, body }: Awaited<ReturnType<Door>>) => [status, Object.keys(body.errors ?? {})];

describe("with a second step and a passkey", () => {
	it.each(each)("%s asks for one of them besides the password", async (_, act) => {
		const fan = await newFan();
		const { sign } = await withPasskey(fan);
		await call(setUpSecondStep, { ...knows(fan), passkey: await sign() }, fan);
		const [begun] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, fan.id));
		const code = codeOf(begun!.secret, stepAt(Date.now() / 1000));
		await call(confirmSecondStep, { code }, fan);
		await letTimePass(fan);

		expect(fieldsOf(await act(fan, knows(fan)))).toEqual([422, ["code"]]);
		expect(fieldsOf(await act(fan, { ...knows(fan), code: "000000" }))).toEqual([422, ["code"]]);
		expect(fieldsOf(await act(fan, { code }))).toEqual([422, ["current_password"]]);
		expect(fieldsOf(await act(fan, { passkey: await sign() }))).toEqual([422, ["current_password"]]);
		expect((await call(secondStep, {}, fan)).body).toMatchObject({ recovery_left: 10 });
		expect(await db.$count(passkeys, eq(passkeys.memberId, fan.id))).toBe(1);
		const passkey = await sign();
		expect((await act(fan, { ...knows(fan), passkey })).status).toBe(200);
	});
});

describe("with a second step", () => {
	it.each(each.filter(([name]) => name !== "a passkey that goes"))(
		"%s takes a code of the app, and nobody else's",
		async (_, act) => {
			const [fan, other] = [await newFan(), await newFan()];
			const { code } = await withSecondStep(fan);
			const { recovery } = await withSecondStep(other);
			const proof = { ...knows(fan), code: await code() };
			expect(fieldsOf(await act(fan, { ...knows(fan), code: recovery[0]! }))).toEqual([422, ["code"]]);
			expect((await act(fan, proof)).status).toBe(200);
		},
	);

	it("a code that was used for one change or log-in works for no other", async () => {
		const fan = await newFan();
		const { code } = await withSecondStep(fan);
		const used = await code();
		const attempts = ["0813 5550 7701", "0813 5550 7702", "0813 5550 7703"].map((phone) =>
			call(changePhone, { phone, ...knows(fan), code: used }, fan),
		);
		const answers = await Promise.all(attempts);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
		const entered = await call(login, { email: fan.email, password: fan.password, code: used });
		expect([entered.status, Object.keys(entered.body.errors ?? {})]).toEqual([422, ["code"]]);
	});

	it("a recovery code does, too, once", async () => {
		const fan = await newFan();
		const { recovery } = await withSecondStep(fan);
		const proof = { ...knows(fan), code: recovery[0]! };
		expect((await call(renewRecoveryCodes, proof, fan)).body.recovery_codes).toHaveLength(10);
		expect(fieldsOf(await call(removeSecondStep, proof, fan))).toEqual([422, ["code"]]);
	});

	it("wrong codes lock, even against the right one, and here as at the log-in", async () => {
		const fan = await newFan();
		const { code } = await withSecondStep(fan);
		const statuses = [];
		for (const wrong of ["000001", "000002", "000003", "000004"])
			statuses.push((await call(removeSecondStep, { ...knows(fan), code: wrong }, fan)).status);
		expect(statuses).toEqual([422, 422, 422, 429]);
		const right = await code();
		expect((await call(removeSecondStep, { ...knows(fan), code: right }, fan)).status).toBe(429);
		expect((await call(login, { email: fan.email, password: fan.password, code: right })).status).toBe(429);
	});

	it("a member without a password gives a code alone", async () => {
		const fan = await newFan();
		const { code } = await withSecondStep(fan);
		await db.update(members).set({ passwordHash: null }).where(eq(members.id, fan.id));
		expect(fieldsOf(await call(changePassword, next, fan))).toEqual([422, ["code"]]);
		expect((await call(changePassword, { ...next, code: await code() }, fan)).status).toBe(200);
	});

	it("a weak new password is refused before the code is spent", async () => {
		const fan = await newFan();
		const proof = { ...knows(fan), code: await (await withSecondStep(fan)).code() };
		const weak = { password: "qwerty1234", password_confirmation: "qwerty1234" };
		expect(fieldsOf(await call(changePassword, { ...weak, ...proof }, fan))).toEqual([422, ["password"]]);
		expect((await call(changePassword, { ...next, ...proof }, fan)).status).toBe(200);
	});
});

describe("with a passkey alone", () => {
	it.each([
		...each.filter(([name]) => !["new recovery codes", "a second step that ends"].includes(name)),
		["a second step that begins", (fan, proof) => call(setUpSecondStep, proof, fan)] as [string, Door],
	])("%s asks for it besides the password", async (_, act) => {
		const fan = await newFan();
		const { sign } = await withPasskey(fan);
		const without = await act(fan, knows(fan));
		expect(without.body.errors).toEqual({ passkey: ["Konfirmasi dengan passkeymu."] });
		expect((await act(fan, { ...knows(fan), passkey: await sign() })).status).toBe(200);
	});

	it("a member without a password gives the passkey alone", async () => {
		const fan = await newFan();
		const { sign } = await withPasskey(fan);
		await db.update(members).set({ passwordHash: null }).where(eq(members.id, fan.id));
		expect(fieldsOf(await call(changePassword, next, fan))).toEqual([422, ["passkey"]]);
		expect((await call(changePassword, { ...next, passkey: await sign() }, fan)).status).toBe(200);
	});

	it("it proves once, and only for its owner, who asked for it", async () => {
		const [fan, other] = [await newFan(), await newFan()];
		const { device, sign } = await withPasskey(fan);
		const { device: foreign } = await withPasskey(other);
		const prove = async (passkey: unknown) =>
			fieldsOf(await call(offerPasskey, { ...knows(fan), passkey } as never, fan));

		const once = await sign();
		expect((await prove(once))[0]).toBe(200);
		const wrong = [
			once,
			foreign.use((await call(askForOwnPasskey, {}, fan)).body),
			device.use((await call(askForOwnPasskey, {}, other)).body),
			// Signed for a log-in, perhaps by somebody else's hand.
			device.use((await call(askForPasskey, {})).body),
		];
		for (const passkey of wrong) expect(await prove(passkey)).toEqual([422, ["passkey"]]);
	});

	it("what is offered for a proof adds no passkey and opens no session", async () => {
		const fan = await newFan();
		const { device, sign } = await withPasskey(fan);
		const { body: offer } = await call(askForOwnPasskey, {}, fan);
		const intruder = { name: "x", passkey: authenticator(here).create(offer) };
		expect((await call(addPasskey, intruder, fan)).status).toBe(422);
		expect((await call(logInWithPasskey, { passkey: await sign() })).status).toBe(422);
		const { body: adding } = await call(offerPasskey, { ...knows(fan), passkey: await sign() }, fan);
		const mixed = await call(offerPasskey, { ...knows(fan), passkey: device.use(adding) }, fan);
		expect(fieldsOf(mixed)).toEqual([422, ["passkey"]]);
	});
});

it("the password is enough for members with nothing else, and screens know what will be asked", async () => {
	const fan = await newFan();
	const asked = async () => (await call(userData, {}, fan)).body.data.user_data;
	expect((await call(changePhone, { phone: phoneOf(fan), ...knows(fan) }, fan)).status).toBe(200);
	expect(await asked()).toMatchObject({ has_password: true, has_second_step: false, has_passkey: false });
	const { sign } = await withPasskey(fan);
	expect(await asked()).toMatchObject({ has_second_step: false, has_passkey: true });
	const proof = { ...knows(fan), passkey: await sign() };
	expect((await call(setUpSecondStep, proof, fan)).status).toBe(200);
	// Not before a first code has confirmed it.
	expect(await asked()).toMatchObject({ has_second_step: false });
	await db.execute(sql`update second_steps set confirmed_at = now() where member_id = ${fan.id}`);
	expect(await asked()).toMatchObject({ has_second_step: true });
});
