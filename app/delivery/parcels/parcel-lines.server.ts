import { eq, inArray, sql } from "drizzle-orm";
import { countRefunded, listGoods } from "../../orders/sold-orders.server";
import type { OrderLine } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import { type Parcel, parcelLines, parcels } from "./tables.server";

/** A line of goods and how many of it are in no parcel yet. */
export type LineToPack = { line: OrderLine; unpacked: number };

export async function listToPack(db: Db, orderIds: readonly string[]): Promise<LineToPack[]> {
	if (orderIds.length === 0) return [];
	// Sequential: a transaction has only one connection.
	const lines = await listGoods(db, orderIds);
	const refunded = await countRefunded(db, orderIds);
	const packed = await db
		.select({
			orderId: parcelLines.orderId,
			position: parcelLines.position,
			quantity: sql<number>`sum(${parcelLines.quantity})::int`,
		})
		.from(parcelLines)
		.where(inArray(parcelLines.orderId, [...orderIds]))
		.groupBy(parcelLines.orderId, parcelLines.position);
	return lines.map((line) => {
		const isLine = (each: { orderId: string; position: number }) =>
			each.orderId === line.orderId && each.position === line.position;
		const gone = (packed.find(isLine)?.quantity ?? 0) + (refunded.find(isLine)?.quantity ?? 0);
		return { line, unpacked: Math.max(0, line.quantity - gone) };
	});
}

/** The parcels of these orders with their contents. */
export async function listParcels(db: Db, orderIds: readonly string[]) {
	const rows = await db
		.select({ parcel: parcels, position: parcelLines.position, quantity: parcelLines.quantity })
		.from(parcels)
		.innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
		.where(inArray(parcels.orderId, [...orderIds]))
		.orderBy(parcels.orderId, parcels.serial, parcelLines.position);
	const found = new Map<string, { parcel: Parcel; contents: { position: number; quantity: number }[] }>();
	for (const { parcel, ...content } of rows) {
		const known = found.get(parcel.id) ?? { parcel, contents: [] };
		known.contents.push(content);
		found.set(parcel.id, known);
	}
	return [...found.values()];
}
