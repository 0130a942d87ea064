import type { Db } from "../platform/database.server";
import { buildCompetition, buildMatchEvent, buildTeam, buildVenue } from "./factories";
import { competitions, events, teams, venues } from "./tables.server";

/** A home match three weeks from now, with all that belongs to it. */
export async function insertHomeMatch(db: Db) {
	await db.insert(competitions).values(buildCompetition()).onConflictDoNothing();
	await db.insert(teams).values(buildTeam()).onConflictDoNothing();
	await db.insert(venues).values(buildVenue()).onConflictDoNothing();
	const startsAt = new Date(Date.now() + 21 * 86_400_000);
	const match = buildMatchEvent({ slug: "laga-kandang", home: true, startsAt });
	await db.insert(events).values(match).onConflictDoNothing();
	return match;
}
