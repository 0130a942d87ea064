import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/data/columns.server";
import { members } from "../tables.server";
import { followKinds } from "./follow-kinds";

/** Who a member follows. */
export const follows = pgTable(
	"follows",
	{
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: followKinds }).notNull(),
		/** A player's slug or a division's key. */
		target: text("target").notNull(),
		createdAt: createdAt(),
	},
	(follow) => [
		primaryKey({ name: "follows_pkey", columns: [follow.memberId, follow.kind, follow.target] }),
		index("follows_of_target").on(follow.kind, follow.target),
		check("follows_kind_is_known", sql`${follow.kind} in ('player', 'division')`),
	],
);

/** The token of a member's calendar address. Not hashed, since it is shown again; a new one replaces the old. */
export const calendarFeeds = pgTable("calendar_feeds", {
	memberId: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	/** 256 random bits. It reveals which matches the member follows, and nothing else. */
	token: text("token").notNull().unique("calendar_feeds_token"),
	createdAt: createdAt(),
});
