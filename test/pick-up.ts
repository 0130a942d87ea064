import { buildCompetition, buildMatchEvent, buildTeam, buildVenue } from "../app/matches/events/factories";
import { competitions, events, teams, venues } from "../app/matches/events/tables.server";
import type { placeStoreOrder } from "../app/orders/checkout/contract";
import { pickup } from "../app/orders/checkout/delivery/delivery.server";
import type { Db } from "../app/platform/data/database.server";
import type { ParsedInputOf } from "../app/platform/http/contract";

/** Pick-up at a match that this creates: free, and needs no address. */
export async function allowPickUp(db: Db): Promise<ParsedInputOf<typeof placeStoreOrder>["delivery"]> {
	await db.insert(competitions).values(buildCompetition()).onConflictDoNothing();
	await db.insert(teams).values(buildTeam()).onConflictDoNothing();
	await db.insert(venues).values(buildVenue()).onConflictDoNothing();
	const startsAt = new Date(Date.now() + 21 * 86_400_000);
	const match = buildMatchEvent({ slug: "laga-kandang", home: true, startsAt });
	await db.insert(events).values(match).onConflictDoNothing();
	return { courier: pickup, service: match.slug, price: 0, isInsured: false };
}
