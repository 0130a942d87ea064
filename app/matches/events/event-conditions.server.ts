import { count, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ClubSection } from "../../platform/club-profile";
import { clubSections } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { events } from "./tables.server";

/** Conditions for other slices, which don't know the events table. */
export const isEventOneOf = (eventIds: SQLWrapper | string[]): SQL => inArray(events.id, eventIds);
export const isOfSection = (house: ClubSection): SQL => eq(events.division, house);

/** What comes after an event in a list by time. The place is a key, not a count, so a long list costs as much as a short one. */
export const isBeyond = (slug: string, order: "soonest" | "latest"): SQL =>
	sql`(${events.startsAt}, ${events.id}) ${sql.raw(order === "soonest" ? ">" : "<")}
		(select e.starts_at, e.id from ${events} e where e.slug = ${slug})`;

export async function countEvents(db: Db, where: SQL | undefined): Promise<number> {
	const [counted] = await db.select({ total: count() }).from(events).where(where);
	return counted?.total ?? 0;
}

/** The houses with a matching event, in the club's order. */
export async function listSectionsWith(db: Db, where: SQL | undefined): Promise<ClubSection[]> {
	const rows = await db.selectDistinct({ division: events.division }).from(events).where(where);
	return clubSections.filter((house) => rows.some(({ division }) => division === house));
}

export async function findEventId(db: Db, slug: string): Promise<string | null> {
	const [event] = await db.select({ id: events.id }).from(events).where(eq(events.slug, slug));
	return event?.id ?? null;
}

/** In a query over something that has an event. */
export const eventStarts = (eventId: SQLWrapper): SQL =>
	sql`(select e.starts_at from ${events} e where e.id = ${eventId})`;

export const isStillOn = (eventId: SQLWrapper): SQL =>
	sql`exists (select from ${events} e where e.id = ${eventId} and e.status not in ('finished', 'cancelled'))`;

/** Events' slugs by their ids. */
export async function findEventSlugs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: events.id, slug: events.slug })
		.from(events)
		.where(isEventOneOf([...new Set(ids)]));
	return new Map(rows.map(({ id, slug }) => [id, slug]));
}
