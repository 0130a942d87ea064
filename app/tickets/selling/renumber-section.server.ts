import { inArray } from "drizzle-orm";
import { NotEnough, readAllotments, removeAllotments } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import { listSeatsOf } from "../seats/seat-rows";
import { insertSeats } from "../seats/section-seats.server";
import { type TicketSale, type TicketSeat, type TicketSection, ticketSeats } from "../tables.server";
import { ticketSellingRefusals } from "./sale-parts";
import type { SectionPlan } from "./section-contract";

type Renumbering = {
	sale: TicketSale;
	section: TicketSection;
	/** As they are. */
	seats: readonly TicketSeat[];
	seating: SectionPlan["seating"];
};

/**
 * Adds and removes seats to match the rows. A seat that is sold, held or was ever ordered stays as it is. The caller
 * adjusts the section's quota afterwards.
 */
export async function renumberSection(db: Db, { sale, section, seats, seating }: Renumbering) {
	const wanted = seating.kind === "numbered" ? listSeatsOf(seating.rows) : [];
	const isNumbered = seats.length > 0;
	// Concurrent buyers have read how the section is seated: it must not change under them.
	if (isNumbered !== wanted.length > 0 && sale.publishedAt)
		throw refuse(ticketSellingRefusals, "section.seating_fixed");
	const nameOf = ({ row, number }: Pick<TicketSeat, "row" | "number">) => `${row}/${number}`;
	const before = new Map(seats.map((seat) => [nameOf(seat), seat]));
	const after = new Map(wanted.map((seat) => [nameOf(seat), seat]));
	const gone = seats.filter((seat) => !after.has(nameOf(seat)));
	const altered = seats.filter((seat) => (after.get(nameOf(seat))?.kind ?? seat.kind) !== seat.kind);
	await requireFree(db, [...gone, ...altered]);
	for (const [kind, own] of Map.groupBy(altered, (seat) => after.get(nameOf(seat))!.kind))
		await db
			.update(ticketSeats)
			.set({ kind })
			.where(
				inArray(
					ticketSeats.id,
					own.map(({ id }) => id),
				),
			);
	const added = wanted.filter((seat) => !before.has(nameOf(seat)));
	if (added.length > 0) await insertSeats(db, section.id, added);
	if (gone.length > 0) await removeSeats(db, gone);
}

/** Says which seat is in the way. */
async function requireFree(db: Db, seats: readonly TicketSeat[]) {
	const standings = await readAllotments(
		db,
		seats.map(({ id }) => id),
	);
	const taken = seats.find(({ id }) => standings.get(id)!.left < 1);
	if (taken) throw refuseSeat(taken);
}

async function removeSeats(db: Db, seats: readonly TicketSeat[]) {
	const ids = seats.map(({ id }) => id);
	await removeAllotments(db, ids, () => db.delete(ticketSeats).where(inArray(ticketSeats.id, ids))).catch(
		(error) => {
			const [lost] = error instanceof NotEnough ? [...error.left.keys()] : [];
			const seat = seats.find(({ id }) => id === lost);
			if (seat) throw refuseSeat(seat);
			// A past order or invitation still refers to it.
			if (error?.cause?.code === "23503") throw refuse(ticketSellingRefusals, "section.seat_taken");
			throw error;
		},
	);
}

const refuseSeat = ({ row, number }: TicketSeat) =>
	refuseSaying(ticketSellingRefusals, "section.seat_taken", {
		id: `Baris ${row} kursi ${number} sudah terjual atau sedang ditahan, jadi tidak bisa dihapus atau diubah jenisnya.`,
		en: `Row ${row} seat ${number} is sold or held, so it cannot be removed or change type.`,
	} satisfies Localized);
