import { placeRows, rowsOfFormation, rowsOfPositions } from "../field";
import type { SportLineUp } from "../sport";

const positions = {
	goalkeeper: { group: { id: "Kiper", en: "Goalkeepers" } },
	defender: { group: { id: "Bek", en: "Defenders" } },
	midfielder: { group: { id: "Gelandang", en: "Midfielders" } },
	winger: { group: { id: "Sayap", en: "Wingers" } },
	striker: { group: { id: "Penyerang", en: "Strikers" } },
};

export const footballLineUp: SportLineUp = {
	positions,
	hasFormation: true,
	place: (lineup) =>
		placeRows(rowsOfFormation(lineup) ?? rowsOfPositions(lineup, Object.keys(positions)), {
			back: 0.055,
			front: 0.43,
		}),
	/** In metres. */
	field: {
		width: 105,
		height: 68,
		path: [
			"M0.5 0.5H104.5V67.5H0.5Z",
			"M52.5 0.5V67.5",
			"M52.5 24.85a9.15 9.15 0 1 1 0 18.3a9.15 9.15 0 0 1 0-18.3",
			"M0.5 13.85H16.5V54.15H0.5M0.5 24.85H5.5V43.15H0.5",
			"M104.5 13.85H88.5V54.15H104.5M104.5 24.85H99.5V43.15H104.5",
			"M16.5 26.7a9.15 9.15 0 0 1 0 14.6M88.5 26.7a9.15 9.15 0 0 0 0 14.6",
		].join(""),
	},
};
