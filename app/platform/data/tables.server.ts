import { bigint, index, integer, pgTable, primaryKey, smallint, text, varchar } from "drizzle-orm/pg-core";
import { bytes, createdAt } from "./columns.server";

/** `expire` is in milliseconds since 1970. */
export const rateLimitRows = pgTable("rate_limits", {
	key: varchar("key", { length: 255 }).primaryKey(),
	points: integer("points").notNull().default(0),
	expire: bigint("expire", { mode: "number" }),
});

/** Values generated on first start and kept for good, such as the push keys. */
export const storedValues = pgTable("kept_values", {
	name: text("name").primaryKey(),
	value: text("value").notNull(),
	createdAt: createdAt(),
});

/**
 * Row counts of long lists, including unpublished rows. Maintained by triggers (migration `list_counts`); nothing else
 * writes here. See `selectTotal`.
 */
export const listCounts = pgTable(
	"list_counts",
	{
		list: text("list").notNull(),
		house: text("house").notNull(),
		/** Empty for lists without shelves. */
		shelf: text("shelf").notNull(),
		entries: integer("entries").notNull(),
	},
	(count) => [primaryKey({ columns: [count.list, count.house, count.shelf] })],
);

/** Answers of endpoints with `once: true`, by the caller's Idempotency-Key. See `answerOnce`. */
export const onceAnswers = pgTable(
	"once_answers",
	{
		/** The key's owner, so that two callers' keys never collide. */
		scope: text("scope").notNull(),
		key: text("key").notNull(),
		endpoint: text("endpoint").notNull(),
		inputHash: bytes("input_hash").notNull(),
		status: smallint("status").notNull(),
		answer: bytes("answer").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		primaryKey({ columns: [table.scope, table.key] }),
		index("once_answers_created_at").on(table.createdAt),
	],
);
