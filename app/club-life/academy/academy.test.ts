import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { messages } from "../../messages/tables.server";
import type { InputOf } from "../../platform/http/contract";
import { academyPage, trialApplication } from "./contract";
import { buildAcademyCoach, buildAcademyProgramme, buildTrialApplication } from "./factories";
import { forgetTrials } from "./forget-trials.server";
import { academyCoaches, academyProgrammes, trialApplications } from "./tables.server";

const { call, db, settings } = await testApp({ STAFF_MAIL: "staf@klub.example" });

let sender = 0;
const elevenYearsAgo = `${new Date().getUTCFullYear() - 11}-01-01`;
const application: InputOf<typeof trialApplication> = {
	programme: "kelas-u12",
	childName: "Bintang Ramadhan",
	birthDate: elevenYearsAgo,
	guardianName: "Siti Ramadhan",
	email: "siti@warga.example",
	phone: "0812-3456-7890",
	note: "Alergi kacang",
	consent: true,
};
const send = (changes: Partial<Record<keyof typeof application, unknown>>, options = {}) =>
	call(trialApplication, { ...application, ...changes } as typeof application, {
		address: `10.0.0.${++sender}`,
		...options,
	});
const keptFor = (email: string) =>
	db.select().from(trialApplications).where(eq(trialApplications.email, email));

beforeAll(async () => {
	await db
		.insert(academyProgrammes)
		.values([
			buildAcademyProgramme({ position: 2 }),
			buildAcademyProgramme({ slug: "kaki-pasir", name: { id: "Kaki pasir", en: "Sand feet" }, position: 1 }),
			buildAcademyProgramme({ slug: "ring-mini", category: "basketball" }),
		]);
	await db.insert(academyCoaches).values(buildAcademyCoach());
});

describe("an academy", () => {
	it("has its own programmes and coaches, in their order and language", async () => {
		const { status, body } = await call(academyPage, { category: "football" }, { language: "en" });
		expect(status).toBe(200);
		expect(body.programmes.map(({ name }) => name)).toEqual(["Sand feet", "Under-12 class"]);
		expect(body.coaches).toMatchObject([{ name: "Wati Suryani", role: "Under-12 coach" }]);
		expect((await call(academyPage, { category: "esports" })).body).toMatchObject({
			programmes: [],
			coaches: [],
		});
	});

	it.each(["chess", "academy", "trials"])("is unknown as %s", async (category) => {
		const { status, body } = await call(academyPage, { category });
		expect({ status, error: body.error }).toEqual({ status: 404, error: "academy.unknown" });
	});
});

describe("the trial form", () => {
	it("keeps the application with its consent and tells the staff", async () => {
		const { status, body } = await send({});
		expect(status).toBe(201);
		expect(body.message).toBe("Pendaftaranmu sudah kami terima.");
		const [kept] = await keptFor(application.email);
		expect(kept).toMatchObject({
			childName: "Bintang Ramadhan",
			phone: "+6281234567890",
			category: "football",
		});
		expect(Date.now() - kept!.consentAt.getTime()).toBeLessThan(60_000);
		const [mail] = await db.select().from(messages).where(eq(messages.to, "staf@klub.example"));
		expect(mail).toMatchObject({ template: "academy-trial", language: "id" });
		expect(mail?.text).toContain("Bintang Ramadhan");
		expect(mail?.text).toContain("Alergi kacang");
	});

	it("keeps nothing of a child without the guardian's consent", async () => {
		for (const consent of [false, undefined, "yes"]) {
			const { status, body } = await send({ consent, email: "tanpa@warga.example" });
			expect(status).toBe(422);
			expect(body.errors?.consent?.[0]).toContain("persetujuan orang tua");
		}
		expect(await keptFor("tanpa@warga.example")).toEqual([]);
	});

	it("reports what is wrong with every field", async () => {
		const { status, body } = await send({
			programme: "",
			childName: "B",
			birthDate: "kemarin",
			guardianName: "",
			email: "siti",
			phone: "",
			note: "x".repeat(1001),
			consent: false,
		});
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {}).sort()).toEqual([
			"birthDate",
			"childName",
			"consent",
			"email",
			"guardianName",
			"note",
			"phone",
			"programme",
		]);
	});

	it("judges programme, phone and age together, in the reader's language", async () => {
		const { body } = await send({ programme: "gone", phone: "12345" }, { language: "en" });
		expect(Object.keys(body.errors ?? {}).sort()).toEqual(["phone", "programme"]);
		const tooOld = await send({ birthDate: "1990-01-01", phone: "12345" }, { language: "en" });
		expect(tooOld.body.errors).toEqual({
			birthDate: ["This programme is for ages 10 to 12."],
			phone: ["Use an Indonesian mobile number, such as 0812 3456 7890."],
		});
		expect((await send({ birthDate: "2999-01-01" })).status).toBe(422);
	});

	it("thanks a bot and stores nothing", async () => {
		const { status } = await send({ website: "https://spam.example", email: "mesin@warga.example" });
		expect(status).toBe(201);
		expect(await keptFor("mesin@warga.example")).toEqual([]);
	});

	it("accepts five applications a day for one e-mail address, wherever they come from", async () => {
		const email = "rajin@warga.example";
		for (let count = 0; count < 5; count++) expect((await send({ email })).status).toBe(201);
		const { status, headers, body } = await send({ email: "RAJIN@warga.example" });
		expect({ status, error: body.error }).toEqual({ status: 429, error: "too_many_requests" });
		expect(Number(headers["retry-after"])).toBeGreaterThan(0);
		expect(await keptFor(email)).toHaveLength(5);
	});

	it("accepts twenty an hour from one sender", async () => {
		const address = "10.9.9.9";
		for (let count = 0; count < 20; count++)
			expect((await send({ email: `kelas-${count}@warga.example` }, { address })).status).toBe(201);
		expect((await send({ email: "kelas-x@warga.example" }, { address })).status).toBe(429);
	});

	it("accepts no flood, however many senders it has", async () => {
		await db.execute(sql`update rate_limits set points = 499 where key = 'trial-all:all'`);
		const sendFrom = (address: string) => send({ email: `${address}@warga.example` }, { address });
		expect((await sendFrom("10.8.0.1")).status).toBe(201);
		expect((await sendFrom("10.8.0.2")).status).toBe(429);
		expect(await keptFor("10.8.0.2@warga.example")).toEqual([]);
		await db.execute(sql`delete from rate_limits where key = 'trial-all:all'`);
	});
});

it("forgets applications after twelve months, as the form promises", async () => {
	const [programme] = await db.select().from(academyProgrammes).limit(1);
	const old = new Date(Date.now() - 370 * 86_400_000);
	await db
		.insert(trialApplications)
		.values([
			buildTrialApplication({ programmeId: programme!.id, email: "lama@warga.example", createdAt: old }),
			buildTrialApplication({ programmeId: programme!.id, email: "baru@warga.example" }),
		]);
	await forgetTrials.run({ db, settings, jobs: undefined as never, limits: undefined as never }, {});
	expect(await keptFor("lama@warga.example")).toEqual([]);
	expect(await keptFor("baru@warga.example")).toHaveLength(1);
});
