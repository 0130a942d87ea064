import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { refuse } from "../../platform/http/refusal";
import { ticketSales } from "../tables.server";
import { isOn } from "./admission.server";
import { mostInGroup, type Position, roomRefusals as refusals, type takePlace } from "./contract";
import { type LiveRoom, type LiveRooms, liveRooms, refreshRooms } from "./live-rooms.server";
import { readGroupCode, readRoomToken, signRoomToken, writeGroupCode } from "./room-tokens.server";
import { waitingFans, waitingRooms } from "./tables.server";
import { type Fan, isWaiting } from "./waiting-line";

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const groupGuesses: RateLimit = { name: "waiting-room-groups", points: 20, seconds: 600 };

/** Costs one write, and none for somebody who has a place already, on whichever device. */
export async function joinRoom(
	context: MemberContext,
	{ saleId, group }: ParsedInputOf<typeof takePlace>,
): Promise<Position> {
	const { db, who, waiting } = context;
	const { rooms, room } = await findRoom(db, saleId);
	let fan = room.line.find(who.memberId);
	if (group) {
		await context.limits.take(groupGuesses, who.memberId);
		await joinGroup(db, saleId, who.memberId, readGroupCode(rooms.key, group));
		await refreshRooms(db);
		fan = room.line.find(who.memberId) ?? fan;
	} else if (!fan || isGone(fan, room, rooms.now())) {
		fan = await insertFan(db, saleId, who.memberId);
		room.line.apply([fan]);
	}
	const until = new Date(rooms.now().getTime() + dayMilliseconds);
	waiting.keep(signRoomToken(rooms.key, { kind: "place", saleId, memberId: who.memberId, until }));
	return describePosition(context, rooms, room, fan);
}

/** The poll: everything comes from memory. */
export async function readPosition(
	context: Pick<CallContext, "db" | "waiting" | "admission">,
	{ saleId }: { saleId: string },
): Promise<Position> {
	const { rooms, room } = await findRoom(context.db, saleId);
	const slip = context.waiting.token && readRoomToken(rooms.key, "place", context.waiting.token);
	const isValid = slip && slip.until > rooms.now();
	return describePosition(context, rooms, room, isValid ? room.line.find(slip.memberId) : undefined);
}

export async function leaveRoom({ db, who, waiting, admission }: MemberContext, saleId: string) {
	await findRoom(db, saleId);
	const { rowCount } = await db.execute(sql`
		update ${waitingFans} set left_at = now(), changed_at = clock_timestamp()
		where sale_id = ${saleId} and member_id = ${who.memberId} and left_at is null`);
	await refreshRooms(db);
	waiting.forget();
	admission.forget();
	return { left: (rowCount ?? 0) > 0 };
}

async function findRoom(db: Db, saleId: string) {
	const rooms = await liveRooms(db);
	const room = rooms.find(saleId);
	if (!room) throw refuse(refusals, "tickets.unknown_sale");
	return { rooms, room };
}

/** A fan who left, or let the admission lapse, rejoins at the back. */
const isGone = (fan: Fan, room: LiveRoom, now: Date) => fan.hasLeft || hasMissed(fan, room, now);
const hasMissed = (fan: Fan, room: LiveRoom, now: Date) =>
	fan.admittedAt !== null && admittedUntil(fan, room) <= now.getTime();
const admittedUntil = ({ admittedAt }: Fan, { minutesToBuy }: LiveRoom) =>
	(admittedAt ?? 0) + minutesToBuy * 60_000;

async function insertFan(db: Db, saleId: string, memberId: string): Promise<Fan> {
	const { rows } = await db.execute<{ lot: number; place: number | null; admittedAt: number | null }>(sql`
		insert into ${waitingFans} as fan (sale_id, member_id)
		select sale_id, ${memberId} from ${waitingRooms} where sale_id = ${saleId} and ${isOn}
		on conflict (sale_id, member_id) do update set
			(lot, joined_at, place, admitted_at, left_at, changed_at) = (
				select case when is_gone then excluded.lot else fan.lot end,
					case when is_gone then excluded.joined_at else fan.joined_at end,
					case when not is_gone then fan.place end, case when not is_gone then fan.admitted_at end,
					null::timestamptz, clock_timestamp()
				from (select fan.left_at is not null or coalesce(fan.admitted_at + make_interval(mins => (
					select minutes_to_buy from ${waitingRooms} room where room.sale_id = fan.sale_id)) <= now(), false) as is_gone) gone
			)
		returning lot, place, (extract(epoch from admitted_at) * 1000)::float8 as "admittedAt"`);
	const [row] = rows;
	if (!row) throw refuse(refusals, "waiting_room.off");
	return { memberId, ...row, lot: Number(row.lot), hasLeft: false };
}

/** Before the draw only. The lock on the group's rows keeps a fifth from slipping in; the room's keeps the draw away. */
async function joinGroup(db: Db, saleId: string, memberId: string, lot: number | null) {
	if (lot === null) throw refuse(refusals, "waiting_room.unknown_group");
	await transaction(db, async (db) => {
		const { rows: open } = await db.execute<{ isBefore: boolean }>(sql`
			select drawn_at is null and opens_at > now() as "isBefore" from ${waitingRooms} room
			join ${ticketSales} sale on sale.id = sale_id where sale_id = ${saleId} and ${isOn} for key share of room`);
		if (!open[0]) throw refuse(refusals, "waiting_room.off");
		if (!open[0].isBefore) throw refuse(refusals, "waiting_room.drawn");
		const inGroup = sql`sale_id = ${saleId} and lot = ${lot} and left_at is null`;
		await db.execute(sql`select from ${waitingFans} where ${inGroup} order by member_id for update`);
		const { rows: others } = await db.execute<{ memberId: string }>(
			sql`select member_id as "memberId" from ${waitingFans} where ${inGroup}`,
		);
		if (others.length === 0) throw refuse(refusals, "waiting_room.unknown_group");
		if (others.some((other) => other.memberId === memberId)) return;
		if (others.length >= mostInGroup) throw refuse(refusals, "waiting_room.group_full");
		await db.execute(sql`
			insert into ${waitingFans} (sale_id, member_id, lot) values (${saleId}, ${memberId}, ${lot})
			on conflict (sale_id, member_id) do update
			set lot = excluded.lot, left_at = null, changed_at = clock_timestamp()`);
	});
}

/** Fans far from their turn ask less often. */
const askAgain = { soonest: 10, latest: 30, beforeTheDraw: 30 };

function describePosition(
	{ admission }: Pick<CallContext, "admission">,
	{ key, now }: LiveRooms,
	room: LiveRoom,
	fan: Fan | undefined,
): Position {
	const { saleId, opensAt, seed, drawnAt, left, line } = room;
	const at = now();
	const own = fan && !isGone(fan, room, at) ? fan : undefined;
	const position = own && drawnAt && isWaiting(own) ? line.positionOf(own) : null;
	const until = own?.admittedAt != null ? new Date(admittedUntil(own, room)) : null;
	if (own && until && room.isOn)
		admission.keep(signRoomToken(key, { kind: "admission", saleId, memberId: own.memberId, until }));
	const minutes = position === null ? null : minutesUntil(position, room, at);
	return {
		state: stateOf(room, own),
		lot: own?.lot ?? null,
		group: own && !drawnAt ? { code: writeGroupCode(key, own.lot), size: line.sizeOf(own) } : null,
		position,
		people: line.people,
		minutes,
		admittedUntil: until?.toISOString() ?? null,
		opensAt: opensAt.toISOString(),
		now: at.toISOString(),
		left,
		seed,
		askAgainIn: drawnAt
			? Math.min(askAgain.latest, Math.max(askAgain.soonest, (minutes ?? 0) * 2))
			: askAgain.beforeTheDraw,
	};
}

/** Of a group that went in ahead of its time, those behind it wait for every member. */
function minutesUntil(position: number, { admitsSince, perMinute }: LiveRoom, now: Date) {
	const minutesSince = (now.getTime() - admitsSince.getTime()) / 60_000;
	return Math.max(1, Math.ceil(position / perMinute - minutesSince));
}

function stateOf({ isOn, isSoldOut, drawnAt }: LiveRoom, own: Fan | undefined): Position["state"] {
	if (!isOn) return "off";
	if (own?.admittedAt != null) return "admitted";
	if (drawnAt && isSoldOut) return "sold-out";
	if (!own) return "outside";
	return drawnAt ? "waiting" : "lots";
}
