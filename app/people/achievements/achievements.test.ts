import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { achievementList } from "./contract";
import { buildAchievement } from "./factories";
import { groupByYear } from "./honour-years";
import { achievements } from "./tables.server";

const { call, db } = await testApp();

beforeAll(async () => {
	const cup = { id: "Piala Teluk", en: "Bay Cup" };
	await db.insert(achievements).values([
		buildAchievement({ slug: "teluk-2020", year: 2020, competition: cup }),
		buildAchievement({ slug: "teluk-2024", year: 2024, competition: cup }),
		buildAchievement({ slug: "liga-2024", year: 2024, competition: { id: "Liga" }, placing: "runner-up" }),
		buildAchievement({
			slug: "basket-2022",
			division: "basketball",
			year: 2022,
			competition: { id: "Piala Pantai" },
		}),
	]);
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

it("lists the years newest first, titles before the rest", async () => {
	const { status, body } = await call(achievementList, {});
	expect(status).toBe(200);
	expect(slugs(body.achievements)).toEqual(["teluk-2024", "liga-2024", "basket-2022", "teluk-2020"]);
	expect(body).toMatchObject({ titles: 3, total: 4, page: 1, pageCount: 1 });
});

it("counts the titles of each competition", async () => {
	const { body } = await call(achievementList, {}, { language: "en" });
	expect(body.trophies).toMatchObject([
		{ slug: "teluk-2024", competition: "Bay Cup", titles: 2, years: [2024, 2020] },
		{ slug: "basket-2022", competition: "Piala Pantai", titles: 1, years: [2022] },
	]);
});

it("filters by division and reverses the order", async () => {
	const { body } = await call(achievementList, { division: "football", sort: "oldest" });
	expect(slugs(body.achievements)).toEqual(["teluk-2020", "teluk-2024", "liga-2024"]);
	expect(body).toMatchObject({ titles: 2, total: 3 });
	expect((await call(achievementList, { division: "esports" })).body).toMatchObject({
		achievements: [],
		trophies: [],
		titles: 0,
	});
});

it.each([{ division: "academy" }, { sort: "best" }, { page: "-1" }])("refuses %o", async (input) => {
	expect((await call(achievementList, input as never)).status).toBe(422);
});

it("groups what was won apart from what was nearly won", async () => {
	const { body } = await call(achievementList, {});
	expect(
		groupByYear(body.achievements).map(({ year, titles, others }) => [year, titles.length, others.length]),
	).toEqual([
		[2024, 1, 1],
		[2022, 1, 0],
		[2020, 1, 0],
	]);
});
