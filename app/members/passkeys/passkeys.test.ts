import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { authenticator } from "../../../test/authenticator";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { logInList } from "../account/contract";
import { createLoggedInMember } from "../factories.server";
import { canTake, guessLimits, isUsedUp } from "../guess-limits.server";
import { forgotPassword, newPasswordByLink } from "../resets/reset-contract";
import { confirmSecondStep, setUpSecondStep } from "../second-step/second-step-contract";
import { codeOf, stepAt } from "../second-step/totp.server";
import { members, passkeyChallenges, passkeys, secondSteps } from "../tables.server";
import {
	addPasskey,
	askForOwnPasskey,
	askForPasskey,
	logInWithPasskey,
	offerPasskey,
	passkeyList,
	passkeysPerMember,
	removePasskey,
	renamePasskey,
} from "./passkey-contract";

const { call, db, pool, runJobs, settings } = await testApp({ PUBLIC_URL: "https://klub.example" });
const here = { origin: "https://klub.example", host: "klub.example" };
const elsewhere = { origin: "https://kIub.example", host: "kIub.example" };
const en = { language: "en" as const };

const verifiedMember = () => createLoggedInMember(db, { emailVerifiedAt: new Date() });
type Fan = Awaited<ReturnType<typeof verifiedMember>>;

const knows = ({ password }: Fan) => ({ current_password: password });
type Device = ReturnType<typeof authenticator>;
/** What a member with a passkey gives besides the password. */
const signBy = async (device: Device, fan: Fan) => device.use((await call(askForOwnPasskey, {}, fan)).body);

async function add(fan: Fan, device = authenticator(here), name = "HP", proof = {}) {
	const { body: offer } = await call(offerPasskey, { ...knows(fan), ...proof }, fan);
	const added = await call(addPasskey, { name, passkey: device.create(offer) }, { token: fan.token, ...en });
	return { device, added };
}
const ask = async () => (await call(askForPasskey, {})).body;
const enter = async (passkey: unknown) => call(logInWithPasskey, { passkey } as never, en);
const losePassword = (fan: Fan) =>
	db.update(members).set({ passwordHash: null }).where(eq(members.id, fan.id));
const textsTo = async (email: string) => JSON.stringify(await listOutbox(db, { to: email }));

describe("a passkey", () => {
	it("is added with the password, named, used to log in, shown in the history, and mailed about", async () => {
		const fan = await verifiedMember();
		expect((await call(offerPasskey, {}, fan)).body.errors).toHaveProperty("current_password");
		const { device, added } = await add(fan);
		expect([added.status, added.body]).toMatchObject([201, { name: "HP", last_used: null }]);
		const { id } = added.body;
		expect((await call(renamePasskey, { id, name: " HP kerja " }, fan)).body.name).toBe("HP kerja");

		const entered = await enter(device.use(await ask()));
		expect(entered.status).toBe(200);
		const { body } = await call(passkeyList, {}, { token: entered.body.access_token });
		expect(body.passkeys).toMatchObject([{ id, name: "HP kerja", last_used: expect.any(String) }]);
		expect((await call(logInList, {}, fan)).body.log_ins).toHaveLength(1);

		const proof = { ...knows(fan), passkey: await signBy(device, fan) };
		expect((await call(removePasskey, { id, ...proof }, fan)).status).toBe(200);
		expect((await enter(device.use(await ask()))).body.errors?.passkey?.[0]).toContain("not registered here");
		await runJobs();
		const mails = await textsTo(fan.email);
		expect(mails).toContain("A passkey was added");
		expect(mails).toContain("Passkey dihapus");
	});

	it("passes the second step, since the device has asked for finger, face or PIN", async () => {
		const fan = await verifiedMember();
		const { device } = await add(fan);
		await call(setUpSecondStep, { ...knows(fan), passkey: await signBy(device, fan) }, fan);
		const [step] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, fan.id));
		await call(confirmSecondStep, { code: codeOf(step!.secret, stepAt(Date.now() / 1000)) }, fan);
		expect((await enter(device.use(await ask()))).status).toBe(200);
	});

	it("works at an address with too many wrong passwords, such as a stadium's", async () => {
		const { device } = await add(await verifiedMember());
		const limits = rateLimits(pool);
		for (let miss = 0; miss <= guessLimits.passwordPerAddress.points; miss++)
			await canTake(limits, "passwordPerAddress", "127.0.0.1");
		expect(await isUsedUp(limits, "passwordPerAddress", "127.0.0.1")).toBe(true);
		expect((await enter(device.use(await ask()))).status).toBe(200);
	});

	it("requires a verified address, so that nobody stays in with somebody else's", async () => {
		const fan = await createLoggedInMember(db, { emailVerifiedAt: null });
		expect((await call(offerPasskey, knows(fan), fan)).body.error).toBe("passkey.email_unproven");
	});

	it("is one of at most twenty, even when the last two are added at once", async () => {
		const fan = await verifiedMember();
		const { device } = await add(fan);
		const key = { memberId: fan.id, publicKey: Buffer.alloc(1), counter: 0, transports: [], name: "x" };
		await db.insert(passkeys).values(
			Array.from({ length: passkeysPerMember - 2 }, (_, at) => ({
				...key,
				credentialId: `${fan.id} ${at}`,
			})),
		);
		const proofs = [await signBy(device, fan), await signBy(device, fan)];
		const offers = [];
		for (const passkey of proofs) offers.push(await call(offerPasskey, { ...knows(fan), passkey }, fan));
		const answers = await Promise.all(
			offers.map(({ body }) =>
				call(addPasskey, { name: "y", passkey: authenticator(here).create(body) }, fan),
			),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
		expect((await call(offerPasskey, knows(fan), fan)).body.error).toBe("passkey.too_many");
	});
});

describe("refuses", () => {
	it("a passkey of another site, new or used, with a clear message", async () => {
		const fan = await verifiedMember();
		const { body: offer } = await call(offerPasskey, knows(fan), fan);
		const foreign = authenticator(here).create(offer, elsewhere);
		const refused = await call(addPasskey, { name: "x", passkey: foreign }, { ...fan, ...en });
		expect([refused.status, refused.body.errors?.passkey]).toEqual([
			422,
			["This passkey belongs to another site."],
		]);
		const { device } = await add(fan);
		for (const site of [elsewhere, { ...here, origin: elsewhere.origin }])
			expect((await enter(device.use(await ask(), site))).body.errors?.passkey?.[0]).toContain(
				"another site",
			);
		expect((await enter(device.use(await ask(), { ...here, host: elsewhere.host }))).status).toBe(422);
	});

	it("an answer that is replayed, late, for another's challenge, or forged", async () => {
		const [fan, other] = [await verifiedMember(), await verifiedMember()];
		const { device } = await add(fan);
		const once = device.use(await ask());
		const both = await Promise.all([enter(once), enter(once)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);

		const late = await ask();
		await db.update(passkeyChallenges).set({ expiresAt: sql`now()` });
		expect((await enter(device.use(late))).body.errors?.passkey?.[0]).toContain("too long");

		const { body: offer } = await call(offerPasskey, knows(fan), fan);
		const stolen = { name: "x", passkey: authenticator(here).create(offer) };
		expect((await call(addPasskey, stolen, other)).status).toBe(422);
		expect((await enter(device.use(offer))).status).toBe(422);

		const forged = { ...authenticator(here).use(await ask()), id: device.id, rawId: device.id };
		expect((await enter(forged)).status).toBe(422);
	});

	it("one that is already registered, and a clone that lags behind", async () => {
		const [fan, other] = [await verifiedMember(), await verifiedMember()];
		const { device } = await add(fan);
		expect((await add(other, device)).added.body.errors?.passkey?.[0]).toContain("already registered");
		for (const _ of [1, 2]) expect((await enter(device.use(await ask()))).status).toBe(200);
		device.rewind();
		expect((await enter(device.use(await ask()))).status).toBe(422);
	});

	it("to remove the last way in, even when two are removed at once", async () => {
		const fan = await verifiedMember();
		const one = await add(fan);
		const proof = { passkey: await signBy(one.device, fan) };
		const two = await add(fan, authenticator(here), "HP", proof);
		await losePassword(fan);
		const answers = await Promise.all(
			[one, two].map(async ({ device, added }) =>
				call(removePasskey, { id: added.body.id, passkey: await signBy(device, fan) }, { ...fan, ...en }),
			),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body.message).toContain("only way to log in");
		expect((await call(passkeyList, {}, fan)).body.passkeys).toHaveLength(1);
	});

	it("a flood of wrong ones, as for passwords", async () => {
		const fan = await verifiedMember();
		const { device } = await add(fan);
		const wrong = async () => {
			const used = device.use(await ask());
			return enter({ ...used, response: { ...used.response, signature: "AAAA" } });
		};
		const statuses = [];
		for (let at = 0; at < 4; at += 1) statuses.push((await wrong()).status);
		expect(statuses).toEqual([422, 422, 422, 429]);
	});
});

it("does not survive a password reset: an intruder may have left it", async () => {
	const fan = await verifiedMember();
	const { device } = await add(fan);
	await call(forgotPassword, { email: fan.email });
	await runJobs();
	const token = /token=([\w-]{43})/.exec(await textsTo(fan.email))![1]!;
	const password = "ombak-besar-malam-ini";
	const reset = await call(newPasswordByLink, { token, password, password_confirmation: password });
	expect(reset.status).toBe(200);
	expect((await enter(device.use(await ask()))).status).toBe(422);
	expect(settings.publicUrl).toBe(here.origin);
});

it.each([passkeyList, offerPasskey, addPasskey, renamePasskey, removePasskey])(
	"$method $path turns guests away",
	async (endpoint) => {
		const input = { id: "01890a5d-ac96-774b-bcce-b302099a8057", name: "x", passkey: {} };
		expect((await call(endpoint, input as never)).status).toBe(401);
	},
);
