import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../../platform/data/columns.server";

export const allotmentKinds = [
	"variant",
	"preorder",
	"section",
	"seat",
	"promo",
	"voucher-uses",
	"voucher-budget",
] as const;
export type AllotmentKind = (typeof allotmentKinds)[number];

/**
 * The thing it measures has the same id, so neither needs a column for the other.
 * The thing it measures has the same id, so neither needs a column for the other.
 */
export const allotments = pgTable(
	"allotments",
	{
		id: id(),
		kind: text("kind", { enum: allotmentKinds }).notNull(),
		size: bigint("size", { mode: "number" }).notNull(),
		/** The sum of this allotment's rows in `holds`, expired ones included until they are swept. */
		held: bigint("held", { mode: "number" }).notNull().default(0),
		sold: bigint("sold", { mode: "number" }).notNull().default(0),
	},
	(allotment) => [
		check("allotments_counts_not_negative", sql`${allotment.held} >= 0 and ${allotment.sold} >= 0`),
		check("allotments_never_oversold", sql`${allotment.held} + ${allotment.sold} <= ${allotment.size}`),
		check(
			"allotments_kind_is_known",
			sql`${allotment.kind} in ('variant', 'preorder', 'section', 'seat', 'promo', 'voucher-uses', 'voucher-budget')`,
		),
	],
);

/** One hold may span several allotments; its rows share an expiry. */
export const holds = pgTable(
	"holds",
	{
		holdId: uuid("hold_id").notNull(),
		allotmentId: uuid("allotment_id")
			.notNull()
			.references(() => allotments.id),
		quantity: bigint("quantity", { mode: "number" }).notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(hold) => [
		primaryKey({ name: "holds_pkey", columns: [hold.holdId, hold.allotmentId] }),
		index("holds_of_allotment").on(hold.allotmentId, hold.expiresAt),
		index("holds_by_expiry").on(hold.expiresAt),
		check("holds_quantity_is_positive", sql`${hold.quantity} > 0`),
	],
);
