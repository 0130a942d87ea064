import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { clubSections } from "../../platform/club-profile";
import { drawArt } from "./draw-art";
import {
	clothNames,
	compositions,
	fieldNames,
	hairTones,
	kitNames,
	plainThings,
	playerLooks,
	sewnThings,
	skinTones,
	toneNames,
	trophyShapes,
} from "./picture-ref";

const slug = fc.stringMatching(/^[a-z0-9-]{1,120}$/);
const division = fc.constantFrom(...clubSections);
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
const size = whole(16, 2000);
const colour = fc.stringMatching(/^[0-9a-fA-F]{6}$/);
const shirtName = fc.oneof(
	fc.stringMatching(/^[A-Za-z .'’-]{0,40}$/),
	fc.stringMatching(/^[SBGQC]{13}[8690]{3}$/),
	fc.constantFrom("Nurcahyaningsih", "Müller", "Ōkubo", "Łukasz", "王小明", ""),
);

/** Every kind with every parameter it accepts. */
const questions: Record<string, fc.Arbitrary<Record<string, string | undefined>>> = {
	cover: fc.record(
		{
			division,
			w: size,
			h: size,
			variant: fc.oneof(fc.constantFrom(...Object.values(compositions).flat()), whole(0, 9)),
			field: fc.constantFrom(...fieldNames),
			x: whole(0, 100),
			y: whole(0, 100),
			size: whole(5, 60),
			lines: fc.constantFrom("ring", "none"),
		},
		{ requiredKeys: ["division", "w", "h"] },
	),
	player: fc.record(
		{
			division,
			number: whole(0, 99),
			name: shirtName,
			look: fc.constantFrom(...playerLooks),
			skin: fc.constantFrom(...skinTones),
			hair: fc.constantFrom(...hairTones),
			cutout: fc.constant("1"),
		},
		{ requiredKeys: ["division"] },
	),
	poster: fc.record(
		{ division, away: colour, w: size, h: size, split: whole(0, 100), bare: fc.constant("1") },
		{ requiredKeys: ["division", "away", "w", "h"] },
	),
	rival: fc.record({ colour }, { requiredKeys: [] }),
	pennant: fc.record({ division, year: whole(1800, 2199) }),
	trophy: fc.record({ division, shape: fc.constantFrom(...trophyShapes) }, { requiredKeys: ["division"] }),
	jersey: fc.record(
		{ kit: fc.constantFrom(...kitNames), number: whole(0, 99), name: shirtName },
		{ requiredKeys: ["kit"] },
	),
	...Object.fromEntries(plainThings.map((thing) => [thing, fc.record({ division })])),
	...Object.fromEntries(
		sewnThings.map((thing) => [
			thing,
			fc.record({ division, cloth: fc.constantFrom(...clothNames) }, { requiredKeys: ["division"] }),
		]),
	),
	field: fc.record(
		{ w: size, h: size, tone: fc.constantFrom(...toneNames), stripes: whole(2, 24) },
		{ requiredKeys: ["w", "h"] },
	),
	band: fc.record(
		{ w: size, h: size, tone: fc.constantFrom(...toneNames), stripes: whole(2, 24) },
		{ requiredKeys: ["w", "h"] },
	),
	avatar: fc.constant({}),
	"photo-frame": fc.record({ division, w: size, h: size }),
};

describe.each(Object.entries(questions))("%s", (kind, question) => {
	test("is well-formed, light, and the same picture every time", async () => {
		await fc.assert(
			fc.asyncProperty(slug, question, async (name, query) => {
				const svg = drawArt(kind, name, query);
				if (svg === null) throw new Error("refused");
				expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024);
				expect(svg).not.toMatch(/NaN|undefined|Infinity|null|e[+-]\d/);
				expect(drawArt(kind, name, { ...query })).toBe(svg);
				// Reading the size parses the document, and fails on broken XML.
				const { format } = await sharp(Buffer.from(svg)).metadata();
				expect(format).toBe("svg");
			}),
			{ numRuns: kind === "cover" || kind === "player" ? 300 : 40 },
		);
	});
});

test.each([
	["crest", "sea"],
	["crest", "foam"],
	["crest", "trench"],
	["wordmark", "satu-ombak"],
])("%s/%s is drawn", (kind, slug) => {
	expect(drawArt(kind, slug, {})).toMatch(/^<svg .*<\/svg>$/);
});

test("an icon is drawn at the requested size", () => {
	expect(drawArt("icon", "safe", { w: "192" })).toContain('width="192" height="192"');
	expect(drawArt("icon", "round", { w: "192" })).toBeNull();
});

const cover = { division: "football", w: "800", h: "600" };

test.each<[why: string, kind: string, slug: string, query: Record<string, string | undefined>]>([
	["an unknown kind", "logo", "derbi", {}],
	["a kind inherited from Object", "toString", "derbi", {}],
	["a slug with a path in it", "cover", "../derbi", cover],
	["a slug with markup", "cover", '"><script>', cover],
	["an empty slug", "cover", "", cover],
	["an overlong slug", "cover", "a".repeat(121), cover],
	["an unknown division", "cover", "derbi", { ...cover, division: "chess" }],
	["no division", "cover", "derbi", { w: "800", h: "600" }],
	["too small a picture", "cover", "derbi", { ...cover, w: "15" }],
	["too large a picture", "cover", "derbi", { ...cover, h: "2001" }],
	["a size that is not an integer", "cover", "derbi", { ...cover, w: "1e3" }],
	["an unknown composition", "cover", "derbi", { ...cover, variant: "chessboard" }],
	["an unknown field", "cover", "derbi", { ...cover, field: "url(#x)" }],
	["an unknown parameter", "cover", "derbi", { ...cover, cachebuster: "1" }],
	["a version with markup", "cover", "derbi", { ...cover, v: "<svg>" }],
	["a colour with markup", "poster", "derbi", { ...cover, away: 'red" onload="alert(1)' }],
	["a colour of the wrong length", "poster", "derbi", { ...cover, away: "FFF" }],
	["an unknown look", "player", "raka", { division: "football", look: "mohawk" }],
	["an unknown skin", "player", "raka", { division: "football", skin: "#fff" }],
	["a name with markup", "player", "raka", { division: "football", name: "<b>Raka" }],
	["a name that is a number", "player", "raka", { division: "football", name: "2024" }],
	["a number of three digits", "player", "raka", { division: "football", number: "100" }],
	["an unknown kit", "jersey", "home", { kit: "constructor" }],
	["a year far away", "pennant", "liga", { division: "football", year: "9999" }],
	["an overlong wordmark", "wordmark", "a".repeat(25), {}],
	["an unknown crest", "crest", "pink", {}],
])("%s is refused", (_why, kind, slug, query) => {
	expect(drawArt(kind, slug, query)).toBeNull();
});

test("no request can throw", () => {
	const anything = fc.dictionary(fc.string(), fc.string());
	const known = fc.constantFrom(...Object.keys(questions), "crest", "wordmark", "icon");
	fc.assert(
		fc.property(fc.oneof(known, fc.string()), fc.string(), anything, (kind, slug, query) => {
			const svg = drawArt(kind, slug, query);
			expect(svg === null || svg.startsWith("<svg ")).toBe(true);
		}),
		{ numRuns: 500 },
	);
});
