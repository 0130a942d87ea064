import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import type { TicketOfferedOn } from "../contract";
import { passTransfers } from "./tables.server";

const isOpen = and(isNull(passTransfers.outcome), sql`${passTransfers.expiresAt} > now()`);

export const hasOpenTransfer = async (db: Db, passId: string): Promise<boolean> =>
	(await db.$count(passTransfers, and(eq(passTransfers.passId, passId), isOpen))) > 0;

/** Who each of these tickets is offered to, by pass id. */
export async function findTransferOffers(
	db: Db,
	passIds: readonly string[],
): Promise<Map<string, Extract<TicketOfferedOn, { kind: "transfer" }>>> {
	if (passIds.length === 0) return new Map();
	const rows = await db
		.select()
		.from(passTransfers)
		.where(and(inArray(passTransfers.passId, [...passIds]), isOpen));
	return new Map(
		rows.map(({ passId, recipient, expiresAt }) => [
			passId,
			{ kind: "transfer", recipient, until: expiresAt.toISOString() },
		]),
	);
}
