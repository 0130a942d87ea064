import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buildContent, type Sample, samples } from "../../../test/content-samples";
import { buildTrialApplication } from "../../club-life/academy/factories";
import { academyProgrammes, trialApplications } from "../../club-life/academy/tables.server";
import { academyProgrammeEndpoints } from "../../club-life/academy/writing/contract";
import { divisionHome } from "../../club-life/divisions/contract";
import { sponsorEndpoints } from "../../club-life/sponsors/writing/contract";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { playerEndpoints } from "../../people/players/writing/contract";
import type { Role } from "../../platform/http/access";
import { faqList } from "../../site/faq/contract";
import { questionEndpoints, questionGroupEndpoints } from "../../site/faq/writing/contract";
import { homePage } from "../../site/home/contract";
import { heroEndpoints } from "../../site/home/writing/contract";
import { buildVideo } from "../../videos/factories";
import { videos } from "../../videos/tables.server";
import { videoEndpoints } from "../../videos/writing/contract";

const { db, call, app } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const gilang = await createStaff("editor");
const tri = await createStaff("editor");
const admin = await createStaff("admin");
const { token } = gilang;
await call(questionGroupEndpoints.create, { content: { title: { id: "Tiket" } } }, { token });

const create = (sample: Sample, content: unknown) =>
	call(sample.endpoints.create, { content: content as never }, { token });
/** What guests see. */
const shown = async ({ page }: Sample, id: string) =>
	(await app.inject({ url: `/api${page.replace(":id", id)}` })).body;

describe.each(samples)("$name", (sample) => {
	const { endpoints } = sample;

	it("is created, found, changed and deleted, and guests see each change", async () => {
		const first = await create(sample, buildContent(sample, "Gelombang Pertama"));
		expect(first.status, JSON.stringify(first.body)).toBe(201);
		const { id, version } = first.body;
		expect(await shown(sample, id)).toContain("Gelombang Pertama");
		const { items } = (await call(endpoints.list, { q: "gelombang pertama" }, { token })).body;
		expect(items.map((item) => item.id)).toEqual([id]);

		const content = buildContent(sample, "Gelombang Kedua") as never;
		const saved = await call(endpoints.save, { id, version, content }, { token });
		expect(saved.status, JSON.stringify(saved.body)).toBe(200);
		expect(saved.body.content).toEqual(content);
		expect(saved.body.version).not.toBe(version);
		expect(await shown(sample, id)).toContain("Gelombang Kedua");
		// Saving it unchanged does nothing and logs nothing.
		await call(endpoints.save, { id, version: saved.body.version, content }, { token });

		const gone = await call(endpoints.remove, { id, version: saved.body.version }, { token });
		expect(gone.status, JSON.stringify(gone.body)).toBe(200);
		expect(await shown(sample, id)).not.toContain("Gelombang Kedua");
		expect((await call(endpoints.detail, { id }, { token })).status).toBe(404);

		const log = await call(auditEntries, { q: `${sample.name}/${id}` }, { token: admin.token });
		expect(log.body.entries.map(({ action, by }) => [action, by?.id])).toEqual(
			["delete", "save", "create"].map((verb) => [`${sample.name}.${verb}`, gilang.id]),
		);
		expect(log.body.entries[1]).toMatchObject({ before: first.body.content, after: content });
	});

	it("tells the second of two editors that it changed, and keeps the first one's text", async () => {
		const { id, version } = (await create(sample, buildContent(sample, "Dua Meja"))).body;
		const ours = buildContent(sample, "Meja Gilang") as never;
		const theirs = buildContent(sample, "Meja Tri") as never;
		expect((await call(endpoints.save, { id, version, content: ours }, { token })).status).toBe(200);
		const second = await call(endpoints.save, { id, version, content: theirs }, { token: tri.token });
		expect([second.status, second.body.error]).toEqual([409, "content.changed"]);
		const late = await call(endpoints.remove, { id, version }, { token: tri.token });
		expect([late.status, late.body.error]).toEqual([409, "content.changed"]);
		const latest = (await call(endpoints.detail, { id }, { token: tri.token })).body;
		expect(latest).toMatchObject({ content: ours, changedBy: gilang.name });
		const again = { id, version: latest.version, content: theirs };
		expect((await call(endpoints.save, again, { token: tri.token })).status).toBe(200);
	});

	it("reports every missing field, and rejects every role but editors", async () => {
		const empty = await create(sample, {});
		expect(empty.status).toBe(422);
		expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual(
			Object.keys(buildContent(sample, "x") as object)
				.map((field) => `content.${field}`)
				.sort(),
		);
		const seller = await createStaff("seller", "ticketing", "support", "finance", "gate");
		expect((await call(endpoints.list, {}, { token: seller.token })).status).toBe(403);
		expect((await call(endpoints.list, {})).status).toBe(401);
	});

	it("refuses a picture that is not in the library", async () => {
		const content = buildContent(sample, "Tanpa Gambar") as Record<string, unknown>;
		const field = ["cover", "portrait", "pennant", "picture", "logo"].find((name) => name in content);
		if (!field) return;
		content[field] = { photo: "nobodys", width: 10, height: 10 };
		const { status, body } = await create(sample, content);
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["content.pictures"]]);
	});
});

it("two concurrent new items of the same name get different slugs and positions", async () => {
	const made = await Promise.all(
		Array.from({ length: 8 }, () =>
			call(
				questionEndpoints.create,
				{ content: { group: "tiket", question: { id: "Kapan?" }, answer: { id: "Nanti." } } },
				{ token },
			),
		),
	);
	expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
	expect(new Set(made.map(({ body }) => body.id)).size).toBe(8);
});

it("a question is listed with its group's title, in the reader's language", async () => {
	const content = { title: { id: "Parkir", en: "Parking" } };
	const { id: group } = (await call(questionGroupEndpoints.create, { content }, { token })).body;
	const question = { group, question: { id: "Di mana motor parkir?" }, answer: { id: "Di timur." } };
	await call(questionEndpoints.create, { content: question }, { token });
	const list = await call(questionEndpoints.list, { q: "motor" }, { token, language: "en" });
	expect(list.body.items).toMatchObject([
		{ title: "Di mana motor parkir?", note: "Parking", languages: { id: "done", en: "missing" } },
	]);
});

describe("order", () => {
	it("changes by one position within its group, and stops at both ends", async () => {
		const group = (
			await call(questionGroupEndpoints.create, { content: { title: { id: "Urutan" } } }, { token })
		).body.id;
		const ids: string[] = [];
		for (const word of ["Satu", "Dua", "Tiga"]) {
			const content = { group, question: { id: word }, answer: { id: word } };
			ids.push((await call(questionEndpoints.create, { content }, { token })).body.id);
		}
		const order = async () => {
			const { groups } = (await call(faqList, {})).body;
			return groups.find(({ key }) => key === group)?.questions.map(({ question }) => question);
		};
		const move = (id: string, direction: "up" | "down") =>
			call(questionEndpoints.move, { id, direction }, { token });
		expect(await order()).toEqual(["Satu", "Dua", "Tiga"]);
		await move(ids[2]!, "up");
		expect(await order()).toEqual(["Satu", "Tiga", "Dua"]);
		expect((await move(ids[0]!, "up")).status).toBe(200);
		await move(ids[0]!, "down");
		expect(await order()).toEqual(["Tiga", "Satu", "Dua"]);
		await Promise.all([move(ids[0]!, "down"), move(ids[1]!, "up"), move(ids[2]!, "down")]);
		expect((await order())?.sort()).toEqual(["Dua", "Satu", "Tiga"]);
		const log = await call(auditEntries, { q: `faq/${ids[2]}` }, { token: admin.token });
		expect(log.body.entries.map(({ action }) => action)).toContain("faq.move");
	});

	it("of the home page's hero is set by editors, and a hidden slide is left out", async () => {
		const before = (await call(homePage, {})).body.heroOrder;
		expect(before).toEqual(["live", "match", "story", "product", "event"]);
		await call(heroEndpoints.move, { id: "story", direction: "up" }, { token });
		const { version } = (await call(heroEndpoints.detail, { id: "live" }, { token })).body;
		const hidden = { id: "live", version, content: { isShown: false } };
		expect((await call(heroEndpoints.save, hidden, { token })).status).toBe(200);
		expect((await call(homePage, {})).body.heroOrder).toEqual(["story", "match", "product", "event"]);
		const { items } = (await call(heroEndpoints.list, { state: "hidden" }, { token })).body;
		expect(items.map(({ id }) => id)).toEqual(["live"]);
		expect((await call(heroEndpoints.create, { content: { isShown: true } }, { token })).status).toBe(405);
	});
});

describe("what something shown needs cannot be deleted", () => {
	it("a group with questions", async () => {
		const { version } = (await call(questionGroupEndpoints.detail, { id: "tiket" }, { token })).body;
		const refused = await call(questionGroupEndpoints.remove, { id: "tiket", version }, { token });
		expect([refused.status, refused.body.error]).toEqual([409, "content.in_use"]);
		expect(refused.body.message).toMatch(/pertanyaan/);
	});

	it("a programme that children are registered for, and a player in a video", async () => {
		const sampleOf = (name: string) => samples.find((one) => one.name === name)!;
		const programme = sampleOf("academy-programmes");
		const made = (await create(programme, buildContent(programme, "Sabtu Pagi"))).body;
		const [row] = await db.select().from(academyProgrammes).where(eq(academyProgrammes.slug, made.id));
		await db.insert(trialApplications).values(buildTrialApplication({ programmeId: row!.id }));
		const kept = await call(academyProgrammeEndpoints.remove, made, { token });
		expect([kept.status, kept.body.message]).toEqual([409, expect.stringMatching(/^1 anak/)]);

		const player = (await create(sampleOf("players"), buildContent(sampleOf("players"), "Bintang Film")))
			.body;
		await db.insert(videos).values(buildVideo({ slug: "film", playerSlugs: [player.id] }));
		const stays = await call(playerEndpoints.remove, player, { token });
		expect([stays.status, stays.body.message]).toEqual([409, expect.stringMatching(/1 video/)]);
	});
});

describe("rules of a kind are reported at their field", () => {
	const faultsOf = async (name: string, change: object) => {
		const sample = samples.find((one) => one.name === name)!;
		const content = { ...(buildContent(sample, "Aturan") as object), ...change };
		return (await create(sample, content)).body.errors;
	};

	it("videos: a length unless live, and something that can be played", async () => {
		expect(await faultsOf("videos", { seconds: null })).toHaveProperty(["content.seconds"]);
		expect(await faultsOf("videos", { sourceRef: "javascript:alert(1)" })).toHaveProperty([
			"content.sourceRef",
		]);
		expect(await faultsOf("videos", { source: "hls", sourceRef: "/media/film.mp4" })).toHaveProperty([
			"content.sourceRef",
		]);
		const sample = samples.find(({ name }) => name === "videos")!;
		const content = {
			...(buildContent(sample, "Alamat penuh") as object),
			sourceRef: "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4",
		};
		const { body } = await call(videoEndpoints.create, { content: content as never }, { token });
		expect(body.content.sourceRef).toBe("dQw4w9WgXcQ");
	});

	it("players: a free number, one captain, figures of the division, each season once", async () => {
		const sample = samples.find(({ name }) => name === "players")!;
		const base = { ...(buildContent(sample, "Kapten") as object), number: 7, captain: true };
		expect((await create(sample, base)).status).toBe(201);
		expect(await faultsOf("players", { number: 7, captain: true })).toMatchObject({
			"content.number": [expect.any(String)],
			"content.captain": [expect.any(String)],
		});
		expect(await faultsOf("players", { squad: "valorant", positionKey: "guard" })).toMatchObject({
			"content.squad": [expect.any(String)],
			"content.positionKey": [expect.any(String)],
		});
		const figures = {
			games: 1,
			wins: 1,
			kills: 1,
			deaths: 1,
			assists: 1,
			bestPlayerAwards: 0,
		};
		const season = { season: "2026/27", competition: "Liga", figures };
		expect(await faultsOf("players", { seasons: [season, season] })).toMatchObject({
			"content.seasons.0.season": [expect.any(String)],
			"content.seasons.1.competition": [expect.any(String)],
		});
	});

	it("sponsors, academy: periods, ages and sessions in order", async () => {
		expect(await faultsOf("sponsors", { endsOn: "2020-01-01" })).toHaveProperty(["content.endsOn"]);
		expect(await faultsOf("sponsors", { startsOn: "0000-01-01" })).toHaveProperty(["content.startsOn"]);
		const wrong = { minAge: 12, maxAge: 9, timetable: [{ day: 2, start: "17.00", end: "15.30" }] };
		expect(await faultsOf("academy-programmes", wrong)).toMatchObject({
			"content.maxAge": [expect.any(String)],
			"content.timetable.0.end": [expect.any(String)],
		});
	});
});

it("a sponsor is shown while its period runs, on its division's page or on all", async () => {
	const add = (name: string, period: object) =>
		call(
			sponsorEndpoints.create,
			{
				content: {
					name,
					division: null,
					url: null,
					logo: { art: "field", slug: "x" },
					startsOn: "2020-01-01",
					endsOn: null,
					...period,
				},
			},
			{ token },
		);
	await add("Selalu", {});
	await add("Lewat", { endsOn: "2021-01-01" });
	await add("Nanti", { startsOn: "2190-01-01" });
	await add("Basket", { division: "basketball" });
	const names = async (division: "football" | "basketball") =>
		(await call(divisionHome, { division })).body.sponsors.map(({ name }) => name);
	expect(await names("football")).toEqual(expect.arrayContaining(["Selalu"]));
	expect(await names("football")).not.toEqual(expect.arrayContaining(["Lewat"]));
	expect(await names("football")).not.toEqual(expect.arrayContaining(["Nanti"]));
	expect(await names("football")).not.toEqual(expect.arrayContaining(["Basket"]));
	expect(await names("basketball")).toEqual(expect.arrayContaining(["Selalu", "Basket"]));
});
