import { pgTable, text } from "drizzle-orm/pg-core";
import { photos } from "../photos/tables.server";
import { createdAt } from "../platform/columns.server";

/** The club's own pictures. The photograph belongs to nobody, so it stays when the editor who sent it leaves. */
export const libraryPictures = pgTable("library_pictures", {
	photoId: text("photo_id")
		.primaryKey()
		.references(() => photos.id),
	/** For finding it again. */
	name: text("name").notNull().default(""),
	createdAt: createdAt(),
});
