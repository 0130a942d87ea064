import type { DivisionKey } from "../../platform/club-profile";
import type { Localized } from "../../platform/words/language";

/** The teams a division sends out. Their keys stand in addresses and filters. */
export const squads = {
	utama: { id: "Tim utama", en: "First team" },
	putri: { id: "Tim putri", en: "Women" },
	u20: { id: "U-20", en: "Under 20" },
	"mobile-legends": { id: "Mobile Legends", en: "Mobile Legends" },
	valorant: { id: "Valorant", en: "Valorant" },
} as const satisfies Record<string, Localized>;
export type SquadKey = keyof typeof squads;

export const squadKeys = Object.keys(squads) as [SquadKey, ...SquadKey[]];

export const squadsOf: Record<DivisionKey, readonly SquadKey[]> = {
	football: ["utama", "u20"],
	basketball: ["utama", "putri"],
	esports: ["mobile-legends", "valorant"],
};
