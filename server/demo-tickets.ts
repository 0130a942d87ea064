import { eq } from "drizzle-orm";
import { refundOrder } from "../app/orders/refunds/refund-order.server";
import { findOrder } from "../app/orders/sold-orders.server";
import { admitPass } from "../app/passes/admit-pass.server";
import { issueTickets } from "../app/passes/issue-tickets.server";
import { passes } from "../app/passes/tables.server";
import type { MemberContext } from "../app/platform/bind.server";
import { transaction } from "../app/platform/transaction.server";
import { orderTickets } from "../app/tickets/buying/order-tickets.server";
import { demoId } from "../club/demo/demo-id";
import { demoTicketOrders } from "../club/demo/ticket-orders";

/** Tickets of the demo member in every state, made as a fan, a gateway, a gate and finance make them. */
export async function fillDemoTickets(fan: MemberContext, pay: (orderId: string) => Promise<void>) {
	for (const { event, section, tickets } of demoTicketOrders) {
		const sectionId = demoId(`ticket-section/${event}/${section}`);
		const wish = {
			saleId: demoId(`ticket-sale/${event}`),
			sections: [{ sectionId, quantity: tickets.length }],
			method: "qris" as const,
		};
		const { number } = await transaction(fan.db, (db) => orderTickets({ ...fan, db }, wish));
		const order = (await findOrder(fan.db, { number }))!;
		await pay(order.id);
		await issueTickets.run(fan, { orderId: order.id });
		const issued = await fan.db
			.select()
			.from(passes)
			.where(eq(passes.orderId, order.id))
			.orderBy(passes.place);
		for (const [at, fate] of tickets.entries()) {
			if (fate === "is used") await admitPass(fan.db, issued[at]!.number, "B");
			if (fate === "is refunded")
				await transaction(fan.db, (db) =>
					refundOrder(
						{ ...fan, db },
						{ number, lines: [{ position: 1, quantity: 1 }], reason: "goodwill", actor: "staff" },
					),
				);
		}
	}
}
