import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type AllotmentKind, allotments, holds } from "./tables.server";

export type Share = { allotmentId: string; quantity: number };

/** Thrown by `holdShares` and `sellShares`; nothing was taken. Lists what there is too little of, and how much is left. */
export class NotEnough extends Error {
	constructor(readonly left: Map<string, number>) {
		super(`not enough left of ${[...left.keys()].join(", ")}`);
		this.name = "NotEnough";
	}
}

/** Creates allotments. Returns one id per size; the thing it measures takes that id as its own. */
export async function createAllotments(
	db: Db,
	kind: AllotmentKind,
	sizes: readonly { id?: string | undefined; size: number; sold?: number | undefined }[],
): Promise<string[]> {
	if (sizes.length === 0) return [];
	const rows = await db
		.insert(allotments)
		.values(sizes.map(({ id, size, sold = 0 }) => ({ kind, size, sold, ...(id && { id }) })))
		.returning({ id: allotments.id });
	return rows.map(({ id }) => id);
}

/**
 * Holds exactly these shares under `holdId` for some seconds, all of them or none; `refuse` may map `NotEnough` to
 * another error. What the hold had before is replaced, so a fan's own hold never blocks that fan.
 */
export async function holdShares(...[db, holdId, shares, seconds, refuse]: Holding) {
	await take.run(db, { holdId, ...listOf(shares), held: 1, sold: 0, seconds }).catch((error) => {
		throw explain(error, refuse);
	});
}

/**
 * The same as the last statement of the handle's transaction, which fails as a whole if there is not enough. For high
 * contention: a popular section is one row that everybody waits for, and this way it is only locked for the commit.
 */
export const holdSharesAtCommit = (...[db, holdId, shares, seconds, refuse]: Holding) =>
	take.runLast(db, { holdId, ...listOf(shares), held: 1, sold: 0, seconds }, (error) =>
		explain(error, refuse),
	);

type Holding = [
	db: Db,
	holdId: string,
	shares: readonly Share[],
	seconds: number,
	refuse?: ((short: NotEnough) => Error) | undefined,
];

/**
 * Sells these shares, using up whatever `holdId` still holds of them. An expired hold does not matter as long as enough
 * is left: that is how late payments are honoured.
 */
export async function sellShares(db: Db, holdId: string, shares: readonly Share[]) {
	await take.run(db, { holdId, ...listOf(shares), ...sold }).catch((error) => {
		throw explain(error);
	});
}

/** The same as the last statement of the handle's transaction, see `holdSharesAtCommit`. */
export const sellSharesAtCommit = (db: Db, holdId: string, shares: readonly Share[]) =>
	take.runLast(db, { holdId, ...listOf(shares), ...sold }, explain);

const sold = { held: 0, sold: 1, seconds: 0 };

/** What a hold holds, until when, and how many seconds from now; null when it is gone or has expired. */
export async function readHold(db: Db, holdId: string) {
	const rows = await sharesOfHold.run(db, { holdId });
	const [first] = rows;
	if (!first) return null;
	const { expiresAt, seconds } = first;
	return {
		expiresAt,
		seconds,
		shares: rows.map(({ allotmentId, quantity }) => ({ allotmentId, quantity })),
	};
}

const given = sql.placeholder;

const sharesOfHold = statement((db: Db) =>
	db
		.select({
			allotmentId: holds.allotmentId,
			quantity: holds.quantity,
			expiresAt: holds.expiresAt,
			seconds: sql<number>`extract(epoch from ${holds.expiresAt} - now())::float8`,
		})
		.from(holds)
		.where(and(eq(holds.holdId, given("holdId")), gt(holds.expiresAt, sql`now()`))),
);

/** False when the hold is gone or has expired. */
export async function extendHold(db: Db, holdId: string, seconds: number): Promise<boolean> {
	const { rowCount } = await db.execute(sql`
		update ${holds} set expires_at = now() + make_interval(secs => ${seconds})
		where hold_id = ${holdId} and expires_at > now()`);
	return (rowCount ?? 0) > 0;
}

/** Idempotent: a hold that is gone releases nothing. */
export async function releaseHold(db: Db, holdId: string) {
	await release(db, sql`hold_id = ${holdId}`, sql`for no key update`);
}

/** Puts back what was sold, after a refund or a return. Call it once per sale: the caller's state machine ensures that. */
export async function giveBack(db: Db, shares: readonly Share[]) {
	if (shares.length === 0) return;
	await db.execute(sql`
		with returned as (${sumOf(shares)}), locked as materialized (
			select id from ${allotments} where id in (select allotment_id from returned) order by id for no key update
		)
		update ${allotments} set sold = ${allotments.sold} - returned.quantity
		from returned, locked
		where ${allotments.id} = returned.allotment_id and locked.id = returned.allotment_id`);
}

/**
 * Makes an allotment larger or smaller, as `sizeFrom` says. Throws `NotEnough` if less would be left than is held and
 * sold; expired holds do not count. Null where there is no such allotment.
 */
export async function resizeAllotment(db: Db, id: string, sizeFrom: (size: number) => number) {
	await release(db, sql`allotment_id = ${id} and expires_at <= now()`, sql`for no key update`);
	const [found] = await db.select().from(allotments).where(eq(allotments.id, id)).for("no key update");
	if (!found) return null;
	const { held, sold } = found;
	const size = sizeFrom(found.size);
	if (size < held + sold) throw new NotEnough(new Map([[id, found.size - held - sold]]));
	await db.update(allotments).set({ size }).where(eq(allotments.id, id));
	return { before: found.size, size, held, sold, left: size - held - sold };
}

/**
 * The same for many at once, each only if its size is still `before` and what is held and sold fits. Returns how many
 * have been resized.
 */
export async function resizeAllotments(
	db: Db,
	sizes: readonly { id: string; before: number; size: number }[],
): Promise<number> {
	const ids = sizes.map(({ id }) => id);
	await release(
		db,
		sql`allotment_id = any(${sql.param(ids)}::uuid[]) and expires_at <= now()`,
		sql`for no key update`,
	);
	const { rowCount } = await db.execute(sql`
		with wanted as (
			select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(sizes.map(({ before }) => before))}::bigint[],
				${sql.param(sizes.map(({ size }) => size))}::bigint[]) as wanted(id, before, size)
		),
		locked as materialized (
			select id from ${allotments} where id in (select id from wanted) order by id for no key update
		)
		update ${allotments} set size = wanted.size from wanted, locked
		where ${allotments.id} = wanted.id and locked.id = wanted.id
			and ${allotments.size} = wanted.before and ${allotments.held} + ${allotments.sold} <= wanted.size`);
	return rowCount ?? 0;
}

/**
 * Removes allotments, all of them or none; `removeThings` deletes what they measured. Throws `NotEnough` where something
 * is held or sold; expired holds do not count.
 */
export async function removeAllotments(
	db: Db,
	ids: readonly string[],
	removeThings: () => Promise<unknown>,
): Promise<void> {
	const isOne = inArray(allotments.id, [...ids]);
	await release(
		db,
		sql`allotment_id = any(${sql.param(ids)}::uuid[]) and expires_at <= now()`,
		sql`for no key update`,
	);
	const rows = await db.select().from(allotments).where(isOne).orderBy(allotments.id).for("update");
	const taken = rows.filter(({ held, sold }) => held + sold > 0);
	if (taken.length > 0)
		throw new NotEnough(new Map(taken.map(({ id, size, held, sold }) => [id, size - held - sold])));
	await removeThings();
	await db.delete(allotments).where(isOne);
}

/** The allotments of some things, by id. Expired holds count as free. */
export async function readAllotments(
	db: Db,
	ids: readonly string[],
): Promise<Map<string, AllotmentStanding>> {
	const rows = await db
		.select({ id: allotments.id, size: allotments.size, sold: allotments.sold, left: leftOf(allotments) })
		.from(allotments)
		.where(inArray(allotments.id, [...ids]));
	return new Map(
		rows.map(({ id, size, sold, left }) => [id, { size, sold, left, held: size - sold - left }]),
	);
}
export type AllotmentStanding = { size: number; held: number; sold: number; left: number };

/** Sweeps expired holds. Nothing depends on it: expired holds stop counting the moment they expire. */
export async function releaseExpiredHolds(db: Db) {
	await release(db, sql`expires_at <= now()`, sql`for no key update skip locked`);
}

/**
 * What is left of a thing, by the clock: expired holds count as free before the sweep has run.
 * Takes the thing's table or its alias in the outer query.
 */
export const leftOf = (thing: SQLWrapper) => leftIn(sql`${thing}.id`);

/** The same by the allotment's id; null where there is none. Expired holds are few, live ones may be thousands. */
export const leftIn = (allotmentId: SQLWrapper) =>
	sql<number>`(
		select a.size - a.sold - a.held + case when a.held = 0 then 0 else (
			select coalesce(sum(h.quantity), 0) from ${holds} h where h.allotment_id = a.id and h.expires_at <= now()
		) end
		from ${allotments} a where a.id = ${allotmentId}
	)`.mapWith(Number);

/** What is not sold, held or not. */
export const unsoldOf = (thing: SQLWrapper) =>
	sql<number>`(select a.size - a.sold from ${allotments} a where a.id = ${thing}.id)`.mapWith(Number);

export const sizeOf = (thing: SQLWrapper) =>
	sql<number>`(select a.size from ${allotments} a where a.id = ${thing}.id)`.mapWith(Number);

/**
 * One statement: lock the allotments in id order (so that two buyers cannot deadlock), drop this hold's former rows
 * and all expired ones, and take the new shares if every one of them fits; otherwise it fails. `no key`, because an order
 * line references its allotment and so takes a share lock on its key: two orders would otherwise deadlock.
 */
const take = statement<object>(
	() => sql`
		with wanted as (
			select allotment_id, sum(quantity)::bigint as quantity
			from unnest(${given("ids")}::uuid[], ${given("quantities")}::bigint[]) as share(allotment_id, quantity)
			group by allotment_id
		),
		locked as materialized (
			select id, size, held, sold from ${allotments}
			where id in (select allotment_id from wanted union select allotment_id from ${holds} where hold_id = ${given("holdId")})
			order by id for no key update
		),
		replaced as (
			delete from ${holds} using locked
			where hold_id = ${given("holdId")} and allotment_id = locked.id
			returning allotment_id, quantity
		),
		expired as (
			delete from ${holds} using locked
			where allotment_id = locked.id and expires_at <= now() and hold_id <> ${given("holdId")}
			returning allotment_id, quantity
		),
		freed as (
			select allotment_id, sum(quantity) as quantity
			from (select * from replaced union all select * from expired) ended group by allotment_id
		),
		planned as (
			select locked.*, coalesce(freed.quantity, 0) as freed, coalesce(wanted.quantity, 0) as wanted
			from locked
			left join freed on freed.allotment_id = locked.id
			left join wanted on wanted.allotment_id = locked.id
		),
		short as (
			select wanted.allotment_id, coalesce(size - sold - held + freed, 0) as rest
			from wanted left join planned on planned.id = wanted.allotment_id
			where (held - freed + sold + wanted <= size) is not true
		),
		changed as (
			update ${allotments} set
				held = planned.held - planned.freed + planned.wanted * ${given("held")}::int,
				sold = planned.sold + planned.wanted * ${given("sold")}::int
			from planned
			where ${allotments.id} = planned.id and not exists (select from short)
		),
		kept as (
			insert into ${holds} (hold_id, allotment_id, quantity, expires_at)
			select ${given("holdId")}, allotment_id, quantity, now() + make_interval(secs => ${given("seconds")})
			from wanted where ${given("held")}::int = 1 and not exists (select from short)
		)
		select not_enough(jsonb_object_agg(allotment_id, rest)) from short having count(*) > 0`,
);

async function release(db: Db, which: SQL, lock: SQL) {
	await db.execute(sql`
		with locked as materialized (
			select id from ${allotments} where id in (select allotment_id from ${holds} where ${which})
			order by id ${lock}
		),
		ended as (
			delete from ${holds} using locked where allotment_id = locked.id and ${which}
			returning allotment_id, quantity
		)
		update ${allotments} set held = ${allotments.held} - freed.quantity
		from (select allotment_id, sum(quantity) as quantity from ended group by allotment_id) freed
		where ${allotments.id} = freed.allotment_id`);
}

function sumOf(shares: readonly Share[]): SQLWrapper {
	const { ids, quantities } = listOf(shares);
	return sql`
		select allotment_id, sum(quantity)::bigint as quantity
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::bigint[]) as share(allotment_id, quantity)
		group by allotment_id`;
}

const listOf = (shares: readonly Share[]) => ({
	ids: shares.map(({ allotmentId }) => allotmentId),
	quantities: shares.map(({ quantity }) => quantity),
});

/**
 * Why nothing was taken. The same hold written by two requests at once: the second can't see the first one's rows and
 * runs into them. Retrying the whole transaction sees them, just as after a serialization failure.
 */
function explain(error: unknown, refuse = (short: NotEnough): Error => short): unknown {
	const {
		code,
		constraint,
		detail = "{}",
	} = error as { code?: string; constraint?: string; detail?: string };
	if (code === "NE001") return refuse(new NotEnough(new Map(Object.entries(JSON.parse(detail)))));
	if (code === "23505" && constraint === "holds_pkey")
		return Object.assign(new Error("hold written by two requests", { cause: error }), { code: "40001" });
	return error;
}
