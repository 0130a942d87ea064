import { asc, inArray } from "drizzle-orm";
import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { listMembers } from "../../members/find-member.server";
import { findOrders } from "../../orders/sold-orders.server";
import type { Order } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import { type Language, localize } from "../../platform/words/language";
import { findEventsOfSales } from "../sales/changed-sale.server";
import { findSeats } from "../seats/wanted-seats.server";
import { findSectionPlaces } from "../sections/section-places.server";
import type { inviteStates, ShownAllocation } from "./contract";
import { type Allocation, allocationInvites } from "./tables.server";

/** As coordinators and staff see them. */
export async function describeAllocations(
	db: Db,
	language: Language,
	rows: readonly Allocation[],
): Promise<ShownAllocation[]> {
	if (rows.length === 0) return [];
	const invites = await db
		.select()
		.from(allocationInvites)
		.where(
			inArray(
				allocationInvites.allocationId,
				rows.map(({ id }) => id),
			),
		)
		.orderBy(asc(allocationInvites.createdAt), asc(allocationInvites.id));
	const [orders, seats, sections, people, events] = await Promise.all([
		findOrders(
			db,
			invites.flatMap(({ orderId }) => orderId ?? []),
		),
		findSeats(
			db,
			invites.flatMap(({ seatId }) => seatId ?? []),
		),
		findSectionPlaces(
			db,
			rows.map(({ sectionId }) => sectionId),
		),
		listMembers(
			db,
			rows.map(({ coordinatorId }) => coordinatorId),
		),
		findEventsOfSales(
			db,
			rows.map(({ saleId }) => saleId),
		),
	]);
	const fixtures = await listRows(db, {
		where: isEventOneOf([...new Set(events.values())]),
		order: "soonest",
		limit: rows.length,
	});
	const now = new Date();
	return rows.map((row) => {
		const own = invites
			.filter(({ allocationId }) => allocationId === row.id)
			.map(({ id, name, seatId, orderId }) => ({
				id,
				name,
				seat: seats.find((seat) => seat.id === seatId) ?? null,
				state: allocationStateOf(
					orders.find((order) => order.id === orderId),
					now,
				),
			}));
		const { name, email } = people.find(({ id }) => id === row.coordinatorId)!;
		return {
			id: row.id,
			event: toFixture(fixtures.find(({ event }) => event.id === events.get(row.saleId))!, null, language),
			group: row.groupName,
			section: localize(sections.get(row.sectionId)!.label, language),
			coordinator: { name, email },
			price: row.price,
			size: row.size,
			taken: own.filter(({ state }) => state === "taken").length,
			endsAt: row.endsAt.toISOString(),
			isOver: row.endsAt <= now,
			invites: own,
		};
	});
}

/** An unpaid order leaves the place to whoever uses the link next; a paid one has used it up. */
export function allocationStateOf(
	order: Pick<Order, "state" | "payBy"> | undefined,
	now: Date,
): (typeof inviteStates)[number] {
	if (!order || order.state === "expired" || order.state === "cancelled") return "open";
	if (order.state !== "awaiting_payment") return "taken";
	return order.payBy > now ? "paying" : "open";
}
