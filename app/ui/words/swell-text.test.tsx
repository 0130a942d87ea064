import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SwellText, swellLetters } from "./swell-text";

const wave = { phase: 0.2, k: 1.1, lo: 50, hi: 150 };

test("letter widths follow a sine between the narrowest and the widest", () => {
	const widths = swellLetters("Keadaan", { ...wave, phase: 0.4, k: 0.8 })
		.flat()
		.map((letter) => letter.rest);
	expect(widths).toHaveLength(7);
	for (const width of widths) {
		expect(width).toBeGreaterThanOrEqual(50);
		expect(width).toBeLessThanOrEqual(150);
	}
	expect(Math.max(...widths)).toBeGreaterThan(140);
	expect(Math.min(...widths)).toBeLessThan(60);
});

test("the wave continues through the next word", () => {
	const [first, second] = swellLetters("Sepak bola", wave);
	expect(first?.map((letter) => letter.index)).toEqual([0, 1, 2, 3, 4]);
	expect(second?.map((letter) => letter.index)).toEqual([5, 6, 7, 8]);
});

test("screen readers get the whole text once, not letter by letter", () => {
	const html = renderToStaticMarkup(<SwellText text="Sepak bola" />);
	expect(html).toContain('<span class="visually-hidden">Sepak bola</span>');
	expect(html).toContain('<span class="swell" aria-hidden="true"');
	expect(html.replace(/<span class="visually-hidden">.*?<\/span>/, "").replace(/<[^>]+>/g, "")).toBe(
		"Sepak bola",
	);
});

test("a word declares how much room it needs", () => {
	const room = (text: string) =>
		Number(/--longest:([\d.]+)/.exec(renderToStaticMarkup(<SwellText text={text} lo={100} hi={100} />))?.[1]);
	expect(room("Programmes")).toBeGreaterThan(room("Pelatih"));
	expect(room("di Pelatih")).toBe(room("Pelatih"));
});
