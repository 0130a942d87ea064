import type { RefusalTable } from "./refusal";

/** Of a save that was made from a version which is no longer the latest: "content.changed", "event.changed". */
export const changedMeanwhile = {
	status: 409,
	message: {
		id: "Orang lain sudah mengubahnya. Belum ada yang disimpan.",
		en: "Somebody else has changed it. Nothing has been saved.",
	},
} as const satisfies RefusalTable[string];
