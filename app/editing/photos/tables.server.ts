import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt } from "../../platform/data/columns.server";

/** Photos that members uploaded. The bytes are in the photo store, under the same id. */
export const photos = pgTable(
	"photos",
	{
		/** Random, since anyone who knows it can see the photo. */
		id: text("id").primaryKey(),
		memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		/** Something uses it. Unused photos are deleted after a day. */
		isUsed: boolean("is_used").notNull().default(false),
		createdAt: createdAt(),
	},
	(photo) => [
		index("photos_unused").on(photo.createdAt).where(sql`not ${photo.isUsed}`),
		check("photos_have_a_size", sql`${photo.width} > 0 and ${photo.height} > 0`),
	],
);
