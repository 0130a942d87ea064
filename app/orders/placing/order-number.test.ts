import { expect, it } from "vitest";
import { drawOrderNumber } from "./order-number.server";

const evening = new Date("2026-11-16T18:30:00Z");

it("begins with the club and the day in the club's zone", () => {
	expect(drawOrderNumber("SU", evening, "Asia/Jakarta")).toMatch(/^SU-261117-\w{5}$/);
	expect(drawOrderNumber("SU", evening, "Europe/London")).toMatch(/^SU-261116-\w{5}$/);
});

it("has no easily confused characters, and hardly ever repeats", () => {
	const drawn = Array.from({ length: 2_000 }, () => drawOrderNumber("SU", evening, "Asia/Jakarta"));
	const random = drawn.map((number) => number.slice(-5));
	expect(random.join("")).not.toMatch(/[0O1IL2Z5S8BUV]/);
	expect(new Set(random).size).toBeGreaterThan(1_980);
});
