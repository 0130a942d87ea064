import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	type PgColumn,
	pgTable,
	primaryKey,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt, id, instant, localized } from "../../platform/data/columns.server";
import { wordIndex } from "../../platform/lists/list-words.server";
import { allotments } from "../allotments/tables.server";
import { orders } from "../tables.server";
import { type VoucherScope, voucherEffects, voucherWays } from "./voucher-rules";

const rupiah = (name: string) => bigint(name, { mode: "number" });
const allotmentId = (name: string) => uuid(name).references(() => allotments.id);

/** The staff's search text. */
export const wordsOf = ({ code, title }: Record<"code" | "title", PgColumn>) =>
	sql`lower(${code} || ' ' || (${title} ->> 'id') || ' ' || coalesce(${title} ->> 'en', ''))`;

/** When it ends or ended; if it was ended before it began, when it was created. */
export const endOf = ({
	isActive,
	endsAt,
	createdAt,
}: Record<"isActive" | "endsAt" | "createdAt", PgColumn>) =>
	sql`case when ${isActive} then ${endsAt} else ${createdAt} end`;

export const vouchers = pgTable(
	"vouchers",
	{
		id: id(),
		/** In capitals. Long and random for a voucher by link; only seen by staff for an automatic one. */
		code: text("code").notNull().unique("vouchers_code"),
		way: text("way", { enum: voucherWays }).notNull(),
		title: localized("title").notNull(),
		effect: text("effect", { enum: voucherEffects }).notNull(),
		value: integer("value").notNull(),
		most: rupiah("most"),
		scope: jsonb("scope").$type<VoucherScope>().notNull().default({}),
		minimum: rupiah("minimum").notNull().default(0),
		startsAt: instant("starts_at").notNull().defaultNow(),
		endsAt: instant("ends_at"),
		isActive: boolean("is_active").notNull().default(true),
		/** The owner of credit: nobody else can use it, and what an order leaves of it stays. Null for everybody's vouchers. */
		memberId: uuid("member_id").references(() => members.id, { onDelete: "restrict" }),
		/** How often one verified phone number may use it. */
		perMember: integer("per_member"),
		/** Total uses and total rupiah: allotments, or null for no limit. */
		usesId: allotmentId("uses_id"),
		budgetId: allotmentId("budget_id"),
		createdAt: createdAt(),
	},
	(voucher) => [
		index("vouchers_of_member").on(voucher.memberId).where(sql`${voucher.memberId} is not null`),
		// Read with every order. Nearly all other vouchers are members' credit.
		index("vouchers_automatic").on(voucher.startsAt).where(sql`${voucher.way} = 'automatic'`),
		index("vouchers_by_start").on(voucher.startsAt),
		index("vouchers_by_end").on(sql`(${endOf(voucher)})`, voucher.id),
		index("vouchers_words").using("gin", wordIndex(wordsOf(voucher))),
		check("vouchers_code_in_capitals", sql`${voucher.code} ~ '^[A-Z0-9]{3,40}$'`),
		check("vouchers_way_is_known", sql`${voucher.way} in ('code', 'automatic', 'link')`),
		check("vouchers_effect_is_known", sql`${voucher.effect} in ('percent', 'amount', 'free_shipping')`),
		check(
			"vouchers_value_fits",
			sql`case ${voucher.effect} when 'percent' then ${voucher.value} between 1 and 100 when 'amount' then ${voucher.value} > 0 else ${voucher.value} = 0 end`,
		),
		check(
			"vouchers_limits",
			sql`${voucher.minimum} >= 0 and ${voucher.most} > 0 and ${voucher.perMember} > 0`,
		),
		check("vouchers_end_after_start", sql`${voucher.endsAt} > ${voucher.startsAt}`),
	],
);
export type Voucher = typeof vouchers.$inferSelect;

/** What one phone number may still use of a voucher: an allotment created at the first use. */
export const voucherPhones = pgTable(
	"voucher_phones",
	{
		voucherId: uuid("voucher_id")
			.notNull()
			.references(() => vouchers.id),
		phone: text("phone").notNull(),
		allotmentId: allotmentId("allotment_id").notNull(),
	},
	(row) => [primaryKey({ columns: [row.voucherId, row.phone] })],
);

/** An order's vouchers, held and sold together with its goods. */
export const voucherUses = pgTable(
	"voucher_uses",
	{
		orderId: uuid("order_id")
			.notNull()
			.references(() => orders.id),
		voucherId: uuid("voucher_id")
			.notNull()
			.references(() => vouchers.id),
		amount: rupiah("amount").notNull(),
		/** Credit returned with parts of the order. Other vouchers come back with its last part, or not at all. */
		returned: rupiah("returned").notNull().default(0),
		phoneAllotmentId: allotmentId("phone_allotment_id"),
	},
	(use) => [
		primaryKey({ columns: [use.orderId, use.voucherId] }),
		index("voucher_uses_of_voucher").on(use.voucherId, use.orderId),
		check("voucher_uses_amount_is_positive", sql`${use.amount} > 0`),
		check("voucher_uses_return_what_was_used", sql`${use.returned} between 0 and ${use.amount}`),
	],
);
