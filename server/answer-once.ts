import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../app/platform/data/database.server";
import { statement } from "../app/platform/data/statement.server";
import { onceAnswers } from "../app/platform/data/tables.server";
import { transaction } from "../app/platform/data/transaction.server";
import { checkAccess, type Who } from "../app/platform/http/access";
import type { Binding, CallContext } from "../app/platform/http/bind.server";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse } from "../app/platform/http/refusal";
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
	const answer = async (db: Db): Promise<OnceAnswer> => {
		const kept = await takeKey(db, claim);
		if (kept) return kept;
		const { answer } = await runCall(binding, { ...context, db, onceKey: claim.key }, input);
		const [status, bytes] = [endpoint.status ?? 200, Buffer.from(JSON.stringify(answer))];
		await keepAnswer.runLast(db, { ...claim, status, bytes });
		return { status, bytes, isReplay: false };
	};
	return transaction(context.db, answer, { byIndex: true });
}

type Claim = Pick<typeof onceAnswers.$inferSelect, "scope" | "key" | "endpoint" | "inputHash">;

const readKey = (header: string | string[] | undefined): string => {
	if (typeof header === "string" && /^[\w-]{16,128}$/.test(header)) return header;
	throw refuse(platformRefusals, "key_missing");
};

const scopeOf = (who: Who, address: string) =>
	who.kind === "guest" ? `address ${address}` : who.key ? `key ${who.key.id}` : `member ${who.memberId}`;

/**
 * The answer that is kept already, or null for exactly one of any number of concurrent duplicates. Waiting for the first
 * would hold connections; the advisory lock fails immediately, and is released with the transaction, however that ends.
 * Reading the answer is a statement of its own, pipelined with the lock's: whoever gets the lock after the first one's
 * commit must see its answer, and a statement sees only what was committed before it began.
 */
async function takeKey(db: Db, claim: Claim): Promise<OnceAnswer | null> {
	const { scope, key, endpoint, inputHash } = claim;
	const [[turn], [kept]] = await Promise.all([
		takeLock.run(db, { lock: `once ${scope} ${key}` }),
		findKept.run(db, { scope, key }),
	]);
	if (!kept) {
		if (turn!.isOurs) return null;
		throw refuse(platformRefusals, "in_progress", 1);
	}
	if (kept.endpoint !== endpoint || !kept.inputHash.equals(inputHash))
		throw refuse(platformRefusals, "key_reused");
	return { status: kept.status, bytes: kept.answer, isReplay: true };
}

const takeLock = statement<{ isOurs: boolean }>(
	() => sql`select pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder("lock")}, 0)) as "isOurs"`,
);

const findKept = statement<
	Pick<typeof onceAnswers.$inferSelect, "endpoint" | "inputHash" | "status" | "answer">
>(
	() => sql`
		select endpoint, input_hash as "inputHash", status, answer from ${onceAnswers}
		where scope = ${sql.placeholder("scope")} and key = ${sql.placeholder("key")}`,
);

const keepAnswer = statement<object>(
	() => sql`
		insert into ${onceAnswers} (scope, key, endpoint, input_hash, status, answer)
		values (${sql.placeholder("scope")}, ${sql.placeholder("key")}, ${sql.placeholder("endpoint")},
			${sql.placeholder("inputHash")}, ${sql.placeholder("status")}, ${sql.placeholder("bytes")})`,
);
