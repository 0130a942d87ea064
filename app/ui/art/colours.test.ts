import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { club } from "../../../club/profile";
import { accents, pigments } from "./colours";

test("pictures use the pigments of the design tokens", () => {
	const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8").toUpperCase();
	const { trench, sea, deep, foam, mist } = pigments;
	for (const [token, value] of Object.entries({
		palung: trench,
		laut: sea,
		dalam: deep,
		busa: foam,
		kabut: mist,
	})) {
		expect(tokens).toContain(`--${token}: ${value}`.toUpperCase());
	}
	for (const { fill } of Object.values(accents)) expect(tokens).toContain(fill);
});

test("pictures use the accents of the club's divisions", () => {
	for (const { key, accent } of club.divisions) expect(accents[key].fill).toBe(accent);
});
