import { listToSend } from "../../orders/staff/orders-to-send.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import { listParcels, listToPack } from "../parcels/parcel-lines.server";
import type { packingList, pickList } from "./contract";
import { listDeliveries, readSkus, showDelivery, showParcel } from "./shown-parts.server";

const ordersPerPage = 50;
const statesOf = { all: ["paid", "packed"], to_pack: ["paid"], to_send: ["packed"] } as const;

export async function listPacking(
	db: Db,
	language: Language,
	{ stage, courier, after }: ParsedInputOf<typeof packingList>,
): Promise<AnswerOf<typeof packingList>> {
	const { orders, next } = await listToSend(db, {
		states: statesOf[stage],
		after,
		courier,
		perPage: ordersPerPage,
	});
	const ids = orders.map(({ id }) => id);
	const [toPack, sent, boxes] = await Promise.all([
		listToPack(db, ids),
		listDeliveries(db, ids),
		listParcels(db, ids),
	]);
	const skuOf = await readSkus(
		db,
		toPack.map(({ line }) => line),
	);
	return {
		orders: orders.map((order) => {
			const delivery = sent.get(order.id);
			return {
				number: order.number,
				state: order.state,
				paidAt: order.paidAt?.toISOString() ?? null,
				delivery: delivery ? showDelivery(delivery, language) : null,
				lines: toPack
					.filter(({ line }) => line.orderId === order.id)
					.map(({ line, unpacked }) => ({
						...line,
						title: localize(line.title, language),
						sku: skuOf(line),
						unpacked,
					})),
				parcels: boxes.filter(({ parcel }) => parcel.orderId === order.id).map(showParcel),
			};
		}),
		next,
	};
}

/** More than anybody picks in one go. */
const mostPicked = 2_000;

/** The same item of all orders on one line, sorted by name. */
export async function listPicking(db: Db, language: Language): Promise<AnswerOf<typeof pickList>> {
	const { orders } = await listToSend(db, { states: ["paid"], perPage: mostPicked });
	const toPack = (
		await listToPack(
			db,
			orders.map(({ id }) => id),
		)
	).filter(({ unpacked }) => unpacked > 0);
	const skuOf = await readSkus(
		db,
		toPack.map(({ line }) => line),
	);
	const items = Map.groupBy(toPack, ({ line }) => `${line.reference} ${line.title.id}`);
	return {
		items: [...items.values()]
			.map((same) => ({
				title: localize(same[0]!.line.title, language),
				sku: skuOf(same[0]!.line),
				quantity: same.reduce((sum, { unpacked }) => sum + unpacked, 0),
				orders: new Set(same.map(({ line }) => line.orderId)).size,
			}))
			.sort((a, b) => a.title.localeCompare(b.title)),
	};
}
