import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import { findOpenOffers } from "../../waiting-list/place-offers.server";
import type { TicketOfferedOn } from "../contract";
import { ticketReturns } from "./tables.server";

/** Those of these tickets that are being given back. */
export async function listOpenReturns(db: Db, passIds: readonly string[]): Promise<Set<string>> {
	const rows = await db
		.select({ passId: ticketReturns.passId })
		.from(ticketReturns)
		.where(and(inArray(ticketReturns.passId, [...passIds]), isNull(ticketReturns.outcome)));
	return new Set(rows.map(({ passId }) => passId));
}

export const hasOpenReturn = async (db: Db, passId: string): Promise<boolean> =>
	(await db.$count(ticketReturns, and(eq(ticketReturns.passId, passId), isNull(ticketReturns.outcome)))) > 0;

/** How far each of these tickets is on its way to somebody from the waiting list, by pass id. */
export async function findReturnStages(
	db: Db,
	passIds: readonly string[],
): Promise<Map<string, Extract<TicketOfferedOn, { kind: "return" }>>> {
	if (passIds.length === 0) return new Map();
	const rows = await db
		.select({ passId: ticketReturns.passId, offerId: ticketReturns.offerId })
		.from(ticketReturns)
		.where(and(inArray(ticketReturns.passId, [...passIds]), isNull(ticketReturns.outcome)));
	const offers = await findOpenOffers(
		db,
		rows.flatMap(({ offerId }) => offerId ?? []),
	);
	return new Map(
		rows.map(({ passId, offerId }) => {
			const offer = offers.find(({ id }) => id === offerId);
			const stage = !offer ? "waiting" : offer.orderId ? "paying" : "offered";
			return [passId, { kind: "return", stage, until: offer?.expiresAt.toISOString() ?? null }];
		}),
	);
}
