import { expect, test } from "vitest";
import { type Lettering, letterPath, measureLetters, tide } from "../../ui/art/marks/letters";

test("not-found-figure.json is the outline of 404 (vitest -u regenerates it)", async () => {
	const lettering: Lettering = { cap: 200, width: tide(-0.6, 1.6) };
	const figure = {
		width: Math.round(measureLetters("404", lettering)),
		height: lettering.cap,
		path: letterPath("404", lettering),
	};
	await expect(`${JSON.stringify(figure, null, 2)}\n`).toMatchFileSnapshot("./not-found-figure.json");
});
