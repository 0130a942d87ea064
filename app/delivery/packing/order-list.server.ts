import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { searchMembers } from "../../members/search-members.server";
import {
	countStaffTabs,
	listAllLines,
	listStaffOrders,
	readStanding,
	type StaffWish,
} from "../../orders/staff/staff-orders.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import { deliveries, parcels } from "../parcels/tables.server";
import { ordersPerPage, type staffOrders } from "./contract";

export async function listOrdersToPack(
	db: Db,
	language: Language,
	{ q, ...wish }: ParsedInputOf<typeof staffOrders>,
): Promise<AnswerOf<typeof staffOrders>> {
	const found = q ? await findByWords(db, q) : undefined;
	const page = await listStaffOrders(db, { ...wish, found, perPage: ordersPerPage });
	const ids = page.orders.map(({ id }) => id);
	const [lines, sent, troubled, counts] = await Promise.all([
		listAllLines(db, ids),
		db.select().from(deliveries).where(inArray(deliveries.orderId, ids)),
		db
			.select({ orderId: parcels.orderId, trouble: parcels.toldTrouble })
			.from(parcels)
			.where(and(inArray(parcels.orderId, ids), isNotNull(parcels.toldTrouble))),
		countStaffTabs(db, wish.kind),
	]);
	const now = new Date();
	return {
		orders: page.orders.map((order) => {
			const delivery = sent.find(({ orderId }) => orderId === order.id);
			return {
				number: order.number,
				state: readStanding(order, now),
				total: order.total,
				placedAt: order.createdAt.toISOString(),
				paidAt: order.paidAt?.toISOString() ?? null,
				buyer: order.buyer.name,
				items: lines
					.filter(({ orderId, kind }) => orderId === order.id && (kind === "goods" || kind === "ticket"))
					.map(({ title, quantity }) => ({ title: localize(title, language), quantity })),
				delivery: delivery
					? {
							name: localize(delivery.name, language),
							courier: delivery.courier,
							city: delivery.address?.place.city.name ?? null,
						}
					: null,
				trouble: troubled.find(({ orderId }) => orderId === order.id)?.trouble ?? null,
			};
		}),
		next: page.next,
		counts,
	};
}

/** The search text is an order number, a waybill, or something about the buyer. */
export async function findByWords(db: Db, words: string): Promise<NonNullable<StaffWish["found"]>> {
	const [byWaybill, memberIds] = await Promise.all([
		db.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.waybill, words.toUpperCase())),
		searchMembers(db, words),
	]);
	return { number: words.toUpperCase(), orderIds: byWaybill.map(({ orderId }) => orderId), memberIds };
}
