import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { checkAccess, type Who } from "../app/platform/access";
import type { Binding, CallContext } from "../app/platform/bind.server";
import type { Db } from "../app/platform/database.server";
import { platformRefusals } from "../app/platform/platform-refusals";
import { refuse } from "../app/platform/refusal";
import { onceAnswers } from "../app/platform/tables.server";
import { transaction } from "../app/platform/transaction.server";
import { admitCall, runCall } from "./answer-call";

export type OnceAnswer = { status: number; bytes: Buffer; isReplay: boolean };

/**
 * `answerCall` for endpoints with `once: true`: the call and its stored answer are one transaction, so a caller who
 * never got a reply retries with the same key and gets that answer. A refusal rolls back and leaves the key unused.
 * See docs/decisions/0012-once.md.
 */
export async function answerOnce(
	binding: Binding,
	context: CallContext,
	given: object,
	header: string | string[] | undefined,
): Promise<OnceAnswer> {
	const { endpoint } = binding;
	checkAccess(endpoint.access, context.who);
	const claim = {
		scope: scopeOf(context.who, context.address),
		key: readKey(header),
		endpoint: `${endpoint.method} ${endpoint.path}`,
		inputHash: createHash("sha256").update(JSON.stringify(given)).digest(),
	};
	const input = admitCall(binding, context, given);
	return transaction(context.db, async (db) => {
		if (!(await takeKey(db, claim))) return findAnswer(db, claim);
		const { answer } = await runCall(binding, { ...context, db }, input);
		const kept = { status: endpoint.status ?? 200, answer: Buffer.from(JSON.stringify(answer)) };
		await db.update(onceAnswers).set(kept).where(isOf(claim));
		return { status: kept.status, bytes: kept.answer, isReplay: false };
	});
}

type Claim = Pick<typeof onceAnswers.$inferSelect, "scope" | "key" | "endpoint" | "inputHash">;

const readKey = (header: string | string[] | undefined): string => {
	if (typeof header === "string" && /^[\w-]{16,128}$/.test(header)) return header;
	throw refuse(platformRefusals, "key_missing");
};

const scopeOf = (who: Who, address: string) =>
	who.kind === "member" ? `member ${who.memberId}` : `address ${address}`;

/**
 * True for exactly one of any number of concurrent duplicates. A bare insert would block the others until the first
 * commits; the advisory lock fails immediately. Both are released with the transaction, however it ends.
 */
async function takeKey(db: Db, { scope, key, endpoint, inputHash }: Claim): Promise<boolean> {
	const { rows } = await db.execute(sql`
		with turn as materialized (
			select pg_try_advisory_xact_lock(hashtextextended(${`once ${scope} ${key}`}, 0)) as is_ours
		)
		insert into ${onceAnswers} (scope, key, endpoint, input_hash)
		select ${scope}, ${key}, ${endpoint}, ${inputHash} from turn where is_ours
		on conflict do nothing
		returning key`);
	return rows.length > 0;
}

/** A visible row is committed and therefore complete; otherwise the call is still running in another transaction. */
async function findAnswer(db: Db, claim: Claim): Promise<OnceAnswer> {
	const [kept] = await db.select().from(onceAnswers).where(isOf(claim));
	if (!kept?.status || !kept.answer) throw refuse(platformRefusals, "in_progress", 1);
	if (kept.endpoint !== claim.endpoint || !kept.inputHash.equals(claim.inputHash))
		throw refuse(platformRefusals, "key_reused");
	return { status: kept.status, bytes: kept.answer, isReplay: true };
}

const isOf = ({ scope, key }: Claim) => and(eq(onceAnswers.scope, scope), eq(onceAnswers.key, key));
