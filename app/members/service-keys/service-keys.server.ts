import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { recordAudit } from "../staff/audit.server";
import { members } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";
import {
	type createServiceKey,
	longestKeyDays,
	mostKeys,
	type ServiceKeyShown,
	serviceKeyRefusals,
} from "./contract";
import { keyPrefix } from "./identify-key.server";
import { keyState } from "./key-state.server";
import { serviceKeys } from "./tables.server";

const hintLength = keyPrefix.length + 4;
/** Old ones stay on the list for a while, so that nobody wonders where they went. */
const mostShown = 200;

export async function listServiceKeys(db: Db): Promise<{ keys: ServiceKeyShown[] }> {
	return { keys: await readKeys(db) };
}

export async function addServiceKey(
	context: MemberContext,
	{ name, scopes, endsOn }: ParsedInputOf<typeof createServiceKey>,
) {
	const secret = `${keyPrefix}${newToken()}`;
	return transaction(context.db, async (db) => {
		const { who, language } = context;
		const [end] = (
			await db.execute<{ at: string; isPossible: boolean }>(sql`
				select at, at > now() and at < now() + make_interval(days => ${longestKeyDays + 1}) as "isPossible"
				from (select (${endsOn}::date + 1)::timestamp at time zone ${club.timeZone} as at) chosen`)
		).rows;
		if (!end!.isPossible) throw new InvalidInput({ endsOn: [localize(badEnd, language)] });
		const valid = and(isNull(serviceKeys.revokedAt), gt(serviceKeys.endsAt, sql`now()`));
		if ((await db.$count(serviceKeys, valid)) >= mostKeys) throw refuse(serviceKeyRefusals, "key.too_many");
		const [added] = await db
			.insert(serviceKeys)
			.values({
				name,
				scopes: [...new Set(scopes)],
				ownerId: who.memberId,
				tokenHash: hashToken(secret),
				hint: secret.slice(0, hintLength),
				endsAt: new Date(end!.at),
			})
			.returning({ id: serviceKeys.id });
		await recordAudit(db, {
			by: who.memberId,
			action: "keys.create",
			subject: `key/${added!.id}`,
			after: { name, scopes, endsOn },
		});
		return { key: (await readKeys(db, added!.id))[0]!, secret };
	});
}

/** Idempotent. */
export async function endServiceKey(context: MemberContext, id: string) {
	return transaction(context.db, async (db) => {
		const [ended] = await db
			.update(serviceKeys)
			.set({ revokedAt: sql`now()` })
			.where(and(eq(serviceKeys.id, id), isNull(serviceKeys.revokedAt)))
			.returning({ name: serviceKeys.name });
		const [key] = await readKeys(db, id);
		if (!key) throw refuse(serviceKeyRefusals, "key.unknown");
		if (ended)
			await recordAudit(db, {
				by: context.who.memberId,
				action: "keys.revoke",
				subject: `key/${id}`,
				before: { name: key.name, scopes: key.scopes },
			});
		return { key };
	});
}

async function readKeys(db: Db, id?: string): Promise<ServiceKeyShown[]> {
	const rows = await db
		.select({
			key: serviceKeys,
			ownerName: members.name,
			state: keyState,
		})
		.from(serviceKeys)
		.innerJoin(members, eq(members.id, serviceKeys.ownerId))
		.where(id ? eq(serviceKeys.id, id) : undefined)
		.orderBy(desc(serviceKeys.id))
		.limit(mostShown);
	return rows.map(({ key, ownerName, state }) => ({
		id: key.id,
		name: key.name,
		hint: key.hint,
		scopes: key.scopes,
		owner: { id: key.ownerId, name: ownerName },
		createdAt: key.createdAt.toISOString(),
		endsAt: key.endsAt.toISOString(),
		revokedAt: key.revokedAt?.toISOString() ?? null,
		lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
		state,
	}));
}

const badEnd = {
	id: `Pilih hari dari hari ini sampai ${longestKeyDays} hari lagi.`,
	en: `Choose a day from today to ${longestKeyDays} days from now.`,
};
