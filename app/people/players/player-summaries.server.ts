import { and, asc, eq, sql } from "drizzle-orm";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import { type Language, localize } from "../../platform/words/language";
import { squadsOf } from "../squads/squads";
import type { PlayerSummary } from "./player-summary";
import { players } from "./tables.server";

/** Players by their slugs, in no particular order; an unknown slug is left out. */
export async function findPlayers(db: Db, language: Language, slugs: string[]): Promise<PlayerSummary[]> {
	if (slugs.length === 0) return [];
	const rows = await playersBySlug.run(db, { slugs });
	return rows.map((row) => summarize(row, language));
}

const playersBySlug = statement((db: Db) =>
	db.select(playerSummaryColumns).from(players).where(isOneOf(players.slug, "slugs")),
);

/** The face of every squad. */
export async function listCaptains(db: Db, language: Language): Promise<PlayerSummary[]> {
	const rows = await captains.run(db);
	return rows.map((row) => summarize(row, language));
}

const captains = statement((db: Db) =>
	db
		.select(playerSummaryColumns)
		.from(players)
		.where(eq(players.captain, true))
		.orderBy(
			sql`array_position(${sql.raw(`array[${divisionKeys.map((key) => `'${key}'`).join(", ")}]`)}, ${players.division})`,
			players.squad,
		),
);

/** A few players across a division's leading squad, its captain before all, and how many play in the division. */
export async function listLeadingSquad(
	db: Db,
	language: Language,
	division: DivisionKey,
	limit: number,
): Promise<{ players: PlayerSummary[]; total: number }> {
	const rows = await leadingSquad.run(db, {}, division);
	const chosen = spread(rows, limit).map((row) => summarize(row, language));
	return { players: chosen, total: rows[0]?.total ?? 0 };
}

const leadingSquad = statement((db: Db, division: DivisionKey) =>
	db
		.select({
			...playerSummaryColumns,
			total: sql<number>`(select count(*)::int from ${players} everyone where everyone.division = ${division})`,
		})
		.from(players)
		.where(and(eq(players.division, division), eq(players.squad, squadsOf(division)[0]!.key)))
		.orderBy(sql`${players.captain} desc`, asc(players.listOrder), asc(players.id)),
);

/** This many of a list, evenly spread, starting with the first: squads are listed by position, and each should be seen. */
const spread = <T>(rows: T[], count: number): T[] =>
	rows.length <= count
		? rows
		: Array.from({ length: count }, (_, place) => rows[Math.floor((place * rows.length) / count)]!);

export const playerSummaryColumns = {
	slug: players.slug,
	division: players.division,
	name: players.name,
	number: players.number,
	position: players.position,
	captain: players.captain,
	portrait: players.portrait,
};

type SummaryRow = Pick<typeof players.$inferSelect, keyof typeof playerSummaryColumns>;

export const summarize = ({ position, ...row }: SummaryRow, language: Language): PlayerSummary => ({
	...row,
	position: localize(position, language),
});
