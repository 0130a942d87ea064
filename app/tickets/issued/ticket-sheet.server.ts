import { info } from "../../editing/sheets/columns.server";
import { defineExport } from "../../editing/sheets/export-only.server";
import { findEventSlugs } from "../../matches/events/event-conditions.server";
import { findOrderNumbers } from "../../orders/sold-orders.server";
import { findSeats } from "../seats/wanted-seats.server";
import { findSectionPlaces } from "../sections/section-places.server";
import { issuedTickets } from "./tables.server";

/** Issued tickets, the oldest first. */
export const ticketSheet = defineExport({
	table: issuedTickets,
	columns: {
		number: info({ id: "Nomor tiket.", en: "The ticket's number." }),
		event: info({ id: "Alamat laga atau acara.", en: "The event's address." }),
		section: info({ id: "Tribun.", en: "Section." }),
		gate: info({ id: "Gerbang.", en: "Gate." }),
		row: info({ id: "Baris kursi.", en: "Row." }),
		seat: info({ id: "Nomor kursi.", en: "Seat." }),
		holder: info({ id: "Pemegang tiket.", en: "Who goes in with it." }),
		state: info({ id: "Status.", en: "Status." }),
		order: info({ id: "Nomor pesanan.", en: "Order number." }),
		issuedAt: info({ id: "Terbit (UTC).", en: "Issued (UTC)." }),
		usedAt: info({ id: "Dipindai (UTC).", en: "Scanned (UTC)." }),
		usedGate: info({ id: "Gerbang yang memindai.", en: "The gate that scanned it." }),
	},
	async describe(db, page) {
		const [events, sections, orders, seats] = await Promise.all([
			findEventSlugs(
				db,
				page.map(({ eventId }) => eventId),
			),
			findSectionPlaces(
				db,
				page.map(({ sectionId }) => sectionId),
			),
			findOrderNumbers(
				db,
				page.map(({ orderId }) => orderId),
			),
			findSeats(
				db,
				page.flatMap(({ seatId }) => seatId ?? []),
			),
		]);
		const seatOf = new Map(seats.map((seat) => [seat.id, seat]));
		return page.map((pass) => {
			const seat = seatOf.get(pass.seatId ?? "");
			const section = sections.get(pass.sectionId)!;
			return {
				number: pass.number,
				event: events.get(pass.eventId)!,
				section: section.label.id,
				gate: section.gate,
				row: seat?.row ?? null,
				seat: seat?.number ?? null,
				holder: pass.holder,
				state: pass.state,
				order: orders.get(pass.orderId)!,
				issuedAt: pass.issuedAt.toISOString(),
				usedAt: pass.usedAt?.toISOString() ?? null,
				usedGate: pass.usedGate,
			};
		});
	},
});
