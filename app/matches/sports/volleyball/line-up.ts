import type { Lineup } from "../../match-centre/match";
import type { PlacedPlayer } from "../field";
import type { SportLineUp } from "../sport";

/** Where each zone is in the own half, seen towards the net: 1 serves at the back right, 2 to 4 are at the net. */
const zones = [
	{ along: 0.1, across: 5 / 6 },
	{ along: 0.4, across: 5 / 6 },
	{ along: 0.4, across: 3 / 6 },
	{ along: 0.4, across: 1 / 6 },
	{ along: 0.1, across: 1 / 6 },
	{ along: 0.1, across: 3 / 6 },
];

/** The starting rotation: the first six in the order of their zones. The libero comes in later, and has no zone. */
function placeRotation({ starters }: Lineup): PlacedPlayer[] {
	const six = starters.filter(({ position }) => position !== "libero");
	return six.length === zones.length ? six.map((player, place) => ({ player, ...zones[place]! })) : [];
}

const role = (id: string, en: string, group = id, groupEn = `${en}s`) => ({
	group: { id: group, en: groupEn },
	role: { id, en },
});

export const volleyballLineUp: SportLineUp = {
	positions: {
		setter: role("Setter", "Setter"),
		libero: role("Libero", "Libero"),
		"outside-hitter": role("Outside hitter", "Outside hitter"),
		"middle-blocker": role("Middle blocker", "Middle blocker"),
		opposite: role("Opposite", "Opposite"),
	},
	hasRotation: true,
	place: placeRotation,
	/** In metres, scaled by four. */
	field: {
		width: 74,
		height: 38,
		path: ["M1 1H73V37H1Z", "M37 0V38", "M25 1V37", "M49 1V37"].join(""),
	},
};
