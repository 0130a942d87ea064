import { data, redirect } from "react-router";
import { pageRead } from "../platform/browser/page-read";
import { divisionKeys } from "../platform/club-profile";
import type { AnswerOf } from "../platform/http/contract";
import { chosenIn, pageIn } from "../platform/lists/list-address";
import { achievementList, achievementSorts } from "./achievements/contract";
import { playerDetail, playerList, squadList } from "./players/contract";
import { playerPath, readPlayerAddress } from "./players/player-address";
import { isOverview, readPlayerFilter } from "./players/player-filter";

export type PlayerListData =
	| { squads: AnswerOf<typeof squadList>["squads"]; list: null }
	| { squads: null; list: AnswerOf<typeof playerList> };

export const divisionNamed = (category: string | undefined) => divisionKeys.find((key) => key === category);

export const playerListRead = pageRead(async (call, { params, query }): Promise<PlayerListData> => {
	const filter = readPlayerFilter(params.category, query);
	return isOverview(filter)
		? { squads: (await call(squadList, {})).squads, list: null }
		: { squads: null, list: await call(playerList, filter) };
});

export const playerRead = pageRead(async (call, { params, query }) => {
	const search = query.size > 0 ? `?${query}` : "";
	const asked = readPlayerAddress(params.category, params.id);
	if ("list" in asked) throw redirect(`${asked.list}${search}`);
	const player = await call(playerDetail, { slug: asked.slug });
	// Each player has one address; a shortened or mistaken division leads there.
	if (player.division !== params.category) throw redirect(`${playerPath(player)}${search}`);
	return player;
});

export const achievementListRead = pageRead((call, { params, query }) => {
	const division = divisionNamed(params.category);
	if (params.category && !division) throw data(null, { status: 404 });
	return call(achievementList, {
		division,
		sort: chosenIn(query, "sort", achievementSorts),
		page: pageIn(query),
	});
});
