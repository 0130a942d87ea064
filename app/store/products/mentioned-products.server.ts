import { and } from "drizzle-orm";
import type { Mentionable } from "../../news/article/mentions.server";
import { localize } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { products } from "../tables.server";
import { isReleased } from "./product-summaries.server";

type Row = Pick<typeof products.$inferSelect, "slug" | "division" | "name" | "price" | "pictures">;

/** Products named in a text, with what their cards show. */
export const mentionedProducts: Mentionable<Row> = {
	select: (db, isNamed) => {
		const { slug, division, name, price, pictures } = products;
		return db
			.select({ slug, division, name, price, pictures })
			.from(products)
			.where(and(isNamed(slug), isReleased));
	},
	toCard: ({ slug, division, name, price, pictures }, language) => ({
		kind: "product",
		slug,
		division,
		title: localize(name, language),
		note: formatRupiah(price),
		picture: pictures[0]!,
		match: null,
	}),
};
