import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { club } from "../../../../club/profile";
import { Wordmark } from "./wordmark";
import { outlineWordmark } from "./wordmark-svg";

test("club/wordmark.json is the outline of the club's short name (vitest -u regenerates it)", async () => {
	const wordmark = outlineWordmark(club.shortName);
	await expect(`${JSON.stringify(wordmark, null, 2)}\n`).toMatchFileSnapshot(
		"../../../../club/wordmark.json",
	);
});

test("the wordmark takes the text colour and is hidden from screen readers unless it has a title", () => {
	const plain = renderToStaticMarkup(createElement(Wordmark));
	expect(plain).toContain('fill="currentColor"');
	expect(plain).toContain('aria-hidden="true"');
	const titled = renderToStaticMarkup(createElement(Wordmark, { title: club.name }));
	expect(titled).toContain(`role="img" aria-label="${club.name}"`);
});
