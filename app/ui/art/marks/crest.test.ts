import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { crest } from "../../../../club/crest";
import { club } from "../../../../club/profile";
import { escapeText } from "../svg";
import { Crest } from "./crest";
import { drawCrest } from "./crest-svg";

test("two crests on one page do not share a clip path", () => {
	const page = renderToStaticMarkup(
		createElement(Fragment, null, createElement(Crest), createElement(Crest)),
	);
	const ids = [...page.matchAll(/clipPath id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(2);
});

test("the crest on the page and the crest as a file have the same lines", () => {
	const [page, file] = [renderToStaticMarkup(createElement(Crest, { title: club.name })), drawCrest()];
	for (const { path } of crest.strokes) {
		expect(page).toContain(path);
		expect(file).toContain(path);
	}
	expect(page).toContain(`role="img" aria-label="${club.name}"`);
	expect(file).toContain(`<title>${club.name}</title>`);
});

test("a title cannot break out of its picture", () => {
	expect(escapeText('"><script>&')).toBe("&quot;&gt;&lt;script&gt;&amp;");
});
