import { placeRows, rowsOfPositions } from "../field";
import type { SportLineUp } from "../sport";

export const basketballLineUp: SportLineUp = {
	positions: {
		guard: { group: { id: "Guard", en: "Guards" } },
		forward: { group: { id: "Forward", en: "Forwards" } },
		center: { group: { id: "Center", en: "Centres" } },
	},
	/** From the own basket forward. */
	place: (lineup) =>
		placeRows(rowsOfPositions(lineup, ["center", "forward", "guard"]), { back: 0.13, front: 0.4 }),
	/** In metres, scaled by three. */
	field: {
		width: 84,
		height: 45,
		path: [
			"M0.5 0.5H83.5V44.5H0.5Z",
			"M42 0.5V44.5",
			"M42 17.1a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 0 1 0-10.8",
			"M0.5 15.15H17.4V29.85H0.5M83.5 15.15H66.6V29.85H83.5",
			"M17.4 17.1a5.4 5.4 0 0 1 0 10.8M66.6 17.1a5.4 5.4 0 0 0 0 10.8",
			"M0.5 2.7H9A20.25 20.25 0 0 1 9 42.3H0.5M83.5 2.7H75A20.25 20.25 0 0 0 75 42.3H83.5",
			"M4.725 22.5m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M79.275 22.5m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0",
		].join(""),
	},
};
