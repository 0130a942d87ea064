import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { styleValues } from "../scripts/style-values.mjs";

const root = path.resolve(import.meta.dirname, "..");
/** Another company's page, which must not look like the club's. */
const foreign = ["simulator.css"];
const sheets = globSync("app/**/*.css", { cwd: root }).filter(
	(file) => !foreign.includes(path.basename(file)),
);
const values = styleValues(
	new Map(sheets.map((file) => [file, readFileSync(path.join(root, file), "utf8")] as const)),
);

it("colours come from the tokens", () => {
	const places = [...values.colours].flatMap(([colour, files]) => files.map((file) => `${file}: ${colour}`));
	expect(places.sort(), "Use a role of app/ui/tokens.css, or mix one of them.").toEqual([]);
});

it("layouts change at five widths at most", () => {
	expect(values.breakpoints.size, listOf(values.breakpoints)).toBeLessThanOrEqual(5);
});

it("texts have seven sizes at most, apart from those that grow with the screen", () => {
	expect(values.fontSizes.size, listOf(values.fontSizes)).toBeLessThanOrEqual(7);
});

it("there are six spaces at most", () => {
	expect(values.spaces.size, listOf(values.spaces)).toBeLessThanOrEqual(6);
});

/** The values with the number of their uses, rarest first and with where to look. */
function listOf(uses: Map<string, string[]>) {
	return [...uses]
		.sort(([, a], [, b]) => a.length - b.length)
		.map(([value, files]) => `${value} (${files.length} ×${files.length < 4 ? `: ${files.join(", ")}` : ""})`)
		.join("\n");
}
