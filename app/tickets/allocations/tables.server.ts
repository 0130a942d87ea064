import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { orders } from "../../orders/tables.server";
import { createdAt, id, instant } from "../../platform/data/columns.server";
import { ticketSales, ticketSeats, ticketSections } from "../tables.server";

/**
 * Places that a supporter group's coordinator may give to named people. Until its end the ledger holds them under the
 * allocation's id; what nobody has taken by then is on public sale automatically.
 */
export const allocations = pgTable(
	"allocations",
	{
		/** Also the id of its hold on the section and the seats. */
		id: id(),
		saleId: uuid("sale_id")
			.notNull()
			.references(() => ticketSales.id, { onDelete: "restrict" }),
		sectionId: uuid("section_id")
			.notNull()
			.references(() => ticketSections.id, { onDelete: "restrict" }),
		/** "Ombak Utara". */
		groupName: text("group_name").notNull(),
		coordinatorId: uuid("coordinator_id")
			.notNull()
			.references(() => members.id, { onDelete: "restrict" }),
		/** Price per place, in whole rupiah; 0 if free. */
		price: bigint("price", { mode: "number" }).notNull(),
		size: integer("size").notNull(),
		/** Empty for free seating. */
		seatIds: uuid("seat_ids").array().notNull(),
		endsAt: instant("ends_at").notNull(),
		createdAt: createdAt(),
	},
	(allocation) => [
		index("allocations_of_sale").on(allocation.saleId, allocation.createdAt),
		index("allocations_of_coordinator").on(allocation.coordinatorId),
		check("allocations_price_not_negative", sql`${allocation.price} >= 0`),
		check("allocations_size_is_positive", sql`${allocation.size} > 0`),
	],
);
export type Allocation = typeof allocations.$inferSelect;

/** One place of an allocation for one named person, taken by link. */
export const allocationInvites = pgTable(
	"allocation_invites",
	{
		id: id(),
		allocationId: uuid("allocation_id")
			.notNull()
			.references(() => allocations.id, { onDelete: "cascade" }),
		/** The name on the ticket. */
		name: text("name").notNull(),
		tokenHash: text("token_hash").notNull().unique("allocation_invites_token"),
		seatId: uuid("seat_id").references(() => ticketSeats.id, { onDelete: "restrict" }),
		/** Who used the link and took the place, set when ordering. */
		memberId: uuid("member_id").references(() => members.id, { onDelete: "restrict" }),
		orderId: uuid("order_id")
			.unique("allocation_invites_of_order")
			.references(() => orders.id, { onDelete: "restrict" }),
		createdAt: createdAt(),
	},
	(invite) => [
		index("allocation_invites_of_allocation").on(invite.allocationId, invite.createdAt),
		uniqueIndex("allocation_invites_one_a_seat").on(invite.allocationId, invite.seatId),
		uniqueIndex("allocation_invites_one_a_member").on(invite.allocationId, invite.memberId),
	],
);
export type AllocationInvite = typeof allocationInvites.$inferSelect;
