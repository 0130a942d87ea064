import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	customType,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	uuid,
} from "drizzle-orm/pg-core";
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
		/** Null where the address was proven by somebody who did not know the password chosen before. */
		passwordHash: text("password_hash"),
		/** The id of an upload; without one the initials are drawn. */
		avatar: text("avatar"),
		favouriteDivision: text("favourite_division"),
		/** A hidden member's public card is not found by anybody. */
		cardHidden: boolean("card_hidden").notNull().default(false),
		/** For mails that no request of the member causes. */
		language: text("language").$type<Language>().notNull().default("id"),
		emailVerifiedAt: instant("email_verified_at"),
		phoneVerifiedAt: instant("phone_verified_at"),
		/** Somebody else reset the password through this number: until it is proven, it resets nothing. */
		phoneDisownedAt: instant("phone_disowned_at"),
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

/** Browsers that a member has logged in with before, by the hash of their cookie. Guesses from these count on their own. */
export const knownDevices = pgTable(
	"known_devices",
	{
		tokenHash: text("token_hash").notNull(),
		memberId: memberId(),
		/** Registered here or logged in with the password, not by a token that anybody may have handed over. */
		knowsPassword: boolean("knows_password").notNull(),
		lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tokenHash, table.memberId] }),
		index("known_devices_member").on(table.memberId),
	],
);

/** Wrong passwords by account, or by account and known device; see `guess-ledger.server.ts`. */
export const passwordGuesses = pgTable("password_guesses", {
	/** A digest: counters need no readable addresses. */
	key: text("key").primaryKey(),
	misses: integer("misses").notNull(),
	/** Null while nothing has to be waited for. */
	openAt: instant("open_at"),
	lastAt: instant("last_at").notNull(),
});

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
		/** It went to the member's e-mail, so whoever brings it reads mail there. */
		provesEmail: boolean("proves_email").notNull().default(false),
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

/** Takes back a reset through a number that was never proven. A row is deleted by the one who uses it. */
export const resetUndos = pgTable(
	"reset_undos",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		/** The password from before. */
		passwordHash: text("password_hash"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("reset_undos_member").on(table.memberId)],
);

/** The last code sent to a phone for a purpose. Six digits are few, so the hash is slow and salted. */
export const oneTimeCodes = pgTable(
	"one_time_codes",
	{
		phone: text("phone").notNull(),
		purpose: text("purpose").$type<"reset" | "proof">().notNull().default("reset"),
		memberId: memberId(),
		salt: bytes("salt").notNull(),
		codeHash: bytes("code_hash").notNull(),
		tries: smallint("tries").notNull().default(0),
		usedAt: instant("used_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.phone, table.purpose] }),
		check("one_time_codes_purpose", sql`${table.purpose} in ('reset', 'proof')`),
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
