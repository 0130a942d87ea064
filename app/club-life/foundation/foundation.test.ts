import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { buildPlayer } from "../../people/players/factories";
import { players } from "../../people/players/tables.server";
import { formatCount } from "../../platform/words/numbers";
import { foundationDetail, foundationList } from "./contract";
import { buildFoundationProgramme } from "./factories";
import { percentReached } from "./programme-figures";
import { foundationProgrammes } from "./tables.server";

const { call, db } = await testApp();

beforeAll(async () => {
	await db.insert(players).values(buildPlayer({ slug: "putra-laut", name: "Putra Laut" }));
	await db.insert(foundationProgrammes).values([
		buildFoundationProgramme({ slug: "bakau", startedOn: "2024-01-01", goal: 100, reached: 120 }),
		buildFoundationProgramme({
			slug: "renang",
			startedOn: "2025-01-01",
			story: [
				{
					type: "paragraph",
					runs: [{ text: "Diajar " }, { text: "Putra", mention: { kind: "player", slug: "putra-laut" } }],
				},
			],
			storyEn: [{ type: "paragraph", runs: [{ text: "Floating first." }] }],
			reports: [
				{ on: "2025-02-01", title: { id: "Satu" }, text: { id: "Awal." }, figures: [] },
				{
					on: "2025-06-01",
					title: { id: "Dua", en: "Two" },
					text: { id: "Lanjut.", en: "On." },
					figures: [
						{ label: { id: "Anak", en: "Children" }, value: "40" },
						{ label: { id: "Jam", en: "Hours" }, value: { id: "1.200", en: "1,200" } },
					],
				},
			],
		}),
	]);
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("the list of programmes", () => {
	it("is sorted newest first, or by progress", async () => {
		const { status, body } = await call(foundationList, {});
		expect(status).toBe(200);
		expect(slugs(body.programmes)).toEqual(["renang", "bakau"]);
		expect(body).toMatchObject({ total: 2, page: 1, pageCount: 1 });
		expect(slugs((await call(foundationList, { sort: "furthest" })).body.programmes)).toEqual([
			"bakau",
			"renang",
		]);
	});

	it.each([{ sort: "best" }, { page: "x" }])("refuses %o", async (input) => {
		expect((await call(foundationList, input as never)).status).toBe(422);
	});
});

describe("one programme", () => {
	it("has its story with the people it names, and its reports newest first", async () => {
		const { status, body } = await call(foundationDetail, { slug: "renang" });
		expect(status).toBe(200);
		expect(body).toMatchObject({ storyLanguage: "id", unit: "karung sampah" });
		expect(body.mentions).toMatchObject([{ kind: "player", title: "Putra Laut" }]);
		expect(body.reports.map(({ title }) => title)).toEqual(["Dua", "Satu"]);
		expect(slugs(body.others)).toEqual(["bakau"]);
	});

	it("is in English where there is a translation", async () => {
		const { body } = await call(foundationDetail, { slug: "renang" }, { language: "en" });
		expect(body).toMatchObject({ title: "Clean beach", storyLanguage: "en", mentions: [] });
		expect(body.reports[0]).toMatchObject({
			title: "Two",
			figures: [
				{ label: "Children", value: "40" },
				{ label: "Hours", value: "1,200" },
			],
		});
		const other = await call(foundationDetail, { slug: "bakau" }, { language: "en" });
		expect(other.body.storyLanguage).toBe("id");
	});

	it("is not found under another name", async () => {
		const { status, body } = await call(foundationDetail, { slug: "gunung" });
		expect({ status, error: body.error }).toEqual({ status: 404, error: "foundation.unknown" });
	});
});

it("says a hundred per cent only when the goal is reached", () => {
	expect(percentReached({ reached: 1999, goal: 2000 })).toBe(99);
	expect(percentReached({ reached: 2400, goal: 2000 })).toBe(120);
	expect([formatCount(12400, "id"), formatCount(1234567, "en"), formatCount(31, "id")]).toEqual([
		"12.400",
		"1,234,567",
		"31",
	]);
});
