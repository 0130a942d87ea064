import { expect, test } from "vitest";
import { drawArt } from "./draw-art";
import { type ArtRef, type PictureRef, pictureRefSchema, plainThings, sewnThings } from "./picture-ref";
import { artVersion, pictureUrl } from "./picture-url";

const slot = { width: 800, height: 600 };

const references: ArtRef[] = [
	{ art: "cover", division: "football", slug: "derbi", variant: "net", field: "sea" },
	{ art: "cover", division: "esports", slug: "palung", variant: 2 },
	{
		art: "player",
		division: "football",
		slug: "raka",
		number: 7,
		name: "O’Brien Jr.",
		look: "quiff",
		skin: "tan",
		hair: "black",
	},
	{ art: "poster", division: "basketball", slug: "hal", away: "#B3132B" },
	{ art: "rival", slug: "bayu", colour: "#0E7A4B" },
	{ art: "pennant", division: "football", slug: "liga", year: 2024 },
	{ art: "trophy", division: "foundation", slug: "bakau", shape: "medal" },
	{ art: "jersey", slug: "home", kit: "home", number: 0, name: "Raka" },
	...plainThings.map((art): ArtRef => ({ art, slug: "ombak", division: "club" })),
	...sewnThings.map((art): ArtRef => ({ art, slug: "ombak", division: "club", cloth: "foam" })),
	{ art: "field", slug: "laci", tone: "calm", stripes: 5 },
	{ art: "band", slug: "akun" },
	{ art: "avatar", slug: "nadia" },
];

test.each(references)("$art: the database accepts it and the server draws its URL", (reference) => {
	expect(pictureRefSchema.parse(reference)).toEqual(reference);
	const slots = [
		slot,
		{ ...slot, disc: { x: 0.76, y: 0.5, size: 0.44 }, split: 0.7, bare: true, cutout: true },
	];
	for (const slot of slots) {
		const url = new URL(pictureUrl(reference, slot), "https://club.example");
		const [, kind = "", slug = ""] = /^\/art\/([a-z-]+)\/([a-z0-9-]+)\.svg$/.exec(url.pathname) ?? [];
		expect(drawArt(kind, slug, Object.fromEntries(url.searchParams))).toContain("<svg");
		expect(url.searchParams.get("v")).toBe(String(artVersion));
	}
});

test("a cover's URL names its size, its house and its disc", () => {
	const disc = { x: 0.76, y: 0.5, size: 0.44 };
	const url = pictureUrl(
		{ art: "cover", slug: "derbi", division: "football" },
		{ ...slot, disc, lines: "ring" },
	);
	expect(url).toBe(
		`/art/cover/derbi.svg?division=football&w=800&h=600&x=76&y=50&size=44&lines=ring&v=${artVersion}`,
	);
});

test("thumbnails of one ratio share the URL of one larger drawing", () => {
	const derby: PictureRef = { art: "cover", slug: "derbi", division: "football" };
	expect(pictureUrl(derby, { width: 112, height: 112 })).toBe(pictureUrl(derby, { width: 300, height: 300 }));
	expect(pictureUrl(derby, { width: 112, height: 112 })).toContain("w=600&h=600");
	expect(pictureUrl(derby, { width: 4000, height: 1000 })).toContain("w=2000&h=500");
});

test("an item with one shape has one URL in every slot", () => {
	const cap: PictureRef = { art: "cap", slug: "topi", division: "club" };
	expect(pictureUrl(cap, { width: 100, height: 100 })).toBe(pictureUrl(cap, { width: 900, height: 700 }));
});

test("a static photo keeps its path, an upload gets one", () => {
	const photo = { width: 1600, height: 1200 };
	expect(pictureUrl({ photo: "/photos/derbi.jpg", ...photo }, slot)).toBe("/photos/derbi.jpg");
	expect(pictureUrl({ photo: "a1b2c3", ...photo }, slot)).toBe("/photo/a1b2c3?w=800");
});

test.each([
	{ art: "cover", slug: "Derbi", division: "football" },
	{ art: "cover", slug: "derbi", division: "chess" },
	{ art: "player", slug: "raka", division: "football", name: "<b>", number: 7 },
	{ art: "poster", slug: "derbi", division: "football", away: "red" },
	{ photo: "//elsewhere.example/a.jpg", width: 10, height: 10 },
	{ photo: "https://elsewhere.example/a.jpg", width: 10, height: 10 },
	{ slug: "derbi" },
])("the database refuses %j", (reference) => {
	expect(pictureRefSchema.safeParse(reference).success).toBe(false);
});
