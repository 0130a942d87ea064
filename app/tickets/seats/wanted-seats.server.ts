import { asc } from "drizzle-orm";
import type { Share } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import { ticketOrderRefusals as refusals } from "../buying/order-contract";
import { type TicketSeat, ticketSeats } from "../tables.server";
import { nearestFree } from "./best-seats";
import { listSeats } from "./section-seats.server";

export const findSeats = (db: Db, ids: readonly string[]): Promise<TicketSeat[]> =>
	ids.length === 0 ? Promise.resolve([]) : seatsById.run(db, { ids });

const seatsById = statement((db: Db) =>
	db
		.select()
		.from(ticketSeats)
		.where(isOneOf(ticketSeats.id, "ids"))
		.orderBy(asc(ticketSeats.row), asc(ticketSeats.number)),
);

type Block = { id: string; label: Localized; isNumbered: boolean };
type Choice = { section: Block; quantity: number; seats: TicketSeat[] };

/**
 * In a numbered section every ticket has a seat, each of them free, and nobody is parted from their companion. Returns
 * the other seats that are free: to be offered should one of these be gone a moment later.
 */
export async function checkSeats(
	db: Db,
	choices: readonly Choice[],
	own: readonly Share[],
): Promise<TicketSeat[]> {
	const otherSeats: TicketSeat[] = [];
	const mine = new Set(own.map(({ allotmentId }) => allotmentId));
	for (const { section, quantity, seats } of choices) {
		if (!section.isNumbered) continue;
		if (seats.length !== quantity) throw refuse(refusals, "tickets.seats_needed");
		if (!isWithCompanions(seats)) throw refuse(refusals, "tickets.companion_apart");
		const free = (await listSeats(db, section.id)).filter(({ id, isFree }) => isFree || mine.has(id));
		const gone = seats.find((seat) => !free.some(({ id }) => id === seat.id));
		const others = free.filter(({ id, kind }) => kind === "seat" && !seats.some((seat) => seat.id === id));
		if (gone) throw refuseSeat(section, gone, others);
		otherSeats.push(...others);
	}
	return otherSeats;
}

/** Says which one is gone, and which of the free ones is nearest to it in its block. */
export function refuseSeat(
	{ id, label }: Omit<Block, "isNumbered">,
	gone: TicketSeat,
	free: readonly TicketSeat[],
): Error {
	const { row, number } = gone;
	const next = nearestFree(
		free.filter(({ sectionId }) => sectionId === id),
		gone,
	);
	return refuseSaying(refusals, "tickets.seat_taken", {
		id: `${label.id}, baris ${row} kursi ${number} baru saja diambil.${next ? ` Yang terdekat: baris ${next.row} kursi ${next.number}.` : ""}`,
		en: `${label.en ?? label.id}, row ${row} seat ${number} has just been taken.${next ? ` The nearest one: row ${next.row} seat ${next.number}.` : ""}`,
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
