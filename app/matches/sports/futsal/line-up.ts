import { placeRows, rowsOfFormation, rowsOfPositions } from "../field";
import type { SportLineUp } from "../sport";

const positions = {
	goalkeeper: { group: { id: "Kiper", en: "Goalkeepers" } },
	anchor: { group: { id: "Anchor", en: "Anchors" } },
	flank: { group: { id: "Flank", en: "Flanks" } },
	pivot: { group: { id: "Pivot", en: "Pivots" } },
};

export const futsalLineUp: SportLineUp = {
	positions,
	/** 1-2-1, 2-2, 4-0: the goalkeeper goes without saying. */
	hasFormation: true,
	place: (lineup) =>
		placeRows(rowsOfFormation(lineup) ?? rowsOfPositions(lineup, Object.keys(positions)), {
			back: 0.06,
			front: 0.42,
		}),
	/** In metres, scaled by two: 40 by 20, areas of six metres, the second penalty spot at ten. */
	field: {
		width: 82,
		height: 42,
		path: [
			"M1 1H81V41H1Z",
			"M41 1V41",
			"M41 15a6 6 0 1 1 0 12a6 6 0 0 1 0-12",
			"M1 6A12 12 0 0 1 13 18V24A12 12 0 0 1 1 36",
			"M81 6A12 12 0 0 0 69 18V24A12 12 0 0 0 81 36",
			"M21 21h0.01M61 21h0.01",
		].join(""),
	},
};
