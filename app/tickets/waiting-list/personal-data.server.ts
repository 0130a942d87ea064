import { sql } from "drizzle-orm";
import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";
import { waitingList } from "./tables.server";

export const waitingListData = {
	place_offers: personal({
		title: { id: "Tempat yang ditawarkan", en: "Places offered" },
		rows: ({ id }) => sql`fan_id in (select id from ${waitingList} where member_id = ${id})`,
		shown: "created_at expires_at outcome price",
		unshown: "id fan_id section_id is_held seat_ids order_id",
		erased: { because: "entry", overwrite: {} },
	}),
	waiting_list: personal({
		title: { id: "Daftar tunggu tiket", en: "Waiting lists for tickets" },
		rows: ofMember,
		shown: "size joined_at outcome",
		unshown: "id sale_id section_id member_id",
		erased: { because: "entry", overwrite: { outcome: sql`coalesce(outcome, 'left')` } },
	}),
} satisfies DeclaredTables;
