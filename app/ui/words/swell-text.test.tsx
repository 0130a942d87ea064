import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SwellText } from "./swell-text";

test("the wave continues through the next word", () => {
	const html = renderToStaticMarkup(<SwellText text="Sepak bola kita" />);
	expect(html.match(/--from:\d+/g)).toEqual(["--from:5", "--from:9"]);
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
