import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backupsToRemove, readKeep, refuseUnlessDated, thinBackups } from "./thin-backups";

const daysUntil = (last: string, count: number) =>
	Array.from({ length: count }, (_, back) =>
		new Date(Date.parse(last) - back * 86_400_000).toISOString().slice(0, 10),
	);
const kept = (names: string[], text: string) => {
	const gone = new Set(backupsToRemove(names, readKeep(text)));
	return names.filter((name) => !gone.has(name)).toSorted();
};

it("keeps the newest of each of the last days, weeks and months, and today's always", () => {
	expect(kept(daysUntil("2026-11-20", 400), "3,3,3")).toEqual([
		"2026-09-30",
		"2026-10-31",
		"2026-11-08",
		"2026-11-15",
		"2026-11-18",
		"2026-11-19",
		"2026-11-20",
	]);
	expect(kept(daysUntil("2026-11-20", 400), "1,0,0")).toEqual(["2026-11-20"]);
});

it("night after night, never has fewer than it should, nor more", () => {
	let names: string[] = [];
	for (const day of daysUntil("2027-03-31", 500).reverse()) {
		names = kept([...names, day], "7,4,12");
		expect(names.at(-1)).toBe(day);
		expect(names.length).toBeLessThanOrEqual(7 + 4 + 12);
	}
	expect(new Set(names.map((day) => day.slice(0, 7))).size).toBe(12);
	expect(names.slice(-7)).toEqual(daysUntil("2027-03-31", 7).reverse());
});

it("counts backups, not the calendar: after a month without any, the old ones are still there", () => {
	const old = daysUntil("2026-09-10", 7);
	expect(kept([...old, "2026-11-20"], "7,0,0")).toEqual(["2026-11-20", ...old.slice(0, 6)].toSorted());
});

it("removes no half of a backup, and nothing of anybody else's", async () => {
	const place = await mkdtemp(path.join(tmpdir(), "ombak-thin-"));
	onTestFinished(() => rm(place, { recursive: true }));
	for (const name of ["2026-11-18", "2026-11-19", "2026-11-20", "before-upgrade"]) {
		await mkdir(path.join(place, name));
		await writeFile(path.join(place, name, "manifest.json"), "{}");
	}
	await mkdir(path.join(place, "2026-11-17"));
	expect(await thinBackups(path.join(place, "2026-11-20"), readKeep("1,0,0"))).toEqual([
		"2026-11-18",
		"2026-11-19",
	]);
	expect((await readdir(place)).toSorted()).toEqual(["2026-11-17", "2026-11-20", "before-upgrade"]);
});

it.each(["", "0,4,12", "7", "7,4", "7,4,x", "7,4,12,1", "-1,4,12"])("does not take --keep=%s", (text) => {
	expect(() => readKeep(text)).toThrow("--keep");
});

it("wants a folder that it finds again", () => {
	expect(() => refuseUnlessDated("/backup/tonight")).toThrow("named by its day");
	refuseUnlessDated("/backup/2026-11-20");
});
