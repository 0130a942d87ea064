import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { club } from "../../../club/profile";
import { ownSections } from "../../platform/club-profile";
import { accentOf, pigments } from "./colours";

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
	for (const section of ownSections) expect(tokens).toContain(accentOf(section).fill);
});

test("pictures use the accents of the club's divisions", () => {
	for (const { key, colours } of club.divisions) expect(accentOf(key).fill).toBe(colours.fill);
});
