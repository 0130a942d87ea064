import { buildPlayer } from "../../../app/people/players/factories";
import type { PlayerInsert } from "../../../app/people/players/tables.server";
import type { SquadKey } from "../../../app/people/squads/squads";
import type { DivisionKey } from "../../../app/platform/club-profile";
import type { HairTone, PlayerLook, SkinTone } from "../../../app/ui/art/picture-ref";
import { demoId } from "../demo-id";

export type DemoRole = { key: string; id: string; en: string };

/** How a player is written down in the demo's squad lists. */
export type DemoPlayer = {
	number: number;
	name: string;
	/** Otherwise the last word of the name. */
	shirtName?: string;
	nickname?: string;
	role: DemoRole;
	from: string;
	born: string;
	heightCm: number;
	weightKg: number;
	joined: number;
	drawn: [look: PlayerLook, skin: SkinTone, hair: HairTone];
	biography: string;
	biographyEn?: string;
	captain?: true;
	instagram?: string;
	/** How much of a season the player is on the field, 0 to 1; past figures follow from it. */
	share: number;
};

export const playerSlug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export const playerId = (slug: string) => demoId(`player/${slug}`);

export function toPlayerRow(
	player: DemoPlayer,
	division: DivisionKey,
	squad: SquadKey,
	listOrder: number,
): PlayerInsert {
	const slug = playerSlug(player.name);
	const shirtName = player.nickname ?? player.shirtName ?? player.name.split(" ").at(-1) ?? player.name;
	const { key: positionKey, ...position } = player.role;
	const [look, skin, hair] = player.drawn;
	return buildPlayer({
		id: playerId(slug),
		slug,
		division,
		squad,
		number: player.number,
		name: player.name,
		shirtName,
		nickname: player.nickname ?? null,
		position,
		positionKey,
		hometown: player.from,
		bornOn: player.born,
		heightCm: player.heightCm,
		weightKg: player.weightKg,
		biography: { id: player.biography, ...(player.biographyEn && { en: player.biographyEn }) },
		portrait: { art: "player", division, slug, number: player.number, name: shirtName, look, skin, hair },
		socials: player.instagram ? { instagram: `https://www.instagram.com/${player.instagram}` } : {},
		joinedYear: player.joined,
		captain: player.captain ?? false,
		listOrder,
	});
}
