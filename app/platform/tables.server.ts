import { bigint, index, integer, pgTable, primaryKey, smallint, text, varchar } from "drizzle-orm/pg-core";
import { bytes, createdAt } from "./columns.server";

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

/** Answers of endpoints with `once: true`, kept under the caller's Idempotency-Key. See `answerOnce`. */
export const onceAnswers = pgTable(
	"once_answers",
	{
		/** Whose key it is: keys of two callers never meet. */
		scope: text("scope").notNull(),
		key: text("key").notNull(),
		endpoint: text("endpoint").notNull(),
		inputHash: bytes("input_hash").notNull(),
		/** Empty only inside the transaction that runs the call: what others see is complete. */
		status: smallint("status"),
		answer: bytes("answer"),
		createdAt: createdAt(),
	},
	(table) => [
		primaryKey({ columns: [table.scope, table.key] }),
		index("once_answers_created_at").on(table.createdAt),
	],
);
