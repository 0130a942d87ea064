import { and, asc, eq } from "drizzle-orm";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { players } from "../players/tables.server";
import type { SquadKey } from "./squads";

/** As a line-up writes them: the name that is called, and the position's key. */
export async function listSquadMembers(db: Db, division: DivisionKey, squad: SquadKey) {
	const rows = await db
		.select()
		.from(players)
		.where(and(eq(players.division, division), eq(players.squad, squad)))
		.orderBy(asc(players.listOrder), asc(players.id));
	return rows.map(({ slug, number, name, nickname, positionKey, captain }) => ({
		slug,
		number,
		name: nickname ?? name,
		position: positionKey,
		captain,
	}));
}
