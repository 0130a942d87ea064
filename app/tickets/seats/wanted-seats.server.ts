import { asc, inArray } from "drizzle-orm";
import type { Share } from "../../allotments/allotments.server";
import type { Db } from "../../platform/database.server";
import { refuse, refuseSaying } from "../../platform/refusal";
import { ticketOrderRefusals as refusals } from "../buying/order-contract";
import { type TicketSeat, ticketSeats } from "../tables.server";
import { nearestFree } from "./best-seats";
import { listSeats } from "./section-seats.server";

export const findSeats = (db: Db, ids: readonly string[]): Promise<TicketSeat[]> =>
	ids.length === 0
		? Promise.resolve([])
		: db
				.select()
				.from(ticketSeats)
				.where(inArray(ticketSeats.id, [...ids]))
				.orderBy(asc(ticketSeats.row), asc(ticketSeats.number));

type Choice = { section: { id: string; isNumbered: boolean }; quantity: number; seats: TicketSeat[] };

/** In a numbered section every ticket has a seat, each of them free, and nobody is parted from their companion. */
export async function checkSeats(db: Db, choices: readonly Choice[], own: readonly Share[]) {
	const mine = new Set(own.map(({ allotmentId }) => allotmentId));
	for (const { section, quantity, seats } of choices) {
		if (!section.isNumbered) continue;
		if (seats.length !== quantity) throw refuse(refusals, "tickets.seats_needed");
		if (!isWithCompanions(seats)) throw refuse(refusals, "tickets.companion_apart");
		const free = (await listSeats(db, section.id)).filter(({ id, isFree }) => isFree || mine.has(id));
		const gone = seats.find((seat) => !free.some(({ id }) => id === seat.id));
		const others = free.filter(({ id, kind }) => kind === "seat" && !seats.some((seat) => seat.id === id));
		if (gone) throw refuseSeat(gone, nearestFree(others, gone));
	}
}

type Place = Pick<TicketSeat, "row" | "number">;

export function refuseSeat({ row, number }: Place, next?: Place): Error {
	return refuseSaying(refusals, "tickets.seat_taken", {
		id: `Baris ${row} kursi ${number} baru saja diambil.${next ? ` Yang terdekat: baris ${next.row} kursi ${next.number}.` : ""}`,
		en: `Row ${row} seat ${number} has just been taken.${next ? ` The nearest one: row ${next.row} seat ${next.number}.` : ""}`,
	});
}

/** A companion sits right of the wheelchair place, and each comes with the other. */
function isWithCompanions(seats: readonly TicketSeat[]): boolean {
	const has = (kind: TicketSeat["kind"], row: number, number: number) =>
		seats.some((seat) => seat.kind === kind && seat.row === row && seat.number === number);
	return seats.every(({ kind, row, number }) => {
		if (kind === "wheelchair") return has("companion", row, number + 1);
		return kind !== "companion" || has("wheelchair", row, number - 1);
	});
}
