import { findOrderNumbers } from "../../orders/sold-orders.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { drawQr } from "../../platform/draw-qr.server";
import type { CallContext } from "../../platform/http/bind.server";
import { localize } from "../../platform/words/language";
import { findSaleDeadlines } from "../sales/sale-deadlines.server";
import { findSeats } from "../seats/wanted-seats.server";
import { findSectionPlaces } from "../sections/section-places.server";
import type { ShownTicket } from "./contract";
import { type SigningKey, signingKeyOf } from "./qr/event-keys.server";
import { pathOfCode, signTicketCode } from "./qr/ticket-code";
import { findReturnable } from "./returns/give-back.server";
import { findReturnStages } from "./returns/open-returns.server";
import type { IssuedTicket } from "./tables.server";
import { findTransferOffers } from "./transfers/open-transfers.server";
import { setWallets } from "./wallets/set-wallets.server";

/** As screens, PDFs and mails show them, in the given order. */
export async function describeTickets(
	{ db, language, settings }: Pick<CallContext, "db" | "language" | "settings">,
	rows: readonly IssuedTicket[],
	/** Sees what only an owner sees. */
	viewer?: string,
): Promise<ShownTicket[]> {
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
	const own = await describeOwn(
		db,
		rows.filter(({ memberId, state }) => memberId === viewer && state === "valid"),
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
				own: own.get(pass.id) ?? null,
				wallets: pass.state === "valid" && !pass.isDisputed ? setWallets(settings) : [],
				isFrozen: pass.state === "valid" && pass.frozenBy !== null,
				isDisputed: pass.isDisputed,
				qr: pass.state === "valid" ? await drawPass(pass.number, keys.get(pass.eventId)!) : null,
			};
		}),
	);
}

/** What owners can do with valid tickets of theirs, by pass id. */
async function describeOwn(
	db: Db,
	rows: readonly IssuedTicket[],
): Promise<Map<string, NonNullable<ShownTicket["own"]>>> {
	const ids = rows.map(({ id }) => id);
	const deadlines = await findSaleDeadlines(
		db,
		rows.map(({ eventId }) => eventId),
	);
	const transfers = await findTransferOffers(db, ids);
	const returns = await findReturnStages(db, ids);
	const returnable = await findReturnable(db, rows);
	return new Map(
		rows.map(({ id, eventId, frozenBy, isDisputed }) => {
			const { transferUntil, returnUntil } = frozenBy || isDisputed ? never : deadlines.get(eventId)!;
			const offer = transfers.get(id) ?? returns.get(id) ?? null;
			return [
				id,
				{
					transferUntil: transferUntil?.toISOString() ?? null,
					returnUntil: (returnable.has(id) && returnUntil?.toISOString()) || null,
					offer,
				},
			];
		}),
	);
}

const never = { transferUntil: null, returnUntil: null };

async function drawPass(number: string, { id, privateKey }: SigningKey): Promise<ShownTicket["qr"]> {
	const code = await signTicketCode({ keyId: id, number }, privateKey);
	const { size, path } = drawQr(code);
	return { code, path: pathTo("event-qr", { code: pathOfCode(code) }), size, drawing: path };
}
