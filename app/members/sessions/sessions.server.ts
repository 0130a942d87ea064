import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Pool } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { Member, Role } from "../../platform/http/access";
import { rolesOf } from "../staff/roles.server";
import { memberSessions } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";

/** Thirty days, in seconds. */
export const sessionLength = 30 * 24 * 60 * 60;

/** The token is returned only here; the database stores its hash. */
export async function openSession(db: Db, memberId: string, device: string) {
	const token = newToken();
	await db.insert(memberSessions).values({
		memberId,
		device,
		tokenHash: hashToken(token),
		expiresAt: sql`now() + make_interval(secs => ${sessionLength})`,
	});
	return { access_token: token, expires_in: sessionLength };
}

type Session = Pick<Member, "memberId" | "sessionId">;

/** The session of a Bearer token with its member's roles; null if unknown, ended or expired. */
export async function findSession(db: Db, token: string): Promise<(Session & { roles: Role[] }) | null> {
	const [session] = await sessionByToken.run(db, { tokenHash: hashToken(token) });
	if (!session) return null;
	const { isStale, ...found } = session;
	if (isStale) await noteVisit(db, found.sessionId);
	return found;
}

const sessionByToken = statement((db: Db) =>
	db
		.select({
			sessionId: memberSessions.id,
			memberId: memberSessions.memberId,
			roles: rolesOf(memberSessions.memberId),
			isStale: sql<boolean>`${memberSessions.lastSeenAt} < now() - interval '1 hour'`,
		})
		.from(memberSessions)
		.where(and(eq(memberSessions.tokenHash, sql.placeholder("tokenHash")), isAlive)),
);

/**
 * Once an hour is enough for "last seen" and saves a write per request. Every call of a member comes by here, reads too, so
 * it waits neither for a lock nor behind the writers.
 */
async function noteVisit(db: Db, sessionId: string) {
	await (db.$client as Pool).aside.query(
		`update member_sessions set last_seen_at = now()
		where id = (select id from member_sessions where id = $1 for update skip locked)`,
		[sessionId],
	);
}

/** Whether it has neither ended nor expired since it was found. */
export async function isSessionAlive(db: Db, sessionId: string): Promise<boolean> {
	const alive = await db.$count(memberSessions, and(eq(memberSessions.id, sessionId), isAlive));
	return alive > 0;
}

/** The devices a member is logged in on, latest first. */
export async function listSessions(db: Db, { memberId, sessionId }: Session) {
	const sessions = await db
		.select({
			id: memberSessions.id,
			device: memberSessions.device,
			createdAt: memberSessions.createdAt,
			lastSeenAt: memberSessions.lastSeenAt,
		})
		.from(memberSessions)
		.where(and(eq(memberSessions.memberId, memberId), isAlive))
		.orderBy(desc(memberSessions.lastSeenAt));
	return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** Ends one of the member's own sessions; false if it is not theirs or has already ended. */
export async function endSession(db: Db, memberId: string, sessionId: string): Promise<boolean> {
	const ended = await deleteSessions(db, memberId, eq(memberSessions.id, sessionId));
	return ended > 0;
}

/** After a password change, all other sessions end. */
export async function endOtherSessions(db: Db, memberId: string, keep?: string): Promise<void> {
	await deleteSessions(db, memberId, keep ? ne(memberSessions.id, keep) : undefined);
}

async function deleteSessions(db: Db, memberId: string, which: SQL | undefined) {
	const ended = await db
		.delete(memberSessions)
		.where(and(eq(memberSessions.memberId, memberId), which))
		.returning({ id: memberSessions.id });
	return ended.length;
}

const isAlive = gt(memberSessions.expiresAt, sql`now()`);
