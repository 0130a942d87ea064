import { sql } from "drizzle-orm";
import * as z from "zod";
import { isEventOneOf } from "../../../matches/events/event-conditions.server";
import { events } from "../../../matches/events/tables.server";
import { listRows, toFixture } from "../../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { notifyMember } from "../../../messages/notifications/announce.server";
import { inboxMessages } from "../../../messages/notifications/tables.server";
import type { PushMessage } from "../../../messages/push/push-message";
import { pathTo } from "../../../paths";
import { players } from "../../../people/players/tables.server";
import { doEach } from "../../../platform/data/each-row.server";
import { defineJob } from "../../../platform/data/jobs.server";
import { transaction } from "../../../platform/data/transaction.server";
import { formatTime } from "../../../platform/words/dates";
import { follows } from "../../follows/tables.server";

/**
 * Reminds followers three hours before a match. Each run covers its own quarter of an hour, so no match is announced
 * twice; a run missed while the site is down is not made up for, since a late reminder is no use.
 */
export const remindFollowers = defineJob({
	name: "follows-remind",
	data: z.object({}),
	retry: { tries: 2, delay: 60 },
	every: "*/15 * * * *",
	run: async ({ db, jobs }) => {
		const rows = await listRows(db, { where: isEventOneOf(startingSoon), order: "soonest", limit: 50 });
		const matches = rows.map((row) => ({ id: row.event.id, message: reminderOf(row) }));
		await doEach("match", matches, async ({ id, message }) => {
			const { rows: fans } = await db.execute<{ id: string }>(followersToRemind(id, message.tag));
			await doEach("member", fans, ({ id }) =>
				transaction(db, async (db) => notifyMember({ db, jobs }, id, "matches", message)),
			);
		});
	},
});

type Row = Awaited<ReturnType<typeof listRows>>[number];

function reminderOf(row: Row) {
	const id = toFixture(row, null, "id");
	const en = toFixture(row, null, "en");
	const at = (language: "id" | "en") =>
		`${formatTime(id.startsAt, language, id.venue.timeZone)}, ${id.venue.name}`;
	return {
		title: { id: fixtureTitle(id), en: fixtureTitle(en) },
		body: { id: `Mulai ${at("id")}`, en: `Starts ${at("en")}` },
		path: pathTo("event-detail", { id: id.slug }),
		tag: `match-${id.slug}`.slice(0, 60),
	} satisfies PushMessage;
}

const startingSoon = sql`(
	select id from ${events} where kind = 'match' and status = 'scheduled'
		and starts_at >= date_bin('15 minutes', now(), timestamptz 'epoch') + interval '3 hours'
		and starts_at < date_bin('15 minutes', now(), timestamptz 'epoch') + interval '3 hours 15 minutes')`;

/** Not those whom a run that failed halfway has reminded. */
const followersToRemind = (eventId: string, tag: string) => sql`
	select distinct member_id as id from ${follows} join ${events} on events.id = ${eventId}
	where not exists (
		select from ${inboxMessages} sent where sent.member_id = follows.member_id
			and sent.message ->> 'tag' = ${tag} and sent.created_at > now() - interval '1 hour'
	) and ((follows.kind = 'division' and follows.target = events.division)
		or (follows.kind = 'player' and exists (
			select 1 from ${players} where players.slug = follows.target and players.division = events.division
				and (events.squad is null or players.squad = events.squad))))`;
