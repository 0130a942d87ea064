import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../members/tables.server";
import { type Role, roles } from "../platform/access";
import { createdAt, id } from "../platform/columns.server";

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
	],
);
