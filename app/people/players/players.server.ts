import { and, asc, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { positionKeys } from "../../matches/sports/sport-of";
import { listStoriesAbout } from "../../news/stories.server";
import type { Db } from "../../platform/data/database.server";
import { selectUsed } from "../../platform/data/select-used.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { listProductsOfPlayer } from "../../store/products/product-summaries.server";
import { listVideosOfPlayer } from "../../videos/video-summaries.server";
import {
	type PlayerSort,
	type playerDetail,
	type playerList,
	playerRefusals,
	playersPerPage,
} from "./contract";
import { playerSummaryColumns, summarize } from "./player-summaries.server";
import { type Player, playerSeasons, players, squadOrder } from "./tables.server";

type PlayerFilter = ParsedInputOf<typeof playerList>;

export async function listPlayers(
	db: Db,
	language: Language,
	filter: PlayerFilter,
): Promise<AnswerOf<typeof playerList>> {
	const { division, squad, position, sort, page } = filter;
	const values = { division, squad, position, offset: (page - 1) * playersPerPage };
	const squadFilters = [Boolean(division), Boolean(squad)] as const;
	const [rows, [counted], positions] = await Promise.all([
		listed.run(db, values, sort, ...squadFilters, Boolean(position)),
		counts.run(db, values, ...squadFilters, Boolean(position)),
		usedPositions.run(db, values, ...squadFilters),
	]);
	const total = counted?.total ?? 0;
	return {
		players: rows.map(({ squad, positionKey, ...row }) => ({
			...summarize(row, language),
			squad,
			positionKey,
		})),
		positions: positions.map(({ key }) => key),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / playersPerPage)),
	};
}

const inSquad = (division: boolean, squad: boolean) =>
	and(
		division ? eq(players.division, sql.placeholder("division")) : undefined,
		squad ? eq(players.squad, sql.placeholder("squad")) : undefined,
	);
const isListed = (division: boolean, squad: boolean, position: boolean) =>
	and(inSquad(division, squad), position ? eq(players.positionKey, sql.placeholder("position")) : undefined);

const listed = statement((db: Db, sort: PlayerSort, division: boolean, squad: boolean, position: boolean) =>
	db
		.select(listedColumns)
		.from(players)
		.where(isListed(division, squad, position))
		.orderBy(...sortings[sort])
		.limit(playersPerPage)
		.offset(sql.placeholder("offset")),
);
const counts = statement((db: Db, division: boolean, squad: boolean, position: boolean) =>
	db
		.select({ total: count() })
		.from(players)
		.where(isListed(division, squad, position)),
);
const usedPositions = statement((db: Db, division: boolean, squad: boolean) =>
	selectUsed(db, positionKeys, (key) =>
		db
			.select({ one: sql`1` })
			.from(players)
			.where(and(eq(players.positionKey, key), inSquad(division, squad))),
	),
);

export async function readPlayer(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof playerDetail>> {
	const [player] = await playerBySlug.run(db, { slug });
	if (!player) throw refuse(playerRefusals, "players.unknown");
	const [seasons, stories, videos, products, squadmates] = await Promise.all([
		listSeasons(db, player.id),
		listStoriesAbout(db, language, { kind: "player", slug }, 4),
		listVideosOfPlayer(db, language, slug, 4),
		listProductsOfPlayer(db, language, slug, 4),
		listSquadmates(db, player),
	]);
	const { id: _id, listOrder: _listOrder, socials, ...row } = player;
	return {
		...row,
		position: localize(player.position, language),
		biography: localize(player.biography, language),
		nationality: countryName(player.nationality, language),
		socials: Object.entries(socials).map(([network, url]) => ({ network, url })),
		seasons,
		stories,
		videos,
		products,
		squadmates: squadmates.map((mate) => summarize(mate, language)),
	};
}

const playerBySlug = statement((db: Db) =>
	db
		.select()
		.from(players)
		.where(eq(players.slug, sql.placeholder("slug"))),
);

// Here and not in the page: server and browser may carry different lists of names.
const countryName = (code: string, language: Language) =>
	new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;

const listSeasons = (db: Db, playerId: string) => seasonsOfPlayer.run(db, { playerId });

const seasonsOfPlayer = statement((db: Db) =>
	db
		.select({
			season: playerSeasons.season,
			competition: playerSeasons.competition,
			figures: playerSeasons.figures,
		})
		.from(playerSeasons)
		.where(eq(playerSeasons.playerId, sql.placeholder("playerId")))
		.orderBy(desc(playerSeasons.season), asc(playerSeasons.competition)),
);

const mostSquadmates = 8;

/** Same position first: those are the ones a reader compares. */
function listSquadmates(db: Db, { id, division, squad, positionKey, listOrder }: Player) {
	return selectSquadmates.run(db, { id, division, squad, positionKey, listOrder });
}

const selectSquadmates = statement((db: Db) =>
	db
		.select(playerSummaryColumns)
		.from(players)
		.where(
			and(
				eq(players.division, sql.placeholder("division")),
				eq(players.squad, sql.placeholder("squad")),
				ne(players.id, sql.placeholder("id")),
			),
		)
		.orderBy(
			sql`${players.positionKey} = ${sql.placeholder("positionKey")} desc`,
			sql`abs(${players.listOrder} - ${sql.placeholder("listOrder")})`,
			asc(players.listOrder),
		)
		.limit(mostSquadmates),
);

const listedColumns = { ...playerSummaryColumns, squad: players.squad, positionKey: players.positionKey };

const bySquad: SQL[] = [squadOrder(players), asc(players.listOrder), asc(players.id)];
const sortings: Record<PlayerSort, SQL[]> = {
	squad: bySquad,
	number: [sql`${players.number} nulls last`, ...bySquad],
	name: [asc(players.name), asc(players.id)],
};
