import { letterPath } from "./marks/letters";
import { createRandom } from "./random";
import { clippedToPath, rectangle, shape, stroke, svgDocument } from "./svg";

/** A plain placeholder crest for clubs whose own we do not have. */
export function drawRival({ slug, colour }: { slug: string; colour?: string }): string {
	const random = createRandom(`rival/${slug}`);
	const byChance = random.pick(colours);
	const outline = random.pick(outlines);
	const pattern = random.pick(patterns);
	const fill = colour ?? byChance;
	const initial = letterPath(slug.replace(/^-+/, "").charAt(0) || "x", {
		x: 40,
		y: 30,
		cap: 36,
		width: 0.55,
		anchor: "middle",
	});
	const shield =
		rectangle(0, 0, 80, 96, fill) +
		shape(pattern, "#000", 0.26) +
		stroke(outline, "#fff", 9, ' opacity=".92"') +
		stroke(outline, fill, 4);
	return svgDocument(80, 96, clippedToPath("shield", outline, shield) + shape(initial, "#fff"));
}

const colours = ["#B3132B", "#0E7A4B", "#C98A00", "#5A2A82", "#0F1720", "#B4471A", "#0B6E8A"];
const outlines = [
	"M2 2H78V52C78 76 58 88 40 95C22 88 2 76 2 52Z",
	"M40 1 78 16V62L40 95 2 62V16Z",
	"M40 9A39 39 0 0 1 40 87A39 39 0 0 1 40 9Z",
	"M3 4H77L68 68 40 94 12 68Z",
];
const patterns = [
	"M0 0H40V96H0Z",
	"M-2 40 82 8V40L-2 72Z",
	"M0 0H80V30H0Z",
	"M14 0H28V96H14ZM52 0H66V96H52Z",
	"M0 66H80V96H0Z",
];
