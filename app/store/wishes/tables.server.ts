import { pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt } from "../../platform/data/columns.server";
import { products, variants } from "../tables.server";

const memberId = () =>
	uuid("member_id")
		.notNull()
		.references(() => members.id, { onDelete: "cascade" });

/** A member's wish list. */
export const wishes = pgTable(
	"wishes",
	{
		memberId: memberId(),
		productId: uuid("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
	},
	(wish) => [primaryKey({ name: "wishes_pkey", columns: [wish.memberId, wish.productId] })],
);

/** Who is waiting for a sold-out size. Deleted once they have been told. */
export const stockNotices = pgTable(
	"stock_notices",
	{
		memberId: memberId(),
		variantId: uuid("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
	},
	(notice) => [primaryKey({ name: "stock_notices_pkey", columns: [notice.variantId, notice.memberId] })],
);
