import { bigint, integer, pgTable, primaryKey, text, varchar } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.server";

/** Its shape is rate-limiter-flexible's own. */
export const rateLimitRows = pgTable("rate_limits", {
	key: varchar("key", { length: 255 }).primaryKey(),
	points: integer("points").notNull().default(0),
	expire: bigint("expire", { mode: "number" }),
});

/** Values made on first start and kept for good, such as the push keys. */
export const keptValues = pgTable("kept_values", {
	name: text("name").primaryKey(),
	value: text("value").notNull(),
	createdAt: createdAt(),
});

/**
 * How many rows a long list has, those to come included. Triggers on the lists' tables keep it, in the migration
 * `list_counts`; nothing else writes here. See `selectTotal`.
 */
export const listCounts = pgTable(
	"list_counts",
	{
		list: text("list").notNull(),
		house: text("house").notNull(),
		/** Empty for lists that have no shelves. */
		shelf: text("shelf").notNull(),
		entries: integer("entries").notNull(),
	},
	(count) => [primaryKey({ columns: [count.list, count.house, count.shelf] })],
);
