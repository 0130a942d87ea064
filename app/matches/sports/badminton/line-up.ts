import type { SportLineUp } from "../sport";

export const badmintonLineUp: SportLineUp = {
	positions: {
		singles: { group: { id: "Tunggal", en: "Singles" } },
		doubles: { group: { id: "Ganda", en: "Doubles" } },
		"mixed-doubles": { group: { id: "Ganda campuran", en: "Mixed doubles" } },
	},
	/** One player serves from the right; of a pair, the second stands on the left. */
	place: ({ starters }) =>
		starters.length <= 2
			? starters.map((player, place) => ({ player, along: 0.22, across: place === 0 ? 0.7 : 0.3 }))
			: [],
	/** In metres, scaled by six: 13.40 by 6.10, the short service line 1.98 from the net. */
	field: {
		width: 82,
		height: 38,
		path: [
			"M1 1H81V37H1Z",
			"M41 0V38",
			"M1 3.7H81M1 34.3H81",
			"M5.6 1V37M76.4 1V37",
			"M29.1 1V37M52.9 1V37",
			"M1 19H29.1M52.9 19H81",
		].join(""),
	},
};
