import { expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { buyTickets, callAs, createTicketSale, inDays } from "../../../../test/ticket-sale";
import { createSentOrder } from "../../../delivery/parcels/factories.server";
import { buildLine, createOrder } from "../../../orders/factories.server";
import { moveOrder } from "../../../orders/move-order.server";
import { transaction } from "../../../platform/data/transaction.server";
import { makeChange } from "../../../tickets/changes/change-match.server";
import { createLoggedInMember } from "../../factories.server";
import { orderPage } from "./order-page-contract";

const { db, jobs, settings, call } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const fan = await createLoggedInMember(db);
const read = async (number: string) => (await call(orderPage, { number }, { token: fan.token })).body;

it("shows for goods the items, where the parcels are and, once delivered, what can be returned", async () => {
	const { order } = await createSentOrder(context, fan.id);
	const onItsWay = await read(order.number);
	expect(onItsWay).toMatchObject({
		order: { number: order.number, state: "shipped" },
		items: [{ title: "Jersey kandang", canRate: false }],
		delivery: { deliveryName: "JNE Reguler", parcels: [{ courier: "jne" }], canConfirm: true },
		returns: null,
		changes: [],
	});
	await moveOrder(db, order.id, "delivered", { actor: "system" });
	const { returns } = await read(order.number);
	expect(returns?.until).toBeTruthy();
	expect(returns?.lines).toMatchObject([{ title: "Jersey kandang", left: 1, isReturnable: true }]);
});

it("shows the items of an unpaid order", async () => {
	const { order } = await createOrder(context, { memberId: fan.id, lines: [buildLine()] });
	const { items, delivery, returns } = await read(order.number);
	expect(items).toMatchObject([{ title: "Jersey kandang", orderState: "awaiting_payment" }]);
	expect([delivery, returns]).toEqual([null, null]);
});

it("asks about the tickets of this order whose match has changed, and of no other", async () => {
	const sale = await createTicketSale(db);
	const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity: 1 };
	const [order, other] = [await buyTickets(context, fan.id, wish), await buyTickets(context, fan.id, wish)];
	await transaction(db, (db) =>
		makeChange(
			{ ...callAs(context, fan.id), db },
			{ event: sale.slug, kind: "postponed", answerBy: inDays(2).toISOString() },
		),
	);
	for (const { number } of [order, other]) {
		const page = await read(number);
		expect(page.changes.map(({ orderNumber }) => orderNumber)).toEqual([number]);
		expect([page.items, page.delivery, page.returns]).toEqual([[], null, null]);
	}
});
