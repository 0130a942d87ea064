import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { academyCoaches, academyProgrammes, trialApplications } from "../app/club-life/academy/tables.server";
import { sponsors } from "../app/club-life/sponsors/tables.server";
import { competitions, events, teams } from "../app/matches/events/tables.server";
import { sportOf } from "../app/matches/sports/sport-of";
import { articles } from "../app/news/tables.server";
import { achievements } from "../app/people/achievements/tables.server";
import { players } from "../app/people/players/tables.server";
import { isSquadOf } from "../app/people/squads/squads";
import { clubSections, profileError } from "../app/platform/club-profile";
import type { Db } from "../app/platform/data/database.server";
import { counted } from "../app/platform/lists/counted";
import { products } from "../app/store/tables.server";
import { videos } from "../app/videos/tables.server";

const sectioned: [singular: string, plural: string, column: AnyPgColumn][] = [
	["player", "players", players.division],
	["competition", "competitions", competitions.division],
	["opponent", "opponents", teams.division],
	["event", "events", events.division],
	["achievement", "achievements", achievements.division],
	["sponsor", "sponsors", sponsors.division],
	["academy programme", "academy programmes", academyProgrammes.category],
	["coach", "coaches", academyCoaches.category],
	["trial application", "trial applications", trialApplications.category],
	["article", "articles", articles.category],
	["product", "products", products.division],
	["video", "videos", videos.category],
];

/**
 * A division, a squad or a sport can only leave the profile when nothing in the database belongs to it any more: its pages
 * would be gone, and its rows with them.
 */
export async function divisionErrors(db: Db): Promise<string[]> {
	const uses = await Promise.all(
		sectioned.map(([singular, plural, column]) => usesOf(db, [singular, plural], column)),
	);
	const gone = Map.groupBy(
		uses.flat().filter(({ key }) => key !== null && !clubSections.includes(key)),
		({ key }) => key!,
	);
	const missing = [...gone].map(([key, of]) =>
		profileError("divisions", `"${key}" is gone, but the database has ${of.map(say).join(", ")} of it`),
	);
	return missing.length > 0 ? missing : teamErrors(db);
}

type Thing = readonly [singular: string, plural: string];
type Use = { key: string | null; total: number; thing: Thing };

const usesOf = async (db: Db, thing: Thing, column: AnyPgColumn): Promise<Use[]> =>
	(
		await db
			.select({ key: sql<string | null>`${column}`, total: sql<number>`count(*)::int` })
			.from(column.table)
			.groupBy(column)
	).map((row) => ({ ...row, thing }));

const say = ({ total, thing }: Pick<Use, "total" | "thing">) => counted(total, ...thing);

async function teamErrors(db: Db): Promise<string[]> {
	const total = sql<number>`count(*)::int`;
	const [inSquads, inMatches, inPositions] = await Promise.all([
		db
			.select({ division: players.division, squad: players.squad, total })
			.from(players)
			.groupBy(players.division, players.squad),
		db
			.select({ division: events.division, squad: events.squad, total })
			.from(events)
			.where(sql`${events.kind} = 'match'`)
			.groupBy(events.division, events.squad),
		db
			.select({ division: players.division, position: players.positionKey, total })
			.from(players)
			.groupBy(players.division, players.positionKey),
	]);
	const squads = [
		...inSquads.map((row) => ({ ...row, thing: ["player", "players"] as const })),
		...inMatches.map((row) => ({ ...row, thing: ["match", "matches"] as const })),
	].filter(({ division, squad }) => !isSquadOf(division, squad));
	const positions = inPositions.filter(
		({ division, position }) => !sportOf(division).lineUp.positions[position],
	);
	return [
		...squads.map((row) =>
			profileError(
				"divisions",
				`the squad "${row.squad}" of "${row.division}" is gone, but the database has ${say(row)} of it`,
			),
		),
		...positions.map(({ division, position, total }) =>
			profileError(
				"divisions",
				`the sport of "${division}" has no position "${position}", needed by ${say({ total, thing: ["player", "players"] })} in the database`,
			),
		),
	];
}
