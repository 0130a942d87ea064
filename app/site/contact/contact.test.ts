import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { personName } from "../../members/member-fields";
import { messages } from "../../messages/tables.server";
import { saveContact } from "./contract";
import { contactMessages } from "./tables.server";

const app = await testApp({ STAFF_MAIL: "staf@klub.example" });
let sender = 0;
const feedback = {
	name: "Budi Santoso",
	email: "budi@warga.example",
	phone: "0812-3456-7890",
	topic: "tickets" as const,
	message: "Tiket derbi saya belum punya QR.",
	seconds: 40,
};

it("stores the message, notifies the staff and sends a member a copy", async () => {
	const { token } = await createLoggedInMember(app.db, {
		email: feedback.email,
		emailVerifiedAt: new Date(),
	});
	const { status, body } = await send(feedback, { token });
	expect({ status, body }).toEqual({ status: 200, body: { message: "Feedback Added." } });
	expect(await kept("budi@warga.example")).toMatchObject([{ phone: "+6281234567890", suspect: false }]);
	const [toStaff] = await mailsTo("staf@klub.example");
	expect(toStaff).toMatchObject({ template: "contact-received", language: "id" });
	expect(toStaff?.text).toContain(feedback.message);
	const [copy] = await mailsTo("budi@warga.example");
	expect(copy).toMatchObject({ template: "contact-copy" });
	expect(copy?.text).toContain("Tiket dan stadion");
});

it("answers in the reader's language, with the specification's messages", async () => {
	const email = "ann@warga.example";
	const { token } = await createLoggedInMember(app.db, { email, emailVerifiedAt: new Date() });
	const { body } = await send({ ...feedback, email }, { language: "en", token });
	expect(body.message).toBe("Feedback Added.");
	expect((await mailsTo(email))[0]?.text).toContain("Tickets and stadium");
});

it("mails a copy to nobody else: not for a guest, not to an unverified address, not to another's", async () => {
	const victim = await createLoggedInMember(app.db, { emailVerifiedAt: new Date() });
	const unproven = await createLoggedInMember(app.db, { emailVerifiedAt: null });
	const other = await createLoggedInMember(app.db, { emailVerifiedAt: new Date() });
	await send({ ...feedback, email: victim.email });
	await send({ ...feedback, email: unproven.email }, { token: unproven.token });
	await send({ ...feedback, email: victim.email }, { token: other.token });
	expect(await mailsTo(victim.email)).toEqual([]);
	expect(await mailsTo(unproven.email)).toEqual([]);
	expect(await mailsTo(other.email)).toHaveLength(1);
});

it.each([
	"Menang di hadiah.example",
	"https://jahat.example",
	"www.jahat.COM",
	"budi@jahat.example",
	"Klik hadiah.Id",
	"HADIAH.ID sekarang",
	"judi.Shop",
	"hadiah.Xyz",
	"Hadiah.Co.Id.",
	"bit.Ly",
	"T.Me",
	"judí.com",
	"judi\u0301.Com",
	"казино.рф",
	"ｈａｄｉａｈ．Ｉｄ",
	"hadiah。Id",
])("rejects a link as a name: %s", async (name) => {
	const { status, body } = await send({ ...feedback, name });
	expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["name"]]);
});

it.each([
	"Moh. Ridwan",
	"Moh.Ridwan",
	"Muh.Iqbal",
	"Moh.Idris",
	"M.Yoga Pratama",
	"Drs.Budi",
	"Dr.Ir. H.M. Soeharto",
	"H. Abdul Aziz, S.Pd.",
	"Nurul Ain, S.Ag.,M.Si",
	"Rina SH.MH",
	"Bayu, M.Ec.Dev.",
	"A. Rahman",
	"St. Clair",
	"O'Brien-Siregar",
])("accepts a name with dots: %s", async (name) => {
	const email = `${name.replace(/\W/g, "")}@nama.example`;
	expect((await send({ ...feedback, name, email })).status).toBe(200);
});

it("judges a long name full of dots at once", () => {
	const begun = performance.now();
	for (const part of ["a.", "A.", "aa.A", ".", "。", "á.i"])
		personName.safeParse(part.repeat(100_000 / part.length));
	expect(performance.now() - begun).toBeLessThan(1000);
});

it("records which member wrote", async () => {
	const { id, token } = await createLoggedInMember(app.db);
	await send({ ...feedback, email: "anggota@warga.example" }, { token });
	expect(await kept("anggota@warga.example")).toMatchObject([{ memberId: id }]);
});

it("requires no phone number", async () => {
	expect((await send({ ...feedback, email: "tanpa@warga.example", phone: "" })).status).toBe(200);
	expect(await kept("tanpa@warga.example")).toMatchObject([{ phone: null }]);
});

it("reports an error for every invalid field", async () => {
	const { status, body } = await send({
		name: "",
		email: "budi",
		topic: "" as never,
		message: "hai",
	});
	expect(status).toBe(422);
	expect(Object.keys(body.errors ?? {}).sort()).toEqual(["email", "message", "name", "topic"]);
	expect(body.error).toBeUndefined();
	const wrongPhone = await send({ ...feedback, phone: "12" });
	expect(wrongPhone).toMatchObject({
		status: 422,
		body: { message: "Feedback is not sent.", errors: { phone: [expect.any(String)] } },
	});
});

it.each([
	["fills in the hidden field", { website: "https://jahat.example" }],
	["submits instantly", { seconds: 0.4 }],
	["does not say how long it took", { seconds: undefined }],
])("mails nobody when the sender %s, and tells it nothing", async (name, oddity) => {
	const email = `${name.length}@mesin.example`;
	expect(await send({ ...feedback, ...oddity, email })).toMatchObject({
		status: 200,
		body: { message: "Feedback Added." },
	});
	expect(await kept(email)).toMatchObject([{ suspect: true }]);
	expect(await mailsTo(email)).toEqual([]);
});

it("accepts twenty messages an hour from one sender, and five a day for one address", async () => {
	const bySender: number[] = [];
	for (let count = 0; count < 21; count++)
		bySender.push(
			(await send({ ...feedback, email: `${count}@ramai.example` }, { address: "10.9.0.1" })).status,
		);
	expect(bySender.filter((status) => status === 200)).toHaveLength(20);
	expect(bySender.at(-1)).toBe(429);
	const byEmail: number[] = [];
	for (let count = 0; count < 6; count++)
		byEmail.push((await send({ ...feedback, email: "satu@ramai.example" })).status);
	expect(byEmail).toEqual([200, 200, 200, 200, 200, 429]);
});

it("accepts no flood, however many senders it has", async () => {
	await app.pool.query("update rate_limits set points = 499 where key = 'contact-all:all'");
	const sendFrom = (address: string) =>
		send({ ...feedback, email: `${address}@banjir.example` }, { address });
	expect((await sendFrom("10.8.0.1")).status).toBe(200);
	expect((await sendFrom("10.8.0.2")).status).toBe(429);
	expect(await kept("10.8.0.2@banjir.example")).toEqual([]);
	await app.pool.query("delete from rate_limits where key = 'contact-all:all'");
});

it("logs neither messages nor addresses", async () => {
	await send({ ...feedback, message: "canary-in-a-message" });
	const lines = app.logs.join("\n");
	expect(lines).not.toContain("canary-in-a-message");
	expect(lines).not.toContain("warga.example");
});

const send = (
	input: Parameters<typeof app.call<typeof saveContact>>[1],
	options: Parameters<typeof app.call>[2] = {},
) => app.call(saveContact, input, { address: `10.8.${sender++}.1`, ...options });

const kept = async (email: string) =>
	(await app.db.select().from(contactMessages)).filter((row) => row.email === email);
const mailsTo = async (to: string) => (await app.db.select().from(messages)).filter((row) => row.to === to);
