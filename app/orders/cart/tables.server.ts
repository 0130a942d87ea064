import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	date,
	index,
	jsonb,
	pgTable,
	smallint,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt, id, instant, localized } from "../../platform/data/columns.server";
import type { Print } from "../../store/printing/print";

/** A member's only cart, or that of a browser without a log-in. It holds no stock. */
export const carts = pgTable(
	"carts",
	{
		id: id(),
		memberId: uuid("member_id")
			.unique("carts_one_per_member")
			.references(() => members.id, { onDelete: "cascade" }),
		/** Of the guest's cookie, which has the only copy of the token. */
		tokenHash: text("token_hash").unique("carts_token"),
		createdAt: createdAt(),
		changedAt: instant("changed_at").notNull().defaultNow(),
	},
	(cart) => [
		check("carts_have_one_owner", sql`(${cart.memberId} is null) <> (${cart.tokenHash} is null)`),
		index("carts_of_guests").on(cart.changedAt).where(sql`${cart.memberId} is null`),
	],
);

export const cartLines = pgTable(
	"cart_lines",
	{
		id: id(),
		cartId: uuid("cart_id")
			.notNull()
			.references(() => carts.id, { onDelete: "cascade" }),
		/** No foreign key: a line outlives its variant, and says that it is gone. */
		variantId: uuid("variant_id").notNull(),
		/** A printed shirt is a separate line from a plain one. */
		print: jsonb("print").$type<Print>(),
		quantity: smallint("quantity").notNull(),
		/** The price the fan saw and agreed to; the current one is looked up with each read. */
		seenPrice: bigint("seen_price", { mode: "number" }).notNull(),
		/** Likewise the ship date of a pre-order; null for what is in stock. */
		seenShipsOn: date("seen_ships_on", { mode: "string" }),
		/** Its name, for when the variant is gone. */
		name: localized("name").notNull(),
		addedAt: instant("added_at").notNull().defaultNow(),
	},
	(line) => [
		unique("cart_lines_one_of_a_kind").on(line.cartId, line.variantId, line.print).nullsNotDistinct(),
		check("cart_lines_quantity_is_within_the_limit", sql`${line.quantity} between 1 and 10`),
		check("cart_lines_price_is_not_negative", sql`${line.seenPrice} >= 0`),
	],
);
