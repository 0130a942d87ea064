import { and, eq, notInArray } from "drizzle-orm";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { events } from "../events/tables.server";
import { isAhead, isFixtureOver, listRows, toFixture } from "../fixtures/fixtures.server";
import { type OpenMatch, type openFixtures, openMatchesPerPage } from "./contract";

const lists = {
	ahead: { which: isAhead, order: "soonest" },
	over: { which: and(isFixtureOver, notInArray(events.status, ["postponed", "cancelled"])), order: "latest" },
} as const;

export async function listOpenMatches(
	{ db, language, settings }: CallContext,
	list: keyof typeof lists,
	{ division, page }: ParsedInputOf<typeof openFixtures>,
): Promise<AnswerOf<typeof openFixtures>> {
	const { which, order } = lists[list];
	const where = and(eq(events.kind, "match"), division ? eq(events.division, division) : undefined, which);
	const [rows, total] = await Promise.all([
		listRows(db, { where, order, limit: openMatchesPerPage, offset: (page - 1) * openMatchesPerPage }),
		db.$count(events, where),
	]);
	const matches = rows.map((row): OpenMatch => {
		const { slug, competition, round, startsAt, endsAt, status, home, opponent, score, venue } = toFixture(
			row,
			null,
			language,
		);
		return {
			id: slug,
			url: addressIn(language, `${settings.publicUrl}${pathTo("event-detail", { id: slug })}`),
			division: row.event.division as OpenMatch["division"],
			squad: row.event.squad,
			competition,
			round,
			startsAt,
			endsAt,
			status,
			isHome: home,
			opponent: opponent?.name ?? null,
			// A postponed one may have begun.
			score: status === "live" || status === "finished" ? score : null,
			venue,
		};
	});
	const pageCount = Math.max(1, Math.ceil(total / openMatchesPerPage));
	return { club: club.name, matches, total, page, pageCount };
}
