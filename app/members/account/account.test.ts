import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { messages } from "../../messages/tables.server";
import { login, memberCard } from "../contract";
import { createLoggedInMember } from "../factories.server";
import { changePhone, changeProfile, profile } from "../profile/profile-contract";
import { changePassword } from "../resets/reset-contract";
import { userData } from "../sessions/session-contract";
import { members } from "../tables.server";
import { deviceList, endDevice, endOtherDevices, logInList } from "./contract";

const { db, call } = await testApp();

describe("a member's profile", () => {
	it("changes the given fields and leaves the rest", async () => {
		const { token } = await createLoggedInMember(db, { name: "Sari", favouriteDivision: "esports" });
		const { body } = await call(changeProfile, { name: "  Sari Dewi " }, { token });
		expect(body).toEqual({ name: "Sari Dewi", favourite_division: "esports", card_visible: true });
		expect((await call(changeProfile, {}, { token })).body).toEqual(body);
		expect(
			(await call(changeProfile, { favourite_division: null }, { token })).body.favourite_division,
		).toBeNull();
		const { data } = (await call(userData, {}, { token })).body;
		expect(data.user_data).toMatchObject({ name: "Sari Dewi", favourite_division: null });
	});

	it("keeps both of two concurrent changes", async () => {
		const { token } = await createLoggedInMember(db, { name: "Sari", favouriteDivision: "esports" });
		for (let round = 1; round <= 10; round++) {
			const answers = await Promise.all([
				call(changeProfile, { name: `Sari ke-${round}` }, { token }),
				call(changeProfile, { favourite_division: round % 2 ? "football" : null }, { token }),
				call(changeProfile, { card_visible: round % 2 === 0 }, { token }),
			]);
			expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
			expect((await call(profile, {}, { token })).body).toEqual({
				name: `Sari ke-${round}`,
				favourite_division: round % 2 ? "football" : null,
				card_visible: round % 2 === 0,
				pending_email: null,
			});
		}
	});

	it("hides and shows the public card", async () => {
		const { token, id } = await createLoggedInMember(db);
		await call(changeProfile, { card_visible: false }, { token });
		expect((await call(profile, {}, { token })).body.card_visible).toBe(false);
		expect((await call(memberCard, { id })).status).toBe(404);
		await call(changeProfile, { card_visible: true }, { token });
		expect((await call(memberCard, { id })).status).toBe(200);
	});

	it.each([
		{ name: "x" },
		{ name: "<b>Sari</b>" },
		{ favourite_division: "curling" },
		{ card_visible: "yes" },
	])("refuses %o with a text per field", async (input) => {
		const { token } = await createLoggedInMember(db);
		const { status, body } = await call(changeProfile, input as never, { token });
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(input));
	});
});

describe("a member's phone number", () => {
	const change = (token: string, phone: string, password?: string) =>
		call(changePhone, { phone, current_password: password }, { token });

	it("is changed with the password, has to be verified again, and the change is mailed", async () => {
		const { id, token, password, email } = await createLoggedInMember(db, { phoneVerifiedAt: new Date() });
		expect((await change(token, "0813 5550 7711", "salah-sama-sekali")).body.errors).toHaveProperty(
			"current_password",
		);
		const { status, body } = await change(token, "0813 5550 7711", password);
		expect([status, body.phone]).toEqual([200, "+6281355507711"]);
		const { data } = (await call(userData, {}, { token })).body;
		expect(data.user_data).toMatchObject({ phone: "+6281355507711", phone_verified: false });
		const [mail] = await db.select().from(messages).where(eq(messages.to, email));
		expect(mail).toMatchObject({ template: "security-changed" });
		// The same number again is no change, and sends no second mail.
		expect((await change(token, "+62 813-5550-7711", password)).status).toBe(200);
		expect(await db.$count(messages, eq(messages.to, email))).toBe(1);
		expect(await db.$count(members, eq(members.id, id))).toBe(1);
	});

	it("that is taken or invalid is refused at its field", async () => {
		const [one, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		expect((await change(one.token, other.phone, one.password)).body.errors).toEqual({
			phone: ["Nomor ini sudah terdaftar di akun lain."],
		});
		for (const phone of ["021 555", "+1 202 555", "abc"])
			expect(Object.keys((await change(one.token, phone, one.password)).body.errors ?? {})).toEqual([
				"phone",
			]);
		expect((await call(userData, {}, { token: one.token })).body.data.user_data?.phone).toBe(one.phone);
	});

	it("goes to one of two who want it at once", async () => {
		const fans = [await createLoggedInMember(db), await createLoggedInMember(db)];
		const answers = await Promise.all(
			fans.map(({ token, password }) => change(token, "081355507712", password)),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
	});
});

describe("a member's devices", () => {
	const agents = {
		chrome: "Mozilla/5.0 (Linux; Android 14) Chrome/142.0",
		safari: "Mozilla/5.0 (iPhone) Safari/605",
	};
	async function loggedInTwice() {
		const member = await createLoggedInMember(db);
		const form = { email: member.email, password: member.password };
		const phone = await call(login, form, { headers: { "user-agent": agents.chrome } });
		const tablet = await call(login, form, { headers: { "user-agent": agents.safari } });
		return { member, phone: phone.body.access_token, tablet: tablet.body.access_token };
	}

	it("are listed, the current one marked", async () => {
		const { phone } = await loggedInTwice();
		const { devices } = (await call(deviceList, {}, { token: phone })).body;
		expect(devices.map(({ device }) => device).sort()).toEqual([
			"Chrome · Android",
			"Chrome · Linux",
			"Safari · iOS",
		]);
		expect(devices.filter((device) => device.is_current).map(({ device }) => device)).toEqual([
			"Chrome · Android",
		]);
	});

	it("are logged out one by one", async () => {
		const { phone, tablet } = await loggedInTwice();
		const { devices } = (await call(deviceList, {}, { token: phone })).body;
		const other = devices.find(({ device }) => device === "Safari · iOS")!;
		expect((await call(endDevice, { id: other.id }, { token: phone })).status).toBe(200);
		expect((await call(deviceList, {}, { token: tablet })).status).toBe(401);
		expect((await call(endDevice, { id: other.id }, { token: phone })).body.error).toBe("session.unknown");
	});

	it("are all logged out but this one", async () => {
		const { member, phone, tablet } = await loggedInTwice();
		await call(endOtherDevices, {}, { token: phone });
		expect((await call(deviceList, {}, { token: tablet })).status).toBe(401);
		expect((await call(deviceList, {}, { token: member.token })).status).toBe(401);
		expect((await call(deviceList, {}, { token: phone })).body.devices).toHaveLength(1);
	});

	it("belong to their member alone", async () => {
		const { phone } = await loggedInTwice();
		const stranger = await createLoggedInMember(db);
		const [device] = (await call(deviceList, {}, { token: phone })).body.devices;
		expect((await call(endDevice, { id: device!.id }, { token: stranger.token })).status).toBe(404);
		expect((await call(deviceList, {}, { token: phone })).status).toBe(200);
	});

	it("are logged out by a new password, all but the one that set it", async () => {
		const { member, phone, tablet } = await loggedInTwice();
		const form = {
			current_password: member.password,
			password: "arus-balik-2026",
			password_confirmation: "arus-balik-2026",
		};
		expect((await call(changePassword, form, { token: phone })).status).toBe(200);
		expect((await call(deviceList, {}, { token: tablet })).status).toBe(401);
		expect((await call(deviceList, {}, { token: phone })).status).toBe(200);
	});

	it("appear in the log-in history with time and place", async () => {
		const { phone } = await loggedInTwice();
		const { log_ins } = (await call(logInList, {}, { token: phone })).body;
		expect(log_ins.map(({ device }) => device)).toEqual(["Safari · iOS", "Chrome · Android"]);
		expect(log_ins[0]?.address).toBe("127.0.0.1");
	});

	it("refuse an invalid id", async () => {
		const { phone } = await loggedInTwice();
		expect((await call(endDevice, { id: "1" }, { token: phone })).status).toBe(422);
	});
});

it.each([profile, changeProfile, deviceList, endOtherDevices, logInList])(
	"$method $path turns guests away",
	async (endpoint) => {
		expect((await call(endpoint, {} as never)).status).toBe(401);
	},
);
