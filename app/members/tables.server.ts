import { sql } from "drizzle-orm";
import { boolean, check, customType, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../platform/columns.server";
import type { Language } from "../platform/language";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const members = pgTable(
	"members",
	{
		id: id(),
		email: text("email").notNull().unique(),
		name: text("name").notNull(),
		/** E.164, always Indonesian: codes are sent to it. */
		phone: text("phone").notNull().unique(),
		passwordHash: text("password_hash").notNull(),
		/** The id of an upload; without one the initials are drawn. */
		avatar: text("avatar"),
		favouriteDivision: text("favourite_division"),
		/** A hidden member's public card is not found by anybody. */
		cardHidden: boolean("card_hidden").notNull().default(false),
		/** For mails that no request of the member causes. */
		language: text("language").$type<Language>().notNull().default("id"),
		emailVerifiedAt: instant("email_verified_at"),
		createdAt: createdAt(),
	},
	(table) => [
		check("members_email_lower", sql`${table.email} = lower(${table.email})`),
		check("members_phone_e164", sql`${table.phone} ~ '^\\+62[0-9]{8,13}$'`),
	],
);
export type MemberInsert = typeof members.$inferInsert;

const memberId = () =>
	uuid("member_id")
		.notNull()
		.references(() => members.id, { onDelete: "cascade" });

export const memberSessions = pgTable(
	"member_sessions",
	{
		id: id(),
		memberId: memberId(),
		tokenHash: text("token_hash").notNull().unique(),
		device: text("device").notNull(),
		createdAt: createdAt(),
		lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("member_sessions_member").on(table.memberId)],
);

/** Who came in, when, from where: shown to the member, and what tells a new device from a known one. */
export const memberLogIns = pgTable(
	"member_log_ins",
	{
		id: id(),
		memberId: memberId(),
		device: text("device").notNull(),
		address: text("address").notNull(),
		/** The part of the address that stays the same when a provider hands out another one. */
		network: text("network").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("member_log_ins_member").on(table.memberId, table.createdAt.desc().nullsFirst())],
);

/** Links in mails to set a new password. A row is deleted by the one who uses it. */
export const resetLinks = pgTable(
	"reset_links",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("reset_links_member").on(table.memberId)],
);

/** Log-ins handed to another device, a mail or a partner. A row is deleted by the one who uses it. */
export const authTokens = pgTable(
	"auth_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("auth_tokens_member").on(table.memberId)],
);

/** Links that prove an e-mail address; of another address than the member's present one they prove nothing. */
export const emailProofs = pgTable(
	"email_proofs",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		email: text("email").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("email_proofs_member").on(table.memberId)],
);

/** The last code sent to a phone. Six digits are few, so the hash is slow and salted. */
export const oneTimeCodes = pgTable(
	"one_time_codes",
	{
		phone: text("phone").primaryKey(),
		memberId: memberId(),
		salt: bytes("salt").notNull(),
		codeHash: bytes("code_hash").notNull(),
		tries: smallint("tries").notNull().default(0),
		usedAt: instant("used_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("one_time_codes_member").on(table.memberId),
		check("one_time_codes_tries", sql`${table.tries} between 0 and 5`),
	],
);

/** What a member agreed to or withdrew, and when. The database refuses to change or delete a row. */
export const memberConsents = pgTable(
	"member_consents",
	{
		id: id(),
		memberId: uuid("member_id").notNull(),
		kind: text("kind").$type<"terms" | "news">().notNull(),
		/** The wording that was on the screen. */
		version: text("version").notNull(),
		given: boolean("given").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("member_consents_member").on(table.memberId, table.createdAt)],
);
