import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	customType,
	index,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { areaLevels } from "../areas/area-level";
import type { Coordinates, CourierRate } from "./courier";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Provinces, cities, districts and villages of Indonesia; written only by the job `load-areas`. */
export const areas = pgTable(
	"areas",
	{
		code: text("code").primaryKey(),
		level: text("level", { enum: areaLevels }).notNull(),
		/** The code of its parent; null for provinces. */
		parent: text("parent"),
		name: text("name").notNull(),
		/** Of a village. */
		postcode: text("postcode"),
		/** Its own name with weight A, its parents' names with weight B. */
		words: tsvector("words").notNull(),
	},
	(area) => [
		index("areas_in_parent").on(area.parent, area.name),
		index("areas_words").using("gin", area.words),
		check("areas_level_is_known", sql`${area.level} in ('province', 'city', 'district', 'village')`),
	],
);

/** Every word of every name, to correct mistyped ones. */
export const areaWords = pgTable("area_words", { word: text("word").primaryKey() }, ({ word }) => [
	index("area_words_alike").using("gin", sql`${word} gin_trgm_ops`),
]);

/**
 * A member's delivery address. The names of its areas are stored as they were chosen: areas are merged and renamed, and
 * an address that was right stays readable.
 */
export const addresses = pgTable(
	"addresses",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** The member's name for it: "Kos Bandung". */
		label: text("label").notNull(),
		recipient: text("recipient").notNull(),
		phone: text("phone").notNull(),
		street: text("street").notNull(),
		landmark: text("landmark"),
		postcode: text("postcode").notNull(),
		/** The village's code. */
		area: text("area").notNull(),
		village: text("village").notNull(),
		district: text("district").notNull(),
		city: text("city").notNull(),
		province: text("province").notNull(),
		/** Its point on the map, which instant couriers ride to. */
		coordinates: jsonb("coordinates").$type<Coordinates>(),
		isMain: boolean("is_main").notNull(),
		createdAt: createdAt(),
	},
	(address) => [
		index("addresses_of_member").on(address.memberId, address.createdAt),
		uniqueIndex("addresses_one_main").on(address.memberId).where(sql`${address.isMain}`),
		check("addresses_phone_e164", sql`${address.phone} ~ '^\\+62[0-9]{8,13}$'`),
		check("addresses_postcode", sql`${address.postcode} ~ '^[0-9]{5}$'`),
		check(
			"addresses_area_is_a_village",
			sql`${address.area} ~ '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}\\.[0-9]{4}$'`,
		),
	],
);
export type Address = typeof addresses.$inferSelect;

/** The couriers' last answer for a route: refreshed after a while, and used as a fallback while they are down. */
export const courierRates = pgTable("courier_rates", {
	/** Cache key: network, origin, destination and weight. */
	journey: text("journey").primaryKey(),
	rates: jsonb("rates").$type<CourierRate[]>().notNull(),
	askedAt: instant("asked_at").notNull().defaultNow(),
	/** When they last failed to answer. */
	awayAt: instant("away_at"),
});
