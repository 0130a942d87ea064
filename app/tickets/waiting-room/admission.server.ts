import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { admissionRefusals as refusals } from "./contract";
import { readRoomToken, roomTokenKey } from "./room-tokens.server";
import { waitingRooms } from "./tables.server";

/**
 * Every purchase from a sale passes here (see `findWanted`): while its waiting room is on, only with an admission of their
 * own. The room is read from the database, not from memory, so it holds from its first instant.
 */
export async function requireAdmission(
	{ db, who, admission }: Pick<MemberContext, "db" | "who" | "admission">,
	saleId: string,
) {
	const [room] = await findRoom.run(db, { saleId });
	if (!room) return;
	if (!admission.token) throw refuse(refusals, "waiting_room.not_admitted");
	const slip = readRoomToken(await roomTokenKey(db), "admission", admission.token);
	if (slip?.memberId !== who.memberId) throw refuse(refusals, "waiting_room.forged");
	if (slip.saleId !== saleId) throw refuse(refusals, "waiting_room.not_admitted");
	if (slip.until <= room.now) throw refuse(refusals, "waiting_room.expired");
}

export const isRoomOn = async (db: Db, saleId: string): Promise<boolean> =>
	(await findRoom.run(db, { saleId })).length > 0;

const findRoom = statement<{ now: Date }>(
	() =>
		sql`select now() as now from ${waitingRooms} where sale_id = ${sql.placeholder("saleId")} and ${isOn}`,
);

/** In a query over `waiting_rooms`. */
export const isOn = sql`coalesce(starts_at <= now() and (ends_at is null or ends_at > now()), false)`;
