import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import type { KeyScope } from "../../platform/http/access";
import { members } from "../tables.server";

/** Keys of other programs: a till, an accounting system, a league's screen. */
export const serviceKeys = pgTable(
	"service_keys",
	{
		id: id(),
		name: text("name").notNull(),
		/** Only the program has the key itself. */
		tokenHash: text("token_hash").notNull().unique("service_keys_token"),
		hint: text("hint").notNull(),
		scopes: text("scopes").array().$type<KeyScope[]>().notNull(),
		/** Answers for what it does; it works while this member is an admin. */
		ownerId: uuid("owner_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
		endsAt: instant("ends_at").notNull(),
		revokedAt: instant("revoked_at"),
		/** To the minute. */
		lastUsedAt: instant("last_used_at"),
	},
	(key) => [
		index("service_keys_of_owner").on(key.ownerId),
		check("service_keys_may_do_something", sql`cardinality(${key.scopes}) > 0`),
	],
);
export type ServiceKey = typeof serviceKeys.$inferSelect;
