import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
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
import { createdAt, id, instant } from "../platform/data/columns.server";
import type { Language } from "../platform/words/language";
import type { ConsentKind } from "./registration/consent-kinds";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const members = pgTable(
	"members",
	{
		id: id(),
		email: text("email").notNull().unique(),
		name: text("name").notNull(),
		/** E.164, of any country. Codes are sent to the countries that the club lists. */
		phone: text("phone").notNull().unique(),
		/** Null if the address was verified by someone who did not know the original password. */
		passwordHash: text("password_hash"),
		/** The id of an upload; without one the initials are shown. */
		avatar: text("avatar"),
		favouriteDivision: text("favourite_division"),
		/** Nobody can find a hidden member's public card. */
		cardHidden: boolean("card_hidden").notNull().default(false),
		/** For mails not triggered by a request of the member's. */
		language: text("language").$type<Language>().notNull().default("id"),
		emailVerifiedAt: instant("email_verified_at"),
		phoneVerifiedAt: instant("phone_verified_at"),
		/** Someone else reset the password through this number: it cannot be used for resets until verified. */
		phoneDisownedAt: instant("phone_disowned_at"),
		createdAt: createdAt(),
		/** The member is gone. The row stays because orders refer to it, without any personal data. */
		erasedAt: instant("erased_at"),
		/** Staff closed the account: nobody can log in to it until they open it again. */
		disabledAt: instant("disabled_at"),
		disabledBecause: text("disabled_because"),
		/** A duplicate of this account, which now has everything of it. See `merging/`. */
		mergedInto: uuid("merged_into").references((): AnyPgColumn => members.id, { onDelete: "restrict" }),
	},
	(table) => [
		index("members_merged").on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
		check(
			"members_merged_are_empty",
			sql`${table.mergedInto} is null or (${table.erasedAt} is not null and ${table.mergedInto} <> ${table.id})`,
		),
		index("members_disabled").on(table.id).where(sql`${table.disabledAt} is not null`),
		check(
			"members_disabled_with_reason",
			sql`(${table.disabledAt} is null) = (${table.disabledBecause} is null)`,
		),
		// Staff search members by parts of their names.
		index("members_words").using("gin", sql`lower(${table.name}) gin_trgm_ops`),
		check("members_email_lower", sql`${table.email} = lower(${table.email})`),
		check("members_phone_e164", sql`${table.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
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

/** Log-in history: shown to the member, and used to recognize new devices. */
export const memberLogIns = pgTable(
	"member_log_ins",
	{
		id: id(),
		memberId: memberId(),
		device: text("device").notNull(),
		address: text("address").notNull(),
		/** The part of the IP address that stays the same when the provider reassigns it. */
		network: text("network").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("member_log_ins_member").on(table.memberId, table.createdAt.desc().nullsFirst())],
);

/** Browsers a member has logged in with, by the hash of their cookie. Their password guesses are counted separately. */
export const knownDevices = pgTable(
	"known_devices",
	{
		tokenHash: text("token_hash").notNull(),
		memberId: memberId(),
		/** Registered or logged in with the password here, not by a token that anyone may have passed on. */
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
	/** Hashed: counters need no personal data. */
	key: text("key").primaryKey(),
	misses: integer("misses").notNull(),
	/** Null while not locked. */
	openAt: instant("open_at"),
	lastAt: instant("last_at").notNull(),
});

/** Password-reset links. A row is deleted when used. */
export const resetLinks = pgTable(
	"reset_links",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		/** Sent to the address that the member had before a change: using the link brings that address back. */
		restoresEmail: text("restores_email"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("reset_links_member").on(table.memberId),
		// Nobody else can take an address while its owner may still bring it back.
		index("reset_links_restores").on(table.restoresEmail).where(sql`${table.restoresEmail} is not null`),
	],
);

/** Log-in tokens for another device, a mail or a partner. A row is deleted when used. */
export const authTokens = pgTable(
	"auth_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		/** Sent to the member's e-mail address, so whoever has it reads mail there. */
		provesEmail: boolean("proves_email").notNull().default(false),
		/** Made on a device that is logged in, which has passed the second step. */
		fromDevice: boolean("from_device").notNull().default(false),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("auth_tokens_member").on(table.memberId)],
);

/** Two-step verification by authenticator app. Not in force until a first code has confirmed it. */
export const secondSteps = pgTable("second_steps", {
	memberId: memberId().primaryKey(),
	/** Shared with the app, so it cannot be hashed. */
	secret: bytes("secret").notNull(),
	confirmedAt: instant("confirmed_at"),
	/** The half minute of the last code that was used: no code works twice, nor an older one after it. */
	lastStep: integer("last_step").notNull().default(0),
	createdAt: createdAt(),
});

/** For members whose authenticator is gone. A row is deleted when used. */
export const recoveryCodes = pgTable(
	"recovery_codes",
	{
		codeHash: text("code_hash").primaryKey(),
		memberId: memberId(),
	},
	(table) => [index("recovery_codes_member").on(table.memberId)],
);

/** Keys on the member's own devices that open the account by themselves. Only the public half is kept. */
export const passkeys = pgTable(
	"passkeys",
	{
		id: id(),
		memberId: memberId(),
		credentialId: text("credential_id").notNull().unique(),
		publicKey: bytes("public_key").notNull(),
		/** How often it was used, as its device counts; many devices always say 0. */
		counter: bigint("counter", { mode: "number" }).notNull(),
		/** How a browser reaches it: "internal", "usb" … */
		transports: text("transports").array().notNull(),
		name: text("name").notNull(),
		createdAt: createdAt(),
		lastUsedAt: instant("last_used_at"),
	},
	(table) => [index("passkeys_member").on(table.memberId)],
);

/** What a passkey has to sign, once. A row is deleted when used. */
export const passkeyChallenges = pgTable("passkey_challenges", {
	challengeHash: text("challenge_hash").primaryKey(),
	/** Whose new passkey or proof it is for; null for a log-in, when nobody is known yet. */
	memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
	expiresAt: instant("expires_at").notNull(),
});

/** E-mail verification links; void if the member has changed the address since. */
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

/** A requested e-mail address, until the code mailed to it is entered. */
export const emailChanges = pgTable(
	"email_changes",
	{
		memberId: memberId().primaryKey(),
		email: text("email").notNull(),
		salt: bytes("salt").notNull(),
		codeHash: bytes("code_hash").notNull(),
		tries: smallint("tries").notNull().default(0),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [check("email_changes_tries", sql`${table.tries} between 0 and 5`)],
);

/** Undo links for resets through an unverified number. A row is deleted when used. */
export const resetUndos = pgTable(
	"reset_undos",
	{
		tokenHash: text("token_hash").primaryKey(),
		memberId: memberId(),
		/** The previous password. */
		passwordHash: text("password_hash"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("reset_undos_member").on(table.memberId)],
);

/** The latest code sent to a phone per purpose. Six digits are few, so the hash is slow and salted. */
export const oneTimeCodes = pgTable(
	"one_time_codes",
	{
		phone: text("phone").notNull(),
		purpose: text("purpose").$type<"reset" | "proof" | "log-in">().notNull().default("reset"),
		memberId: memberId(),
		salt: bytes("salt").notNull(),
		codeHash: bytes("code_hash").notNull(),
		tries: smallint("tries").notNull().default(0),
		usedAt: instant("used_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.phone, table.purpose] }),
		check("one_time_codes_purpose", sql`${table.purpose} in ('reset', 'proof', 'log-in')`),
		index("one_time_codes_member").on(table.memberId),
		check("one_time_codes_tries", sql`${table.tries} between 0 and 5`),
	],
);

/** Pending account deletions. Logging in before the date cancels one: see `leaving/`. */
export const accountDeletions = pgTable(
	"account_deletions",
	{
		memberId: memberId().primaryKey(),
		requestedAt: instant("requested_at").notNull().defaultNow(),
		dueAt: instant("due_at").notNull(),
	},
	(table) => [index("account_deletions_due").on(table.dueAt)],
);

/** Consents given and withdrawn. Append-only: the database rejects update and delete. */
export const memberConsents = pgTable(
	"member_consents",
	{
		id: id(),
		memberId: uuid("member_id").notNull(),
		kind: text("kind").$type<ConsentKind>().notNull(),
		/** Version of the text shown. */
		version: text("version").notNull(),
		given: boolean("given").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("member_consents_member").on(table.memberId, table.createdAt)],
);
