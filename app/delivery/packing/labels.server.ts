import { inArray } from "drizzle-orm";
import * as z from "zod";
import { club } from "../../../club/profile";
import { isTakenBack } from "../../orders/order-states";
import { findOrders, listGoods } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import { findWeights } from "../../store/stock/for-sale.server";
import { listParcels } from "../parcels/parcel-lines.server";
import { parcels } from "../parcels/tables.server";
import { averageGrams } from "./book-parcel.server";
import { type labels, mostAtOnce } from "./contract";
import { listDeliveries, readSkus } from "./shown-parts.server";

const isId = (text: string) => z.uuid().safeParse(text).success;

/** Parcels that do not exist, or must not be sent, are left out. */
export async function listLabels(
	db: Db,
	language: Language,
	named: string,
): Promise<AnswerOf<typeof labels>> {
	const ids = [...new Set(named.split(",").map((id) => id.trim()))].filter(isId).slice(0, mostAtOnce);
	const chosen = await db.select({ orderId: parcels.orderId }).from(parcels).where(inArray(parcels.id, ids));
	const orderIds = [...new Set(chosen.map(({ orderId }) => orderId))];
	const [orders, sent, boxes, goods] = await Promise.all([
		findOrders(db, orderIds),
		listDeliveries(db, orderIds),
		listParcels(db, orderIds),
		listGoods(db, orderIds),
	]);
	const weights = await findWeights(
		db,
		goods.flatMap(({ reference }) => reference ?? []),
	);
	const skuOf = await readSkus(db, goods);
	const describe = (id: string) => {
		const box = boxes.find(({ parcel }) => parcel.id === id);
		const delivery = box && sent.get(box.parcel.orderId);
		const order = box && orders.find((each) => each.id === box.parcel.orderId);
		if (!box || !delivery || !order || isTakenBack(order.state)) return [];
		const { parcel } = box;
		const contents = box.contents.map(({ position, quantity }) => {
			const line = goods.find((each) => each.orderId === parcel.orderId && each.position === position)!;
			return { line, quantity };
		});
		const { address } = delivery;
		return {
			id,
			number: order.number,
			serial: parcel.serial,
			of: boxes.filter((each) => each.parcel.orderId === parcel.orderId).length,
			deliveryName: localize(delivery.name, language),
			courierName:
				club.couriers.find(({ key }) => key === parcel.courier)?.name ?? localize(delivery.name, language),
			waybill: parcel.waybill,
			sender: club.warehouse,
			recipient: {
				name: address?.recipient ?? order.buyer.name,
				phone: address?.phone ?? order.buyer.phone,
			},
			address: address && { ...address, id: parcel.orderId, isMain: false },
			weightGrams: contents.reduce(
				(sum, { line, quantity }) => sum + quantity * (weights.get(line.reference ?? "") ?? averageGrams),
				0,
			),
			contents: contents.map(({ line, quantity }) => ({
				title: localize(line.title, language),
				sku: skuOf(line),
				quantity,
			})),
			note: delivery.note,
		};
	};
	return { labels: ids.flatMap(describe) };
}
