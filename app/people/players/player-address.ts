import { pathTo } from "../../paths";
import { divisionKeys } from "../../platform/club-profile";
import type { PlayerSummary } from "./player-summary";

export const playerPath = ({ division, slug }: Pick<PlayerSummary, "division" | "slug">) =>
	pathTo("player-detail", { category: division, id: slug });

/** What `/player/detail/:category?/:id?` asks for: a list where no player is named, else the player. */
export function readPlayerAddress(
	category: string | undefined,
	id: string | undefined,
): { list: string } | { slug: string } {
	if (id) return { slug: id };
	if (!category) return { list: pathTo("player-list") };
	const isDivision = divisionKeys.some((key) => key === category);
	return isDivision ? { list: pathTo("player-list", { category }) } : { slug: category };
}
