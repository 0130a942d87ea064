import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { crest } from "../../../../club/crest";
import { Crest } from "./crest";
import { SharedMarks } from "./shared-marks";
import { Wordmark } from "./wordmark";

test("a page with shared marks draws them once, and each place refers to a drawing that is there", () => {
	const marks = [
		<Crest key="1" />,
		<Crest key="2" variant="foam" />,
		<Crest key="3" />,
		<Wordmark key="4" />,
	];
	const page = renderToStaticMarkup(<SharedMarks>{marks}</SharedMarks>);
	const used = [...page.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id);
	expect(used).toEqual(["crest-sea", "crest-foam", "crest-sea", "wordmark"]);
	for (const id of used) expect(page).toContain(`<g id="${id}">`);
});

test("a crest that is not among them is drawn in its place", () => {
	const page = renderToStaticMarkup(
		<SharedMarks>
			<Crest variant="trench" />
		</SharedMarks>,
	);
	expect(page).not.toContain("<use");
	expect(page.split(crest.strokes[0]!.path)).toHaveLength(4);
});
