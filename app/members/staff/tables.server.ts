import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { type Role, roles } from "../../platform/http/access";
import { members } from "../tables.server";
import { type ViewedThing, viewedThings } from "./viewed-things";

export const staffRoles = pgTable(
	"staff_roles",
	{
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		role: text("role").$type<Role>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		primaryKey({ columns: [table.memberId, table.role] }),
		check(
			"staff_roles_known",
			sql`${table.role} in (${sql.raw(roles.map((role) => `'${role}'`).join(", "))})`,
		),
	],
);

/** Every change made by staff. Append-only: the database rejects update, delete and truncate. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: id(),
		/** Null for command-line changes. No foreign key: an entry outlives its member. */
		memberId: uuid("member_id"),
		/** The service key with which a program did it, for that member. */
		keyId: uuid("key_id"),
		/** "staff.roles", "orders.refund" */
		action: text("action").notNull(),
		/** What was changed: "member/0199…", "order/SU-7F3K" */
		subject: text("subject").notNull(),
		before: jsonb("before"),
		after: jsonb("after"),
		createdAt: createdAt(),
	},
	(table) => [
		index("audit_log_subject").on(table.subject, table.createdAt),
		index("audit_log_newest").on(table.createdAt),
		// Staff search it by a prefix of the subject or action, and by person.
		index("audit_log_subject_begins").on(table.subject.op("text_pattern_ops")),
		index("audit_log_action_begins").on(table.action.op("text_pattern_ops")),
		index("audit_log_by").on(table.memberId, table.id),
	],
);

/** Every time staff viewed a member's data. The member sees the list on the privacy screen. */
export const staffViews = pgTable(
	"staff_views",
	{
		id: id(),
		memberId: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** Who looked. No foreign key: an entry outlives its staff. */
		staffId: uuid("staff_id").notNull(),
		/** In which role: members are shown this instead of a name, to protect staff's privacy. */
		role: text("role").$type<Role>().notNull(),
		what: text("what").$type<ViewedThing>().notNull(),
		/** Which one, if there are several: an order's number. */
		reference: text("reference"),
		createdAt: createdAt(),
	},
	(table) => [
		index("staff_views_of_member").on(table.memberId, table.createdAt.desc().nullsFirst()),
		check(
			"staff_views_thing_is_known",
			sql`${table.what} in (${sql.raw(viewedThings.map((thing) => `'${thing}'`).join(", "))})`,
		),
	],
);

/** When each member of staff last opened the office, and the time before, to show what others changed since. */
export const staffVisits = pgTable("staff_visits", {
	memberId: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	/** The current visit. */
	startedAt: instant("started_at").notNull().defaultNow(),
	/** The previous visit; null during the first. */
	previousAt: instant("previous_at"),
});
