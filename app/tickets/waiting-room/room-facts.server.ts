import { sql } from "drizzle-orm";
import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { events } from "../../matches/events/tables.server";
import type { Fixture } from "../../matches/fixtures/fixture";
import { listFixtures } from "../../matches/fixtures/fixtures.server";
import type { Db } from "../../platform/data/database.server";
import type { Language } from "../../platform/words/language";
import { ticketSales } from "../tables.server";
import { isOn } from "./admission.server";
import type { RoomNotice } from "./room-notice";
import { waitingRooms } from "./tables.server";

/** What everybody may know of a room. */
export type RoomFacts = {
	saleId: string;
	eventId: string;
	opensAt: Date;
	minutesToBuy: number;
	seedHash: string;
	seed: string | null;
};

export async function findRoomFacts(db: Db, eventSlug: string): Promise<RoomFacts | null> {
	const { rows } = await db.execute<RoomFacts>(sql`
		select sale.id as "saleId", event.id as "eventId", sale.opens_at as "opensAt", minutes_to_buy as "minutesToBuy",
			${seeds}
		from ${waitingRooms} room join ${ticketSales} sale on sale.id = room.sale_id join ${events} event on event.id = sale.event_id
		where event.slug = ${eventSlug} and sale.published_at is not null`);
	return rows[0] ? { ...rows[0], opensAt: new Date(rows[0].opensAt) } : null;
}

export async function findRoomEvent(db: Db, language: Language, eventId: string): Promise<Fixture> {
	const one = { where: isEventOneOf([eventId]), order: "soonest", limit: 1, withoutOffers: true } as const;
	const [event] = await listFixtures(db, language, one);
	return event!;
}

/** For the sale's own page; null without a room, and for one that waits for a rush. */
export async function findRoomNotice(db: Db, saleId: string): Promise<RoomNotice | null> {
	const { rows } = await db.execute<RoomNotice>(sql`
		select starts_at as "startsAt", ${isOn} as "isOn", ${seeds} from ${waitingRooms}
		where sale_id = ${saleId} and starts_at is not null and (ends_at is null or ends_at > now())`);
	const [notice] = rows;
	return notice ? { ...notice, startsAt: new Date(notice.startsAt).toISOString() } : null;
}

/** Rooms whose lots have been drawn, the latest first: what can be checked. */
export async function listDraws(db: Db): Promise<{ slug: string; eventId: string }[]> {
	const { rows } = await db.execute<{ slug: string; eventId: string }>(sql`
		select event.slug, event.id as "eventId" from ${waitingRooms} room
		join ${ticketSales} sale on sale.id = room.sale_id join ${events} event on event.id = sale.event_id
		where cardinality(drawn_lots) > 0 order by drawn_at desc limit 20`);
	return rows;
}

/** Everything that the order can be recomputed from; null before the draw. */
export async function findDraw(db: Db, eventSlug: string) {
	const { rows } = await db.execute<{ seedHash: string; seed: string; lots: number[] }>(sql`
		select ${seeds}, array_to_json(drawn_lots) as lots from ${waitingRooms} room
		join ${ticketSales} sale on sale.id = room.sale_id join ${events} event on event.id = sale.event_id
		where event.slug = ${eventSlug} and drawn_at is not null`);
	return rows[0] ?? null;
}

const seeds = sql`encode(sha256(seed), 'hex') as "seedHash", case when drawn_at is not null then encode(seed, 'hex') end as seed`;
