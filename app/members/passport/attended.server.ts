import { sql } from "drizzle-orm";
import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import type { Language } from "../../platform/words/language";
import { gateScans } from "../../tickets/gate/tables.server";
import { issuedTickets } from "../../tickets/issued/tables.server";
import { earnBadges } from "./badges";
import type { passport } from "./contract";
import { seasonOf } from "./season";

const mostShown = 1_000;

/** Any of the member's tickets scanned at a gate counts as a visit. */
export async function describePassport(
	db: Db,
	memberId: string,
	language: Language,
): Promise<AnswerOf<typeof passport>> {
	const visited = sql`(
		select gate_scans.event_id from ${gateScans} join ${issuedTickets} on passes.id = gate_scans.pass_id
		where passes.member_id = ${memberId} and gate_scans.verdict = 'in')`;
	const rows = await listRows(db, { where: isEventOneOf(visited), order: "latest", limit: mostShown });
	const fixtures = rows.map((row) => toFixture(row, null, language));
	const visits = fixtures.map(({ startsAt, division, score, status }) => ({
		at: startsAt,
		division,
		isWon: status === "finished" && score !== null && score.us > score.them,
	}));
	return {
		attended: fixtures.map((fixture) => ({
			slug: fixture.slug,
			title: fixtureTitle(fixture),
			division: fixture.division,
			at: fixture.startsAt,
			venue: fixture.venue.name,
			season: seasonOf(fixture.startsAt),
		})),
		badges: earnBadges(visits.reverse()),
	};
}
