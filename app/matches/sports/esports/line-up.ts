import type { PlayerPosition, SportLineUp } from "../sport";

/** Players say them in English; "Gold laners" is the group in English texts. */
const role = (name: string, id = name, en = `${name}s`): PlayerPosition => ({
	group: { id, en },
	role: { id: name, en: name },
});

const arena = {
	jungler: role("Jungler"),
	"mid-laner": role("Mid laner"),
	"gold-laner": role("Gold laner"),
	"exp-laner": role("EXP laner"),
	roamer: role("Roamer"),
};
const shooter = {
	duelist: role("Duelist"),
	initiator: role("Initiator"),
	controller: role("Controller"),
	sentinel: role("Sentinel"),
	"in-game-leader": role("In-game leader", "IGL"),
};

export const esportsLineUp: SportLineUp = {
	positions: { ...arena, ...shooter },
	squadsAre: "games",
	place: () => [],
};
