import { eq } from "drizzle-orm";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import type { RoomPlan, roomStates } from "../selling/room-contract";
import { type WaitingRoom, waitingFans, waitingRooms } from "./tables.server";

export async function findWaitingRoom(db: Db, saleId: string, lock?: "update"): Promise<WaitingRoom | null> {
	const query = db.select().from(waitingRooms).where(eq(waitingRooms.saleId, saleId));
	const [room] = await (lock ? query.for(lock) : query);
	return room ?? null;
}

/** Defaults for a new room: a stadium of 15,000 gets through in two hours. */
const usual = { perMinute: 120, minutesToBuy: 15 };

/** A room as staff edit it. */
export const roomPlanOf = (room: WaitingRoom | null): RoomPlan => ({
	startsAt: room?.startsAt?.toISOString() ?? null,
	busyFrom: room?.busyFrom ?? null,
	endsAt: room?.endsAt?.toISOString() ?? null,
	perMinute: room?.perMinute ?? usual.perMinute,
	minutesToBuy: room?.minutesToBuy ?? usual.minutesToBuy,
});
export const roomVersionOf = (plan: RoomPlan) => contentVersion(plan);

export function stateOfRoom(room: WaitingRoom | null, now: Date): (typeof roomStates)[number] {
	if (!room?.startsAt) return room?.busyFrom ? "ready" : "off";
	if (room.endsAt && room.endsAt <= now) return "over";
	return room.startsAt > now ? "planned" : "on";
}

export async function describeRoom(db: Db, saleId: string) {
	const room = await findWaitingRoom(db, saleId);
	const plan = roomPlanOf(room);
	return {
		state: stateOfRoom(room, new Date()),
		plan,
		version: roomVersionOf(plan),
		isDrawn: room?.drawnAt != null,
		fans: room ? await db.$count(waitingFans, eq(waitingFans.saleId, saleId)) : 0,
	};
}
