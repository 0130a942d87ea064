import { setTimeout as wait } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { leftOf, unsoldOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { ticketSales, ticketSections } from "../tables.server";
import { admitFans, admitsSince } from "./admit-fans.server";
import { drawLots, secondsToDraw } from "./draw-lots.server";
import { roomTokenKey } from "./room-tokens.server";
import { waitingFans, waitingRooms } from "./tables.server";
import { type Fan, type WaitingLine, waitingLine } from "./waiting-line";

/** A room as the database had it at most a moment ago, and everybody in it. */
export type LiveRoom = {
	saleId: string;
	isOn: boolean;
	opensAt: Date;
	drawnAt: Date | null;
	/** Hex; null until the lots are drawn. */
	seed: string | null;
	perMinute: number;
	/** Once the lots are drawn, one fan is due every 60/n seconds from then on. */
	admitsSince: Date;
	minutesToBuy: number;
	/** Tickets that nobody has or holds. */
	left: number;
	isSoldOut: boolean;
	line: WaitingLine;
};

export type LiveRooms = { readonly key: Buffer; now: () => Date; find(saleId: string): LiveRoom | undefined };

/** One read a second for all fans of this process. */
const freshMilliseconds = 1_000;
/**
 * The line also moves on between the questions of a few fans, who ask twice a minute, or once where a browser slows its
 * hidden tabs down. Nothing runs while nobody asks.
 */
const watchedMilliseconds = 90_000;
/** The first poll after a longer silence waits for the read, but not for a database that doesn't answer. */
const staleMilliseconds = 2_000;
const patience = 1_000;
/** A write becomes visible this long after its time stamp at the latest; everything is read again once a minute anyway. */
const overlapSeconds = 10;
const everythingMilliseconds = 60_000;

/** By the process's connections: handles come and go. */
const memories = new WeakMap<object, ReturnType<typeof rememberRooms>>();

/** The waiting rooms in this process's memory. `db` is the handle that the process shares, not a transaction. */
export async function liveRooms(db: Db): Promise<LiveRooms> {
	const memory = memoryOf(db);
	await memory.keepFresh();
	memory.watch();
	return memory;
}

/** After a change that its own fan must see at once. */
export const refreshRooms = (db: Db) => memoryOf(db).readAnew();

function memoryOf(db: Db) {
	const { $client: pool } = db as Db & { $client: object };
	const memory = memories.get(pool) ?? rememberRooms(db);
	memories.set(pool, memory);
	return memory;
}

function rememberRooms(db: Db) {
	let rooms = new Map<string, Remembered>();
	let key: Buffer = Buffer.alloc(0);
	let refreshedAt = Number.NEGATIVE_INFINITY;
	let running: Promise<void> | null = null;
	let watchedUntil = 0;
	let timer: NodeJS.Timeout | undefined;
	/** The database's clock is ahead of ours by this much. */
	let clockOffset = 0;

	async function readRooms() {
		if (key.length === 0) key = await roomTokenKey(db);
		let rows = await listRooms(db);
		if (await runRooms(db, rows, rooms)) rows = await listRooms(db);
		const next = new Map<string, Remembered>();
		for (const row of rows) next.set(row.saleId, await readRoom(db, row, rooms.get(row.saleId)));
		if (rows[0]) clockOffset = rows[0].now.getTime() - Date.now();
		rooms = next;
		refreshedAt = performance.now();
	}

	function refresh(): Promise<void> {
		running ??= readRooms().finally(() => {
			running = null;
		});
		return running;
	}

	/** A read that is under way may have missed a change. */
	async function readAnew() {
		await running?.catch(() => {});
		await refresh();
	}

	function watch() {
		watchedUntil = performance.now() + watchedMilliseconds;
		timer ??= setInterval(() => {
			if (performance.now() < watchedUntil) return void refresh().catch(() => {});
			clearInterval(timer);
			timer = undefined;
		}, freshMilliseconds).unref();
	}

	async function keepFresh() {
		const age = performance.now() - refreshedAt;
		if (age < freshMilliseconds) return;
		const refreshed = refresh();
		if (age === Number.POSITIVE_INFINITY) return refreshed;
		// From here on a stale answer beats none: positions stay readable while the database is away.
		const done = refreshed.catch(() => {});
		if (age >= staleMilliseconds) await Promise.race([done, wait(patience, undefined, { ref: false })]);
	}

	return {
		readAnew,
		keepFresh,
		watch,
		now: () => new Date(Date.now() + clockOffset),
		find: (saleId: string) => rooms.get(saleId),
		get key() {
			return key;
		},
	};
}

type RoomRow = Omit<LiveRoom, "line"> & { now: Date };
type Remembered = RoomRow & { line: WaitingLine; everythingAt: number };

const isForSale = sql`section.sale_id = sale.id and section.closed_at is null`;

/** Every room that may still matter to somebody. */
async function listRooms(db: Db): Promise<RoomRow[]> {
	const { rows } = await db.execute<RoomRow>(sql`
		select room.sale_id as "saleId", coalesce(starts_at <= now() and (ends_at is null or ends_at > now()), false) as "isOn",
			sale.opens_at as "opensAt", drawn_at as "drawnAt", case when drawn_at is not null then encode(seed, 'hex') end as seed,
			per_minute as "perMinute", ${admitsSince} as "admitsSince", minutes_to_buy as "minutesToBuy", now() as now,
			(select coalesce(sum(${leftOf(sql`section`)}), 0)::int from ${ticketSections} section where ${isForSale}) as left,
			(select coalesce(sum(${unsoldOf(sql`section`)}), 0) <= 0 from ${ticketSections} section where ${isForSale}) as "isSoldOut"
		from ${waitingRooms} room join ${ticketSales} sale on sale.id = room.sale_id
		where sale.closes_at > now() - interval '1 day' and sale.published_at is not null`);
	// Moments arrive as text.
	return rows.map((row) => ({
		...row,
		now: new Date(row.now),
		opensAt: new Date(row.opensAt),
		drawnAt: row.drawnAt && new Date(row.drawnAt),
		admitsSince: new Date(row.admitsSince),
	}));
}

/** Draws what is to be drawn and lets in who is due; whether anything shown by `listRooms` may have changed. */
async function runRooms(db: Db, rows: RoomRow[], known: Map<string, Remembered>): Promise<boolean> {
	let hasChanged = false;
	for (const { saleId, isOn, opensAt, drawnAt, left, now } of rows) {
		if (!isOn) continue;
		if (!drawnAt && opensAt.getTime() + secondsToDraw * 1_000 <= now.getTime()) {
			await drawLots(db, saleId);
			hasChanged = true;
		} else if (drawnAt && left > 0 && known.get(saleId)?.line.people !== 0)
			hasChanged = (await admitFans(db, saleId)) || hasChanged;
	}
	return hasChanged;
}

async function readRoom(db: Db, row: RoomRow, known: Remembered | undefined): Promise<Remembered> {
	const isDrawnAnew = known?.drawnAt?.getTime() !== row.drawnAt?.getTime();
	const isDue = !known || isDrawnAnew || performance.now() - known.everythingAt > everythingMilliseconds;
	if (isDue) {
		const line = waitingLine(await listFans(db, row.saleId, sql`true`));
		return { ...row, line, everythingAt: performance.now() };
	}
	const since = new Date(known.now.getTime() - overlapSeconds * 1_000);
	known.line.apply(await listFans(db, row.saleId, sql`changed_at > ${since}`));
	return { ...row, line: known.line, everythingAt: known.everythingAt };
}

async function listFans(db: Db, saleId: string, which: SQL): Promise<Fan[]> {
	const { rows } = await db.execute<Fan>(sql`
		select member_id as "memberId", lot, place, left_at is not null as "hasLeft",
			(extract(epoch from admitted_at) * 1000)::float8 as "admittedAt"
		from ${waitingFans} where sale_id = ${saleId} and ${which}`);
	return rows;
}
