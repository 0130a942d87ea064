import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Localized } from "../../platform/words/language";
import { type ClubEvent, events, venues } from "./tables.server";

/** Locked, so that two editors take turns. */
export async function lockEvent(db: Db, slug: string): Promise<ClubEvent | null> {
	const [event] = await db.select().from(events).where(eq(events.slug, slug)).for("no key update");
	return event ?? null;
}

type EventChange = {
	startsAt?: Date | undefined;
	/** A venue's slug. */
	venue?: string | undefined;
	status?: ClubEvent["status"] | undefined;
	notice?: Localized | undefined;
};

/** A new start keeps the event's length and remembers the old one. Pages and calendars follow by themselves. */
export async function changeEvent(
	db: Db,
	event: ClubEvent,
	{ startsAt, venue, status, notice }: EventChange,
) {
	const isMoved = startsAt && startsAt.getTime() !== event.startsAt.getTime();
	await db
		.update(events)
		.set({
			...(isMoved && {
				startsAt,
				endsAt: new Date(startsAt.getTime() + event.endsAt.getTime() - event.startsAt.getTime()),
				previousStartsAt: event.startsAt,
			}),
			...(venue && { venue }),
			...(status && { status }),
			...(notice && { notice }),
			// Nothing else to change is still an update, which must not be empty.
			slug: sql`${events.slug}`,
		})
		.where(eq(events.id, event.id));
}

export const listVenues = (db: Db) =>
	db.select({ slug: venues.slug, name: venues.name }).from(venues).orderBy(asc(venues.name));

export async function isVenue(db: Db, slug: string): Promise<boolean> {
	return (await db.$count(venues, eq(venues.slug, slug))) > 0;
}
