import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { areaList, areaSearch } from "../shipping/contract";
import { areas } from "../shipping/tables.server";
import { areasRelease, loadAreas } from "./load-areas.server";

const { db, call, jobs, settings } = await testApp();
const context = { db, jobs, settings, limits: null as never };
const search = async (q: string) => (await call(areaSearch, { q })).body;
const namesFor = async (q: string) =>
	(await search(q)).areas.map(({ village, district, city }) =>
		[village?.name, district.name, city.name].filter(Boolean).join(", "),
	);

it("says that the areas are not ready, before they are loaded", async () => {
	expect(await search("tebet")).toEqual({ areas: [], isGuess: false, isReady: false });
	expect((await call(areaList, {})).body).toEqual({ areas: [], isReady: false });
});

describe("loading", () => {
	it("leaves nothing behind when it is interrupted", async () => {
		// Halfway: some areas are in already when the next statement fails.
		await db.execute(`
			create function cut_off() returns trigger language plpgsql as $$ begin
				if (select count(*) from areas) > 10000 then raise 'cut off'; end if;
				return null;
			end $$;
			create trigger cut_off after insert on areas for each statement execute function cut_off()`);
		await expect(loadAreas.run(context, {})).rejects.toMatchObject({ cause: { message: "cut off" } });
		expect(await db.$count(areas)).toBe(0);
		await db.execute("drop trigger cut_off on areas");
	});

	it("is done once, even by two processes at a time", async () => {
		await Promise.all([loadAreas.run(context, {}), loadAreas.run(context, {})]);
		expect(await db.$count(areas)).toBe(38 + 514 + 7_285 + 83_762);
		await loadAreas.run(context, {});
	});

	it("knows the postcode of every village", async () => {
		const unknown = sql`${areas.level} = 'village' and ${areas.postcode} is null`;
		expect(await db.$count(areas, unknown)).toBe(0);
		expect(await db.$count(areas, sql`${areas.postcode} !~ '^[1-9][0-9]{4}$'`)).toBe(0);
	});

	it("names the release that is installed", () => {
		const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		expect(areasRelease).toContain(`idn-area-data ${dependencies["idn-area-data"]}`);
	});
});

describe("one box", () => {
	it("finds a district before its villages, by word prefixes in any order", async () => {
		const found = await namesFor("tebet jak sel");
		expect(found[0]).toBe("Tebet, Kota Jakarta Selatan");
		expect(found).toContain("Tebet Barat, Tebet, Kota Jakarta Selatan");
		expect(found).toContain("Manggarai, Tebet, Kota Jakarta Selatan");
		expect((await namesFor("jaksel tebet"))[0]).toBe("Tebet, Kota Jakarta Selatan");
		expect((await namesFor("kec. Tebet"))[0]).toBe("Tebet, Kota Jakarta Selatan");
	});

	it("answers with all parent areas", async () => {
		const { areas } = await search("dago coblong bandung");
		expect(areas[0]).toEqual({
			id: "32.73.02.1004",
			village: { id: "32.73.02.1004", name: "Dago", postcode: "40135" },
			district: { id: "32.73.02", name: "Coblong" },
			city: { id: "32.73", name: "Kota Bandung" },
			province: { id: "32", name: "Jawa Barat" },
		});
	});

	it("forgives typing errors and says that it guessed", async () => {
		for (const q of ["tebett jakarta slatan", "tbet jaksel", "jaksel kebayoran bru"]) {
			const { areas, isGuess } = await search(q);
			expect([q, isGuess, areas[0]?.city.name]).toEqual([q, true, "Kota Jakarta Selatan"]);
		}
	});

	it("puts the exact name first", async () => {
		expect((await namesFor("solo"))[0]).toMatch(/^Solo\b|Surakarta/);
		expect((await namesFor("gambir"))[0]).toBe("Gambir, Kota Jakarta Pusat");
	});

	it.each([
		"12930",
		"::",
		"a' | b:*",
		"!!",
		"%",
		"\\",
		"kec",
		"  jl ",
		"🙂🙂",
		"jawa",
		"a b c d",
		"ja ka su ba ma ta",
	])("survives any input: %s", async (q) => {
		const answer = await call(areaSearch, { q });
		expect([200, 422]).toContain(answer.status);
	});
});

it("lists province, city, district and village", async () => {
	const list = async (parent?: string) => (await call(areaList, { parent })).body.areas;
	expect(await list()).toHaveLength(38);
	expect((await list("31")).map(({ name }) => name)).toContain("Kota Jakarta Selatan");
	expect((await list("31.74")).map(({ name }) => name)).toContain("Tebet");
	expect((await list("31.74.01")).map(({ name }) => name)).toContain("Tebet Barat");
	expect(await list("99")).toEqual([]);
	expect((await call(areaList, { parent: "31'" })).status).toBe(422);
});
