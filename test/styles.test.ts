import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const tokenFile = "app/ui/tokens.css";
/** Pages that load no other sheet: the waiting room, which must be tiny, and the other company's payment page. */
const alone = ["app/tickets/waiting-room/room.css", "app/orders/payments/gateways/simulator/simulator.css"];

const sheets = globSync("app/**/*.css", { cwd: root }).map((file) => ({
	file,
	text: readFileSync(path.join(root, file), "utf8").replace(/\/\*.*?\*\//gs, ""),
}));
const declarations = sheets.flatMap(({ file, text }) =>
	[...text.replace(/"[^"]*"/g, '""').matchAll(/(?<=[{;}]\s*)([\w-]+)\s*:([^{};]*)(?=[;}])/g)].map(
		([, property, value]) => ({ file, property: property!, value: value!.replace(/\s+/g, " ").trim() }),
	),
);
const tokens = declarations.filter(({ file }) => file === tokenFile);
const withTokens = declarations.filter(({ file }) => file !== tokenFile && !alone.includes(file));

it("colours come from tokens", () => {
	const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from )/i;
	const named = /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|yellow)(?![\w-])/;
	const places = declarations.filter(
		({ file, property, value }) =>
			(literal.test(value) || named.test(value)) &&
			file !== tokenFile &&
			!(alone.includes(file) && property.startsWith("--")),
	);
	expect(written(places), "Use a role of app/ui/tokens.css, or mix one of them.").toEqual([]);
});

it("layouts change at five widths at most, always written as a range", () => {
	const queries = sheets.flatMap(({ text }) => text.match(/@media[^{]*/g) ?? []);
	const widths = new Set(
		queries.flatMap((query) => [...query.matchAll(/width\s*[<>]=?\s*(\S+?)\)/g)].map(([, width]) => width)),
	);
	expect(widths.size, [...widths].join(", ")).toBeLessThanOrEqual(5);
	expect(queries.filter((query) => /(min|max)-width/.test(query))).toEqual([]);
});

it("there are seven sizes of text, apart from those that grow with the screen", () => {
	expect(names("size")).toEqual([1, 2, 3, 4, 5, 6, 7].map((step) => `--size-${step}`));
	const fixed = withTokens.filter(
		({ property, value }) =>
			/^font(-size)?$/.test(property) &&
			!/(clamp|min|max)\(/.test(value) &&
			/(?<![\w.-])[\d.]+(px|rem)\b/.test(value.replace(/\/ \S+/, "")),
	);
	expect(written(fixed), "Use --size-1 … --size-7.").toEqual([]);
});

it("there are six spaces, apart from hairlines and the room that grows with the screen", () => {
	expect(names("space")).toEqual([1, 2, 3, 4, 5, 6].map((step) => `--space-${step}`));
	const own = withTokens.filter(
		({ property, value }) =>
			/^(padding|margin|gap|row-gap|column-gap)(-|$)/.test(property) &&
			!/(clamp|max)\(/.test(value) &&
			[...value.matchAll(/(?<![\w.])[\d.]+(?=px)/g)].some(
				([space]) => Number(space) > 3 && Number(space) < 80,
			),
	);
	expect(written(own), "Use --space-1 … --space-6.").toEqual([]);
});

const names = (scale: string) =>
	tokens.map(({ property }) => property).filter((name) => name.startsWith(`--${scale}-`));

const written = (places: typeof declarations) =>
	places.map(({ file, property, value }) => `${file}: ${property}: ${value}`).sort();
