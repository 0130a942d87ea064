import type { ClubSection } from "../../platform/club-profile";
import { accentOf, pigments } from "./colours";
import { letterPath, tide } from "./marks/letters";
import { createRandom } from "./random";
import { clippedToPath, rectangle, shape, svgDocument } from "./svg";
import { swellPath } from "./swell";

/** Honours hang as pennants: the year is the picture. */
export function drawPennant({
	slug,
	division,
	year,
}: {
	slug: string;
	division: ClubSection;
	year: number;
}): string {
	const random = createRandom(`pennant/${slug}`);
	const { fill, shade } = accentOf(division);
	const { trench, sea, deep, foam, mist, trenchSwell } = pigments;
	const inks = random.pick([
		{ wall: sea, wallStripe: deep, cloth: fill, stripe: shade, print: trench },
		{ wall: trench, wallStripe: trenchSwell, cloth: fill, stripe: shade, print: trench },
		{ wall: fill, wallStripe: shade, cloth: sea, stripe: deep, print: foam },
		{ wall: foam, wallStripe: mist, cloth: sea, stripe: deep, print: foam },
		{ wall: deep, wallStripe: sea, cloth: foam, stripe: mist, print: sea },
	]);
	const outline = random.pick(outlines);
	const phase = random.phase();

	const wall = swellPath({
		x: -30,
		width: 560,
		height: 500,
		stripes: 6,
		amplitude: 24,
		waves: 1,
		phase,
		drift: 0.35,
		bulge: 0.6,
	});
	const folds = swellPath({
		x: 90,
		y: 50,
		width: 320,
		height: 420,
		stripes: 5,
		amplitude: 14,
		waves: 1.1,
		phase: phase + 1,
		bulge: 0.6,
	});
	const digits = String(year).padStart(4, "0");
	const printLine = (text: string, y: number, at: number) =>
		letterPath(text, { x: 250, y, cap: 112, width: tide(at, 1.8), fit: 206, anchor: "middle" });
	return svgDocument(
		500,
		500,
		rectangle(0, 0, 500, 500, inks.wall) +
			shape(wall, inks.wallStripe) +
			clippedToPath("cloth", outline, rectangle(0, 0, 500, 500, inks.cloth) + shape(folds, inks.stripe)) +
			rectangle(88, 48, 324, 16, inks.print === foam ? trench : foam) +
			shape(
				printLine(digits.slice(0, 2), 112, phase) + printLine(digits.slice(2), 240, phase + 2),
				inks.print,
			),
		{ crop: true },
	);
}

const outlines = [
	"M110 62H390V452L250 396 110 452Z",
	"M110 62H390V380L250 462 110 380Z",
	"M110 62H390V430H110Z",
];
