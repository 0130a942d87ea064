import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { ratings } from "../../store/ratings/tables.server";
import { returns } from "../../store/returns/tables.server";
import { libraryPictures } from "../media/tables.server";
import { photos } from "./tables.server";

/** A photo in a list of photos, among the member's own rows. */
const inListOf = (table: PgTable) => sql`exists (
	select from ${table} used where used.member_id = ${photos.memberId}
		and used.photos @> jsonb_build_array(jsonb_build_object('id', ${photos.id})))`;

/**
 * Every column that refers to a photo, and whether it refers to the row of `photos` at hand. `photo-uses.test.ts` compares
 * the list with the database: a new column has to be added here, or the sweep deletes what it shows.
 */
export const photoUses: Record<string, SQL> = {
	"members.avatar": sql`exists (
		select from ${members} used where used.id = ${photos.memberId} and used.avatar = ${photos.id})`,
	"ratings.photos": inListOf(ratings),
	"returns.photos": inListOf(returns),
	// Content shows only pictures of the library, which are deleted only if no content shows them.
	"library_pictures.photo_id": sql`exists (
		select from ${libraryPictures} used where used.photo_id = ${photos.id})`,
};

export const isInUse = sql<boolean>`(${sql.join(Object.values(photoUses), sql` or `)})`;
