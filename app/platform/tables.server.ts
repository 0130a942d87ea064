import { bigint, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
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
