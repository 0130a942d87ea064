import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Who } from "../platform/bind.server";
import type { Db } from "../platform/database.server";
import { memberSessions } from "./tables.server";

/** Tokens are random, so a plain digest is enough; the token itself is never kept. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Who a Bearer token belongs to; a guest, when it is unknown, ended or expired. */
export async function identifyMember(db: Db, token: string): Promise<Who> {
	const [session] = await db
		.select({ sessionId: memberSessions.id, memberId: memberSessions.memberId })
		.from(memberSessions)
		.where(and(eq(memberSessions.tokenHash, hashToken(token)), gt(memberSessions.expiresAt, sql`now()`)));
	return session ? { kind: "member", ...session } : { kind: "guest" };
}
