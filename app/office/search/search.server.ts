import { findByWords } from "../../delivery/packing/order-list.server";
import { listMembers } from "../../members/find-member.server";
import { searchMembers } from "../../members/search-members.server";
import { findOrderNumbers } from "../../orders/sold-orders.server";
import { listStaffOrders, readStanding } from "../../orders/staff/staff-orders.server";
import type { Db } from "../../platform/data/database.server";
import { hasRole } from "../../platform/http/access";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { findTicket } from "../../tickets/issued/my-tickets.server";
import { readTicketNumber } from "../../tickets/issued/ticket-number";
import type { officeSearch } from "./contract";

const most = 8;

export async function searchOffice(
	{ db, who }: MemberContext,
	q: string,
): Promise<AnswerOf<typeof officeSearch>> {
	const seesOrders = hasRole(who, ["seller", "finance", "support"]);
	const seesTickets = hasRole(who, ["ticketing", "gate", "support"]);
	const seesMembers = hasRole(who, "support");
	const [orders, tickets, members] = await Promise.all([
		seesOrders ? findOrders(db, q) : [],
		seesTickets ? findTickets(db, q) : [],
		seesMembers ? findMembers(db, q) : [],
	]);
	return { orders, tickets, members };
}

async function findOrders(db: Db, q: string) {
	const found = await findByWords(db, q);
	const pages = await Promise.all(
		(["goods", "tickets"] as const).map((kind) =>
			listStaffOrders(db, { kind, tab: "all", found, perPage: most }),
		),
	);
	const now = new Date();
	return pages
		.flatMap(({ orders }) => orders)
		.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
		.slice(0, most)
		.map((order) => ({
			...order,
			buyer: order.buyer.name,
			state: readStanding(order, now),
			placedAt: order.createdAt.toISOString(),
		}));
}

async function findTickets(db: Db, q: string) {
	const number = readTicketNumber(q);
	const pass = number ? await findTicket(db, number) : null;
	if (!pass) return [];
	const orderNumber = (await findOrderNumbers(db, [pass.orderId])).get(pass.orderId)!;
	return [{ number: pass.number, holder: pass.holder, state: pass.state, orderNumber }];
}

async function findMembers(db: Db, q: string) {
	const ids = (await searchMembers(db, q)).slice(0, most);
	return ids.length > 0 ? listMembers(db, ids) : [];
}
