import { asc, eq } from "drizzle-orm";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { playerSummaryColumns } from "../../people/players/player-summaries.server";
import { everySquad, players } from "../../people/players/tables.server";
import { squadLabel } from "../../people/squads/squads";
import { addressIn } from "../../platform/browser/address-in";
import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { localize } from "../../platform/words/language";
import type { openRosters } from "./contract";

export async function listRosters(
	{ db, language, settings }: CallContext,
	{ division }: ParsedInputOf<typeof openRosters>,
): Promise<AnswerOf<typeof openRosters>> {
	const rows = await db
		.select({ ...playerSummaryColumns, squad: players.squad })
		.from(players)
		.where(division ? eq(players.division, division) : undefined)
		.orderBy(asc(players.listOrder), asc(players.id));
	const squads = everySquad.flatMap((each) => {
		const members = rows.filter((row) => row.division === each.division && row.squad === each.squad);
		if (members.length === 0) return [];
		return {
			...each,
			name: localize(squadLabel(each.division, each.squad), language),
			players: members.map(({ slug, name, number, position, captain }) => ({
				id: slug,
				url: addressIn(language, `${settings.publicUrl}${pathTo("player-detail", { id: slug })}`),
				name,
				number,
				position: localize(position, language),
				isCaptain: captain,
			})),
		};
	});
	return { club: club.name, squads };
}
