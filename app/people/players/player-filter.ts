import { data } from "react-router";
import { positionKeys, sportOf } from "../../matches/sports/sport-of";
import { pathTo } from "../../paths";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { chosenIn, pageIn, withFilters } from "../../platform/lists/list-address";
import { type SquadKey, squadKeys } from "../squads/squads";
import { type PlayerSort, playerSorts } from "./contract";

export type PlayerFilter = {
	division: DivisionKey | undefined;
	squad: SquadKey | undefined;
	position: string | undefined;
	sort: PlayerSort;
	page: number;
};

/** The filter in a URL. An unknown division is a 404; an unknown filter is ignored. */
export function readPlayerFilter(category: string | undefined, query: URLSearchParams): PlayerFilter {
	const division = divisionKeys.find((key) => key === category);
	if (category && !division) throw data(null, { status: 404 });
	const squad = query.get("squad") ?? query.get("game");
	return {
		division,
		squad: squadKeys.find((key) => key === squad),
		position: chosenIn(query, "position", positionKeys),
		sort: chosenIn(query, "sort", playerSorts) ?? "squad",
		page: pageIn(query) ?? 1,
	};
}

/** Nothing is chosen: the page shows the squads instead of a list. */
export const isOverview = ({ division, squad, position, sort }: PlayerFilter) =>
	!division && !squad && !position && sort === "squad";

/** The list with another choice; the other choices stay unless the new one makes them impossible. */
export function playerListPath(
	filter: Pick<PlayerFilter, "division"> & Partial<PlayerFilter>,
	change: Partial<Pick<PlayerFilter, "squad" | "position" | "sort">> = {},
): string {
	const { division, squad, position, sort } = { ...filter, ...change };
	return withFilters(pathTo("player-list", { category: division }), new URLSearchParams(), {
		// Where each squad plays a game of its own, it is called so.
		[division && sportOf(division).lineUp.squadsAre === "games" ? "game" : "squad"]: squad,
		position,
		sort: sort === "squad" ? undefined : sort,
	});
}
