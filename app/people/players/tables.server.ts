import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { divisionKeys } from "../../platform/club-profile";
import { id, localized, picture } from "../../platform/data/columns.server";
import { squadsOf } from "../squads/squads";
import type { SeasonFigures } from "./season/season-figures";

export type PlayerSocials = Partial<Record<"instagram" | "tiktok" | "youtube" | "twitch" | "x", string>>;

export const everySquad = divisionKeys.flatMap((division) =>
	squadsOf(division).map(({ key }) => ({ division, squad: key })),
);

/** Squads in the club's own order, which no column holds. */
export function squadOrder({ division, squad }: { division: SQLWrapper; squad: SQLWrapper }): SQL {
	const order = everySquad.map((one) => `'${one.division}/${one.squad}'`).join(", ");
	return sql`(array_position(array[${sql.raw(order)}], ${division} || '/' || ${squad}))`;
}

export const players = pgTable(
	"players",
	{
		id: id(),
		slug: text("slug").notNull().unique("players_slug"),
		division: text("division").notNull(),
		squad: text("squad").notNull(),
		/** A newcomer may still wait for one. */
		number: integer("number"),
		name: text("name").notNull(),
		shirtName: text("shirt_name").notNull(),
		/** The name in the game, or the one the stand sings. */
		nickname: text("nickname"),
		position: localized("position").notNull(),
		positionKey: text("position_key").notNull(),
		/** ISO 3166-1, two letters. */
		nationality: text("nationality").notNull().default("ID"),
		hometown: text("hometown").notNull(),
		bornOn: date("born_on", { mode: "string" }).notNull(),
		heightCm: integer("height_cm").notNull(),
		weightKg: integer("weight_kg").notNull(),
		biography: localized("biography").notNull(),
		portrait: picture("portrait").notNull(),
		socials: jsonb("socials").$type<PlayerSocials>().notNull().default({}),
		joinedYear: integer("joined_year").notNull(),
		captain: boolean("captain").notNull().default(false),
		/** Order in the squad list: by position, then as the club likes. */
		listOrder: integer("list_order").notNull(),
	},
	(player) => [
		unique("players_number_in_squad").on(player.division, player.squad, player.number),
		uniqueIndex("players_one_captain_a_squad")
			.on(player.division, player.squad)
			.where(sql`${player.captain}`),
		index("players_in_order").on(player.division, player.squad, player.listOrder, player.id),
		index("players_of_position").on(player.positionKey, player.division, player.squad),
		check("players_slug_is_a_path_word", sql`${player.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("players_number_fits_a_shirt", sql`${player.number} between 0 and 99`),
		check("players_nationality_is_iso", sql`${player.nationality} ~ '^[A-Z]{2}$'`),
		check(
			"players_body_is_human",
			sql`${player.heightCm} between 120 and 250 and ${player.weightKg} between 30 and 200`,
		),
	],
);
export type Player = typeof players.$inferSelect;
export type PlayerInsert = typeof players.$inferInsert;

export const playerSeasons = pgTable(
	"player_seasons",
	{
		id: id(),
		playerId: uuid("player_id")
			.notNull()
			.references(() => players.id, { onDelete: "cascade" }),
		/** "2026/27" */
		season: text("season").notNull(),
		/** The name as printed; a player brings figures from leagues the club never played in. */
		competition: text("competition").notNull(),
		figures: jsonb("figures").$type<SeasonFigures>().notNull(),
	},
	(season) => [
		unique("player_seasons_once").on(season.playerId, season.season, season.competition),
		check("player_seasons_season_is_two_years", sql`${season.season} ~ '^20[0-9]{2}/[0-9]{2}$'`),
	],
);
export type PlayerSeason = typeof playerSeasons.$inferSelect;
export type PlayerSeasonInsert = typeof playerSeasons.$inferInsert;
