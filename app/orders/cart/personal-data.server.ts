import { sql } from "drizzle-orm";
import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";
import { carts } from "./tables.server";

export const cartData = {
	carts: personal({
		title: { id: "Keranjang", en: "Cart" },
		rows: ofMember,
		shown: "created_at changed_at",
		unshown: "id member_id token_hash",
		erased: "deleted",
	}),
	cart_lines: personal({
		title: { id: "Isi keranjang", en: "Cart contents" },
		rows: ({ id }) => sql`cart_id in (select id from ${carts} where member_id = ${id})`,
		shown: "name quantity seen_price seen_ships_on print added_at",
		unshown: "id cart_id variant_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
