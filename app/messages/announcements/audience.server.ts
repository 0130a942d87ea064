import { type SQL, sql } from "drizzle-orm";
import { follows } from "../../members/follows/tables.server";
import { members } from "../../members/tables.server";
import { players } from "../../people/players/tables.server";
import type { Db } from "../../platform/data/database.server";
import { notificationPreferences, pushSubscriptions, quietHours } from "../notifications/tables.server";
import { topicDefaults } from "../notifications/topics";
import type { AnnouncementTopic, Audience } from "./audience";

/** Whoever follows a division's player follows the division, too, as with match reminders. */
const isFollower = (audience: Audience): SQL => {
	if (audience.kind === "all") return sql`true`;
	if (audience.kind === "player") return sql`follows.kind = 'player' and follows.target = ${audience.target}`;
	return sql`(follows.kind = 'division' and follows.target = ${audience.target})
		or (follows.kind = 'player' and exists (
			select 1 from ${players} where players.slug = follows.target and players.division = ${audience.target}))`;
};

const isAudience = (audience: Audience) => sql`
	members.erased_at is null and members.disabled_at is null
	and exists (select 1 from ${follows} where follows.member_id = members.id and (${isFollower(audience)}))`;

const wants = (channel: "push" | "email", topic: AnnouncementTopic) => sql`
	coalesce((
		select ${sql.raw(channel)} from ${notificationPreferences} p where p.member_id = members.id and p.topic = ${topic}
	), ${topicDefaults[topic][channel]})`;

const wantsMail = (topic: AnnouncementTopic) =>
	sql`members.email_verified_at is not null and ${wants("email", topic)}`;

const hasBrowser = sql`exists (
	select 1 from ${pushSubscriptions} s where s.member_id = members.id and s.session_id is not null)`;

const isQuiet = sql`exists (
	select 1 from ${quietHours} q,
		lateral (select extract(hour from now() at time zone q.time_zone)::int * 60
			+ extract(minute from now() at time zone q.time_zone)::int as minute) clock
	where q.member_id = members.id and case when q.starts_at < q.ends_at
		then minute >= q.starts_at and minute < q.ends_at else minute >= q.starts_at or minute < q.ends_at end)`;

export async function countAudience(db: Db, audience: Audience, topic: AnnouncementTopic) {
	const { rows } = await db.execute<{ members: number; push: number; mail: number; quiet: number }>(sql`
		select count(*)::int as members,
			count(*) filter (where has_push)::int as push,
			count(*) filter (where has_mail)::int as mail,
			count(*) filter (where has_push and is_quiet)::int as quiet
		from (
			select ${wants("push", topic)} and ${hasBrowser} as has_push, ${wantsMail(topic)} as has_mail, ${isQuiet} as is_quiet
			from ${members} where ${isAudience(audience)}
		) audience`);
	return rows[0]!;
}

export type Listener = { id: string; email: string; name: string; language: "id" | "en"; wantsMail: boolean };

/** The next members of an audience, by id. */
export async function listAudience(
	db: Db,
	{ audience, topic, toldUntil }: { audience: Audience; topic: AnnouncementTopic; toldUntil: string | null },
	most: number,
): Promise<Listener[]> {
	const { rows } = await db.execute<Listener>(sql`
		select id, email, name, language, ${wantsMail(topic)} as "wantsMail" from ${members}
		where ${isAudience(audience)} and ${toldUntil ? sql`id > ${toldUntil}` : sql`true`}
		order by id limit ${most}`);
	return rows;
}
