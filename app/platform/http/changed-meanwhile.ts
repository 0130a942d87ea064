import type { RefusalTable } from "./refusal";

/** The refusal of a save based on an outdated version: "content.changed", "event.changed". */
export const changedMeanwhile = {
	status: 409,
	message: {
		id: "Orang lain sudah mengubahnya. Belum ada yang disimpan.",
		en: "Somebody else has changed it. Nothing has been saved.",
	},
} as const satisfies RefusalTable[string];
