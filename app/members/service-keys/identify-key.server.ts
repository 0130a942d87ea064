import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { KeyScope, Member } from "../../platform/http/access";
import { platformRefusals } from "../../platform/http/platform-refusals";
import type { RateLimit, RateLimits } from "../../platform/http/rate-limit.server";
import { refuse } from "../../platform/http/refusal";
import { hashToken } from "../tokens.server";
import { keyState } from "./key-state.server";
import { serviceKeys } from "./tables.server";

/** So that a lost one can be recognised, by people and by scanners of source code. */
export const keyPrefix = "ombak_";
export const isServiceKey = (token: string) => token.startsWith(keyPrefix);

const perKey: RateLimit = { name: "service-key", points: 600, seconds: 60 };

/**
 * The caller behind a service key: its owner, without any role. Anything but a valid key is refused, not a guest, and told
 * why: whoever has the whole key may know.
 */
export async function identifyKey(
	{ db, limits }: { db: Db; limits: RateLimits },
	token: string,
): Promise<Member> {
	const [key] = await findKey.run(db, { tokenHash: hashToken(token) });
	const state = key?.state ?? "unknown";
	if (!key || state !== "valid")
		throw refuse(platformRefusals, `service_key_${state as Exclude<typeof state, "valid">}`);
	await limits.take(perKey, key.id);
	if (key.isStale) await noteUse(db, key.id);
	const { id, memberId, scopes } = key;
	return { kind: "member", memberId, sessionId: id, roles: [], key: { id, scopes: scopes as KeyScope[] } };
}

const findKey = statement((db: Db) =>
	db
		.select({
			id: serviceKeys.id,
			memberId: serviceKeys.ownerId,
			scopes: serviceKeys.scopes,
			state: keyState,
			isStale: sql<boolean>`coalesce(${serviceKeys.lastUsedAt} < now() - interval '1 minute', true)`,
		})
		.from(serviceKeys)
		.where(eq(serviceKeys.tokenHash, sql.placeholder("tokenHash"))),
);

/** Of many calls at once, one writes; the others don't wait for it. */
const noteUse = (db: Db, id: string) =>
	db
		.update(serviceKeys)
		.set({ lastUsedAt: sql`now()` })
		.where(
			inArray(
				serviceKeys.id,
				db
					.select({ id: serviceKeys.id })
					.from(serviceKeys)
					.where(eq(serviceKeys.id, id))
					.for("update", { skipLocked: true }),
			),
		);
