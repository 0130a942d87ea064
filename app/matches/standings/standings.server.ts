import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { competitions, standings, teams } from "../events/tables.server";
import type { Standings } from "./standings";

/** This season's league tables with a team of the division. */
export async function listStandings(db: Db, division: DivisionKey): Promise<Standings[]> {
	const rows = await selectStandings.run(db, {}, division);
	const tables = new Map<string, Standings>();
	for (const { competition, season, form, ...row } of rows) {
		const table = tables.get(competition) ?? { competition, season, rows: [], form: [] };
		tables.set(competition, table);
		table.rows.push(row);
		if (!row.team) table.form = form;
	}
	return [...tables.values()];
}

const selectStandings = statement((db: Db, division: DivisionKey) =>
	db
		.select({
			competition: competitions.name,
			season: standings.season,
			position: standings.position,
			team: { name: teams.name, crest: teams.crest },
			played: standings.played,
			won: standings.won,
			drawn: standings.drawn,
			lost: standings.lost,
			scored: standings.scored,
			conceded: standings.conceded,
			scoredWithin: standings.scoredWithin,
			concededWithin: standings.concededWithin,
			points: standings.points,
			form: standings.form,
		})
		.from(standings)
		.innerJoin(competitions, eq(competitions.slug, standings.competition))
		.leftJoin(teams, eq(teams.slug, standings.team))
		.where(
			and(
				eq(competitions.division, division),
				sql`${standings.season} = (select max(newest.season) from standings newest where newest.competition = ${standings.competition})`,
			),
		)
		.orderBy(desc(standings.season), asc(competitions.slug), asc(standings.position)),
);

export type OwnPlace = { division: DivisionKey; competition: string; position: number };

/** The current rank of each of the club's teams, in one query. */
export const listOwnPlaces = (db: Db): Promise<OwnPlace[]> => ownPlaces.run(db);

const ownPlaces = statement((db: Db) =>
	db
		.select({
			division: competitions.division,
			competition: competitions.name,
			position: standings.position,
		})
		.from(standings)
		.innerJoin(competitions, eq(competitions.slug, standings.competition))
		.where(isNull(standings.team))
		.orderBy(desc(standings.season), asc(competitions.slug)),
);
