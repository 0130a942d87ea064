import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/data/columns.server";
import { photos } from "../photos/tables.server";

/** The club's own pictures. The photo belongs to no member, so it stays when the editor who uploaded it leaves. */
export const libraryPictures = pgTable("library_pictures", {
	photoId: text("photo_id")
		.primaryKey()
		.references(() => photos.id),
	/** For searching. */
	name: text("name").notNull().default(""),
	createdAt: createdAt(),
});
