import { listMyOrders } from "../../../orders/history/list-my-orders.server";
import type { OrderTab } from "../../../orders/history/order-tabs";
import type { OrdersPlace } from "../../../orders/history/orders-place";
import type { Db } from "../../../platform/data/database.server";
import type { AnswerOf } from "../../../platform/http/contract";
import { type Language, localize } from "../../../platform/words/language";
import { findForSale } from "../../../store/stock/for-sale.server";
import { type myOrders, myOrdersPerPage } from "../contract";

export async function showMyOrders(
	db: Db,
	memberId: string,
	language: Language,
	{ tab, ...place }: { tab: OrderTab } & OrdersPlace,
): Promise<AnswerOf<typeof myOrders>> {
	const { orders, counts, newer, older } = await listMyOrders(db, memberId, {
		kind: "goods",
		tab,
		place,
		perPage: myOrdersPerPage,
	});
	const variantIds = orders.flatMap(({ lines }) => lines.flatMap(({ reference }) => reference ?? []));
	const pictures = new Map((await findForSale(db, variantIds)).map(({ id, picture }) => [id, picture]));
	return {
		orders: orders.map(({ number, state, total, createdAt, payBy, lines }) => ({
			number,
			state,
			total,
			placedAt: createdAt.toISOString(),
			payBy: payBy.toISOString(),
			lines: lines.map(({ title, quantity, reference }) => ({
				title: localize(title, language),
				quantity,
				picture: (reference && pictures.get(reference)) || null,
			})),
		})),
		counts,
		newer,
		older,
	};
}
