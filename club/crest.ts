import type { CrestGeometry } from "../app/ui/art/marks/crest-geometry";

/** A bow seen head-on; three swells, one for each division, roll across it and leave an S. */
export const crest: CrestGeometry = {
	width: 80,
	height: 96,
	shield: "M0 0H80V50C80 74 62 88 40 96C18 88 0 74 0 50Z",
	border: 7,
	strokes: [
		{ ink: "mark", width: 27, path: "M92 16C62 6 20 12 20 36C20 60 60 44 60 64C60 86 18 86 -14 66" },
		{ ink: "ground", width: 15, path: "M92 15C60 8 21 14 21 36C21 58 59 46 59 64C59 84 16 82 -14 62" },
		{ ink: "mark", width: 8, path: "M92 17C60 8 19 14 19 36C19 58 61 45 61 64C61 85 18 84 -14 68" },
	],
	dot: { x: 58, y: 35.5, radius: 6.5, fill: "#FF5436" },
};

/** The club in two to four letters, large enough to fill a picture. */
export const monogram = "SMU";
