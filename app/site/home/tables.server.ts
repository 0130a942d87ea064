import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { heroKeys } from "./hero-keys";

/** The order of the hero slides. The migration `hero_places` inserts one row of each kind; none is ever added. */
export const heroPlaces = pgTable(
	"hero_places",
	{
		key: text("key", { enum: heroKeys }).primaryKey(),
		position: integer("position").notNull().unique("hero_places_position"),
		isShown: boolean("is_shown").notNull().default(true),
	},
	(place) => [
		check("hero_places_key_is_known", sql`${place.key} in ('live', 'match', 'story', 'product', 'event')`),
	],
);
