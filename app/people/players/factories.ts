import type { PlayerInsert, PlayerSeasonInsert } from "./tables.server";

/** A valid player to insert; the portrait follows slug, number and shirt name unless given. */
export function buildPlayer(overrides: Partial<PlayerInsert> = {}): PlayerInsert {
	const {
		slug = "putra-laut",
		division = "football",
		number = 77,
		name = "Putra Laut",
		shirtName = name.split(" ").at(-1) ?? name,
	} = overrides;
	return {
		squad: "utama",
		nickname: null,
		position: { id: "Gelandang", en: "Midfielder" },
		positionKey: "midfielder",
		nationality: "ID",
		hometown: "Makassar",
		bornOn: "2001-04-17",
		heightCm: 174,
		weightKg: 68,
		biography: { id: "Datang dari kampung nelayan dan tidak pernah terlambat latihan." },
		portrait: { art: "player", division, slug, number: number ?? undefined, name: shirtName },
		socials: {},
		joinedYear: 2022,
		captain: false,
		listOrder: 1,
		...overrides,
		slug,
		division,
		number,
		name,
		shirtName,
	};
}

export function buildPlayerSeason(
	overrides: Partial<PlayerSeasonInsert> & Pick<PlayerSeasonInsert, "playerId">,
): PlayerSeasonInsert {
	return {
		season: "2025/26",
		competition: "Liga Nusantara",
		figures: {
			appearances: 20,
			minutes: 1_540,
			goals: 3,
			assists: 4,
			yellowCards: 2,
			redCards: 0,
		},
		...overrides,
	};
}
