import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	smallint,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { Photo } from "../../editing/photos/contract";
import { members } from "../../members/tables.server";
import { orders } from "../../orders/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { products } from "../tables.server";
import { fits } from "./fit";

/** Buyers' ratings of what they received. The club may answer or hide one, never change it. */
export const ratings = pgTable(
	"ratings",
	{
		id: id(),
		productId: uuid("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		/** Null once the member is gone, and for imported ratings. */
		memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
		/** The author's first name, as shown. */
		name: text("name").notNull(),
		orderId: uuid("order_id").references(() => orders.id),
		/** The line in that order. */
		position: integer("position"),
		size: text("size"),
		stars: smallint("stars").notNull(),
		words: text("words").notNull().default(""),
		fit: text("fit", { enum: fits }),
		photos: jsonb("photos").$type<Photo[]>().notNull().default([]),
		/** Bought and received by the author. */
		isVerified: boolean("is_verified").notNull(),
		answer: text("answer"),
		/** Why it is hidden. */
		hiddenBecause: text("hidden_because"),
		createdAt: createdAt(),
		editedAt: instant("edited_at"),
	},
	(rating) => [
		unique("ratings_once").on(rating.orderId, rating.position),
		index("ratings_of_product")
			.on(rating.productId, rating.createdAt.desc().nullsFirst(), rating.id)
			.where(sql`${rating.hiddenBecause} is null`),
		// Staff see hidden ones, too.
		index("ratings_of_product_for_staff").on(rating.productId, rating.id),
		index("ratings_of_member").on(rating.memberId),
		// What staff look for among all of them; most have no answer and need none.
		index("ratings_unanswered")
			.on(rating.id)
			.where(sql`${rating.answer} is null and ${rating.hiddenBecause} is null`),
		index("ratings_to_answer")
			.on(rating.id)
			.where(sql`${rating.answer} is null and ${rating.hiddenBecause} is null and ${rating.stars} <= 3`),
		index("ratings_hidden").on(rating.id).where(sql`${rating.hiddenBecause} is not null`),
		check("ratings_have_stars", sql`${rating.stars} between 1 and 5`),
		check("ratings_fit_is_known", sql`${rating.fit} in ('small', 'right', 'large')`),
		check("ratings_words_are_few", sql`length(${rating.words}) <= 1000`),
	],
);
export type Rating = typeof ratings.$inferSelect;
export type RatingInsert = typeof ratings.$inferInsert;
