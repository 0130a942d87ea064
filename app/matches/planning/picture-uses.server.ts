import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { events } from "../events/tables.server";

/** Matches and events that show a picture, as cover or in their text. */
export async function listEventsShowing(db: Db, photoId: string) {
	const shown = sql`jsonb_build_array(${events.cover}, ${events.body}, ${events.bodyEn})::text`;
	const rows = await db
		.select({ slug: events.slug, title: events.title })
		.from(events)
		.where(sql`position(${`"photo": "${photoId}"`} in ${shown}) > 0`);
	return rows.map(({ slug, title }) => ({ kind: "event" as const, id: slug, title: title.id }));
}
