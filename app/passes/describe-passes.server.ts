import { findOrderNumbers } from "../orders/sold-orders.server";
import { pathTo } from "../paths";
import type { Db } from "../platform/database.server";
import { drawQr } from "../platform/draw-qr.server";
import { type Language, localize } from "../platform/language";
import { findSeats } from "../tickets/seats/wanted-seats.server";
import { findSectionPlaces } from "../tickets/section-places.server";
import type { ShownPass } from "./contract";
import { type SigningKey, signingKeyOf } from "./event-keys.server";
import type { Pass } from "./tables.server";
import { pathOfCode, signTicketCode } from "./ticket-code";

/** As screens, PDFs and mails show them, in the given order. */
export async function describePasses(
	db: Db,
	language: Language,
	rows: readonly Pass[],
): Promise<ShownPass[]> {
	const sections = await findSectionPlaces(
		db,
		rows.map(({ sectionId }) => sectionId),
	);
	const orderNumbers = await findOrderNumbers(
		db,
		rows.map(({ orderId }) => orderId),
	);
	const seats = await findSeats(
		db,
		rows.flatMap(({ seatId }) => seatId ?? []),
	);
	const keys = new Map<string, SigningKey>();
	for (const { eventId } of rows) if (!keys.has(eventId)) keys.set(eventId, await signingKeyOf(db, eventId));
	return Promise.all(
		rows.map(async (pass) => {
			const { label, stand, gate, price } = sections.get(pass.sectionId)!;
			return {
				number: pass.number,
				state: pass.state,
				holder: pass.holder,
				section: { label: localize(label, language), stand, gate },
				seat: seats.find(({ id }) => id === pass.seatId) ?? null,
				price,
				orderNumber: orderNumbers.get(pass.orderId)!,
				usedAt: pass.usedAt?.toISOString() ?? null,
				usedGate: pass.usedGate,
				endedAt: pass.endedAt?.toISOString() ?? null,
				qr: pass.state === "valid" ? await drawPass(pass.number, keys.get(pass.eventId)!) : null,
			};
		}),
	);
}

async function drawPass(number: string, { id, privateKey }: SigningKey): Promise<ShownPass["qr"]> {
	const code = await signTicketCode({ keyId: id, number }, privateKey);
	const { size, path } = drawQr(code);
	return { code, path: pathTo("event-qr", { code: pathOfCode(code) }), size, drawing: path };
}
