import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../platform/columns.server";

export const members = pgTable(
	"members",
	{
		id: id(),
		email: text("email").notNull().unique(),
		name: text("name").notNull(),
		phone: text("phone").notNull().unique(),
		passwordHash: text("password_hash").notNull(),
		avatar: text("avatar"),
		favouriteDivision: text("favourite_division"),
		newsOptIn: boolean("news_opt_in").notNull().default(false),
		emailVerifiedAt: instant("email_verified_at"),
		createdAt: createdAt(),
	},
	(table) => [check("members_email_lower", sql`${table.email} = lower(${table.email})`)],
);

export const memberSessions = pgTable(
	"member_sessions",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		tokenHash: text("token_hash").notNull().unique(),
		device: text("device").notNull(),
		createdAt: createdAt(),
		lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("member_sessions_member").on(table.memberId)],
);
