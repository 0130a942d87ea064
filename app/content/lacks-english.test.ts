import { expect, it } from "vitest";
import { lacksEnglish } from "./lacks-english";

it("finds words that are there in Indonesian alone, however deep", () => {
	const paragraph = { type: "paragraph", runs: [{ text: "Gol." }] };
	expect(lacksEnglish({ name: "Raka", position: { id: "Penyerang" } })).toBe(true);
	expect(lacksEnglish({ sessions: [{ day: 1, note: { id: "Sore", en: "" } }] })).toBe(true);
	expect(lacksEnglish({ story: { id: [paragraph], en: [] } })).toBe(true);
	expect(lacksEnglish({ body: [paragraph], bodyEn: null })).toBe(true);
});

it("is content with what is translated, empty, or the same in every language", () => {
	expect(lacksEnglish({ id: "0197-af", name: "Raka", position: { id: "Penyerang", en: "Forward" } })).toBe(
		false,
	);
	expect(lacksEnglish({ note: { id: "" }, text: null, body: [], bodyEn: null })).toBe(false);
	expect(lacksEnglish({ poster: { art: "cover", slug: "a" }, at: new Date(0) })).toBe(false);
});
