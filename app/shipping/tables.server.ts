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
import { members } from "../members/tables.server";
import { createdAt, id, instant } from "../platform/columns.server";
import { areaLevels } from "./areas/area-level";
import type { CourierRate } from "./courier";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Provinces, cities, districts and villages of Indonesia, written by the job `load-areas` and by nobody else. */
export const areas = pgTable(
	"areas",
	{
		code: text("code").primaryKey(),
		level: text("level", { enum: areaLevels }).notNull(),
		/** The code of the area around it; null for provinces. */
		parent: text("parent"),
		name: text("name").notNull(),
		/** Its own name with weight A, the names around it with weight B. */
		words: tsvector("words").notNull(),
	},
	(area) => [
		index("areas_in_parent").on(area.parent, area.name),
		index("areas_words").using("gin", area.words),
		check("areas_level_is_known", sql`${area.level} in ('province', 'city', 'district', 'village')`),
	],
);

/** Every word of every name, to find the one that was meant by a mistyped one. */
export const areaWords = pgTable("area_words", { word: text("word").primaryKey() }, ({ word }) => [
	index("area_words_alike").using("gin", sql`${word} gin_trgm_ops`),
]);

/**
 * Where a member has parcels sent. The names of its areas are kept as they were chosen: areas are merged and renamed, and an
 * address that was right stays readable.
 */
export const addresses = pgTable(
	"addresses",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** What the member calls it: "Kos Bandung". */
		label: text("label").notNull(),
		recipient: text("recipient").notNull(),
		phone: text("phone").notNull(),
		street: text("street").notNull(),
		landmark: text("landmark"),
		postcode: text("postcode").notNull(),
		/** The code of its village. */
		area: text("area").notNull(),
		village: text("village").notNull(),
		district: text("district").notNull(),
		city: text("city").notNull(),
		province: text("province").notNull(),
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

/** What the couriers last said about a journey: asked again after a while, and still known while they are away. */
export const courierRates = pgTable("courier_rates", {
	/** Network, start, end and weight in one text. */
	journey: text("journey").primaryKey(),
	rates: jsonb("rates").$type<CourierRate[]>().notNull(),
	askedAt: instant("asked_at").notNull().defaultNow(),
	/** When they last did not answer. */
	awayAt: instant("away_at"),
});
