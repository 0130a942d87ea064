import { sql } from "drizzle-orm";
import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const ratingData = {
	ratings: personal({
		title: { id: "Ulasan", en: "Ratings" },
		rows: ofMember,
		shown: "name size stars words fit photos answer hidden_because created_at edited_at",
		unshown: "id product_id member_id order_id position is_verified",
		erased: {
			because: "ratings",
			overwrite: {
				member_id: sql`null`,
				name: sql`'—'`,
				words: sql`''`,
				photos: sql`'[]'`,
				answer: sql`null`,
			},
		},
	}),
} satisfies DeclaredTables;
