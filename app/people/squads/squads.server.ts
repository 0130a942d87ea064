import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import type { Language } from "../../platform/words/language";
import { playersPerSquad, type squadList } from "../players/contract";
import { playerSummaryColumns, summarize } from "../players/player-summaries.server";
import { everySquad, players } from "../players/tables.server";
import type { SquadKey } from "./squads";

/** The squads in the club's order, each with its captain first; one without players is left out. */
export async function listSquads(db: Db, language: Language): Promise<AnswerOf<typeof squadList>> {
	const [totals, ...firsts] = await Promise.all([
		squadTotals.run(db),
		...everySquad.map(({ division, squad }) => listFirst(db, division, squad)),
	]);
	return {
		squads: everySquad.flatMap(({ division, squad }, place) => {
			const total = totals.find((row) => row.division === division && row.squad === squad)?.total;
			const rows = firsts[place] ?? [];
			return total ? [{ division, squad, total, players: rows.map((row) => summarize(row, language)) }] : [];
		}),
	};
}

const squadTotals = statement((db: Db) =>
	db
		.select({ division: players.division, squad: players.squad, total: count() })
		.from(players)
		.groupBy(players.division, players.squad),
);

const listFirst = (db: Db, division: DivisionKey, squad: SquadKey) =>
	squadFirstNames.run(db, { division, squad });

const squadFirstNames = statement((db: Db) =>
	db
		.select(playerSummaryColumns)
		.from(players)
		.where(
			and(eq(players.division, sql.placeholder("division")), eq(players.squad, sql.placeholder("squad"))),
		)
		.orderBy(desc(players.captain), desc(players.listOrder), asc(players.id))
		.limit(playersPerSquad),
);
