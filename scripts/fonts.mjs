// `npm run fonts`: subsets the two fonts to the characters nearly every page needs, matching `unicode-range` in
// app/ui/tokens.css. The full font is loaded only by pages with other characters.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { root } from "./setup.mjs";

const styles = await readFile(path.join(root, "app", "ui", "tokens.css"), "utf8");
const folder = path.join(root, "app", "ui", "fonts");

await cut("anybody-latin-wdth-normal", "anybody-everyday");
await cut("plus-jakarta-sans-latin-wght-normal", "plus-jakarta-sans-everyday", {
	wght: { min: 400, max: 800, default: 400 },
});

async function cut(from, to, variationAxes = {}) {
	const font = await readFile(path.join(folder, `${from}.woff2`));
	const part = await subsetFont(font, lettersOf(to), {
		targetFormat: "woff2",
		variationAxes,
		keepFeatures: ["ccmp", "kern", "liga", "tnum"],
	});
	await writeFile(path.join(folder, `${to}.woff2`), part);
	console.log(`${to}: ${part.length} of ${font.length} bytes`);
}

function lettersOf(file) {
	const face = styles.split("@font-face").find((block) => block.includes(`${file}.woff2`));
	return /unicode-range:([^;]+)/
		.exec(face)[1]
		.split(",")
		.map((range) => {
			const [first, last = first] = range
				.replace("U+", "")
				.split("-")
				.map((point) => Number.parseInt(point, 16));
			return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
		})
		.join("");
}
