import type { Db } from "../app/platform/data/database.server";
import { type WaitingRoomInsert, waitingRooms } from "../app/tickets/waiting-room/tables.server";
import { createTicketSale } from "./ticket-sale";

type Room = Partial<WaitingRoomInsert> & { opensIn?: number; quota?: number };

/** A sale with one section and a waiting room that is on; it opens in `opensIn` seconds. */
export async function createRoom(db: Db, { opensIn = 3_600, quota = 100, ...room }: Room = {}) {
	const { saleId, slug, sections } = await createTicketSale(db, { opens: opensIn / 86_400 }, [{ quota }]);
	const startsAt = new Date(Date.now() - 60_000);
	await db.insert(waitingRooms).values({ saleId, startsAt, perMinute: 60, ...room });
	return { saleId, sectionId: sections[0]!.id, slug };
}
