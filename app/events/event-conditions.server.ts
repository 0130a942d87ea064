import { count, eq, inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import type { HouseKey } from "../platform/club-profile";
import { houseKeys } from "../platform/club-profile";
import type { Db } from "../platform/database.server";
import { events } from "./tables.server";

/** Conditions for other slices, which don't know the events table. */
export const isOneOf = (eventIds: SQLWrapper | string[]): SQL => inArray(events.id, eventIds);
export const isOfHouse = (house: HouseKey): SQL => eq(events.division, house);

export async function countEvents(db: Db, where: SQL | undefined): Promise<number> {
	const [counted] = await db.select({ total: count() }).from(events).where(where);
	return counted?.total ?? 0;
}

/** The houses with a matching event, in the club's order. */
export async function listHousesWith(db: Db, where: SQL | undefined): Promise<HouseKey[]> {
	const rows = await db.selectDistinct({ division: events.division }).from(events).where(where);
	return houseKeys.filter((house) => rows.some(({ division }) => division === house));
}

export async function findEventId(db: Db, slug: string): Promise<string | null> {
	const [event] = await db.select({ id: events.id }).from(events).where(eq(events.slug, slug));
	return event?.id ?? null;
}
