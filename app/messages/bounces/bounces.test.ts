import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { staffMember, wakeMail } from "../../office/people/contract";
import { findResting } from "./resting-addresses.server";

const MAIL_NOTICE_SECRET = "rahasia-kabar-surat-00";
const { app, call, db } = await testApp({ MAIL_NOTICE_SECRET });
const url = "/api/messages/notices/mail";
const post = (body: unknown, authorization = `Bearer ${MAIL_NOTICE_SECRET}`) =>
	app.inject({
		method: "POST",
		url,
		headers: { authorization, "content-type": "text/plain" },
		payload: typeof body === "string" ? body : JSON.stringify(body),
	});
const sns = (message: object) => ({ Type: "Notification", MessageId: "1", Message: JSON.stringify(message) });
const reasonOf = async (address: string) => (await findResting(db, address))?.reason ?? null;

it.each([
	["a script of the club's", { address: "Polos@warga.example", reason: "bounced" }, "polos", "bounced"],
	[
		"Postmark",
		{ RecordType: "Bounce", Type: "HardBounce", Email: "keras@warga.example", Description: "unknown user" },
		"keras",
		"bounced",
	],
	[
		"Postmark, of a complaint",
		{ RecordType: "SpamComplaint", Type: "SpamComplaint", Email: "kesal@warga.example" },
		"kesal",
		"complained",
	],
	[
		"Amazon SES",
		sns({
			notificationType: "Bounce",
			bounce: {
				bounceType: "Permanent",
				bouncedRecipients: [{ emailAddress: "ses@warga.example", diagnosticCode: "smtp; 550 5.1.1" }],
			},
		}),
		"ses",
		"bounced",
	],
	[
		"Amazon SES, of a complaint",
		sns({ complaint: { complainedRecipients: [{ emailAddress: "aduan@warga.example" }] } }),
		"aduan",
		"complained",
	],
])("an address rests on the word of %s", async (_, body, name, reason) => {
	expect((await post(body)).statusCode).toBe(200);
	expect(await reasonOf(`${name}@warga.example`)).toBe(reason);
});

it("what passes, nonsense and no address at all are taken and change nothing", async () => {
	const { rows } = await db.execute("select count(*)::int as resting from resting_addresses");
	const bodies = [
		{ RecordType: "Bounce", Type: "SoftBounce", Email: "penuh@warga.example" },
		sns({
			bounce: { bounceType: "Transient", bouncedRecipients: [{ emailAddress: "penuh@warga.example" }] },
		}),
		{ address: "bukan alamat", reason: "bounced" },
		{ Type: "SubscriptionConfirmation", SubscribeURL: "https://jahat.example/sns.ap.amazonaws.com/" },
		"{",
		"",
		[],
	];
	for (const body of bodies) expect((await post(body)).statusCode).toBe(200);
	expect((await db.execute("select count(*)::int as resting from resting_addresses")).rows).toEqual(rows);
});

it("only the provider may say so, as Bearer or in the password of its address", async () => {
	const body = { address: "orang@warga.example", reason: "bounced" };
	const basic = (secret: string) => `Basic ${Buffer.from(`klub:${secret}`).toString("base64")}`;
	for (const wrong of ["", "Bearer salah", basic("salah"), "Basic", "Bearer"])
		expect((await post(body, wrong)).statusCode).toBe(403);
	expect(await reasonOf("orang@warga.example")).toBeNull();
	expect((await post(body, basic(MAIL_NOTICE_SECRET))).statusCode).toBe(200);
	const off = await testApp();
	expect((await off.app.inject({ method: "POST", url })).statusCode).toBe(404);
});

it("a dead address stays dead when somebody also calls it spam", async () => {
	const address = "dua@warga.example";
	const reasons = [];
	for (const reason of ["complained", "bounced", "complained"]) {
		await post({ address, reason });
		reasons.push(await reasonOf(address));
	}
	expect(reasons).toEqual(["complained", "bounced", "bounced"]);
});

it("support sees that an address rests, and why, and wakes it; once, and it is audited", async () => {
	const staff = await createLoggedInMember(db);
	await grantRoles(db, { memberId: staff.id, roles: ["support"], by: null });
	const fan = await createMember(db);
	await post({ address: fan.email, reason: "bounced", detail: "550 5.1.1 tidak ada" });
	const read = async () => (await call(staffMember, { id: fan.id }, staff)).body;
	expect((await read()).resting).toMatchObject({ reason: "bounced", detail: "550 5.1.1 tidak ada" });
	const wake = () => call(wakeMail, { id: fan.id }, staff);
	expect((await wake()).status).toBe(200);
	expect((await read()).resting).toBeNull();
	expect((await read()).changes[0]?.action).toBe("members.wake_mail");
	expect((await wake()).body.error).toBe("member.gets_mail");
});
