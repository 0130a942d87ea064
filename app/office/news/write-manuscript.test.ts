import { expect, it } from "vitest";
import { buildManuscript } from "../../news/writing/factories";
import { noWords } from "../../news/writing/manuscript";
import { toSlug } from "../../platform/words/to-slug";
import { writeManuscript } from "./write-manuscript";

it("tells apart two articles that differ only in a link, a mention, a focal point or an alt text", () => {
	const photo = { photo: "A".repeat(22), width: 4, height: 3 };
	const texts = [
		[{ type: "paragraph" as const, runs: [{ text: "sini" }] }],
		[{ type: "paragraph" as const, runs: [{ text: "sini", link: "/store" }] }],
		[{ type: "paragraph" as const, runs: [{ text: "sini", bold: true }] }],
		[
			{
				type: "paragraph" as const,
				runs: [{ text: "sini", mention: { kind: "player" as const, slug: "a" } }],
			},
		],
		[{ type: "picture" as const, picture: photo, alt: "" }],
		[{ type: "picture" as const, picture: photo, alt: "Gawang" }],
		[{ type: "picture" as const, picture: { ...photo, focal: { x: 0.1, y: 0.5 } }, alt: "" }],
	].map((body) => writeManuscript(buildManuscript({ words: { id: { ...noWords, body } } }))["id.body"]);
	expect(new Set(texts).size).toBe(texts.length);
});

it("makes an address of any title", () => {
	expect(toSlug("  Gol di menit ke-88! Ombak—Karang: ½ café ")).toBe("gol-di-menit-ke-88-ombak-karang-cafe");
	expect(toSlug("!!!")).toBe("");
	expect(toSlug(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
});
