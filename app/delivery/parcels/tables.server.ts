import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { orderLines, orders } from "../../orders/tables.server";
import { createdAt, id, instant, localized } from "../../platform/data/columns.server";
import type { SavedAddress } from "../addresses/address-contract";
import type { Arrival } from "../shipping/arrival";
import { collections } from "../shipping/courier";
import { parcelSteps } from "../shipping/parcel-steps";

export type DeliveryAddress = Omit<SavedAddress, "id" | "isMain">;

/** The delivery of an order of goods, as it was when the order was placed. */
export const deliveries = pgTable(
	"deliveries",
	{
		orderId: uuid("order_id")
			.primaryKey()
			.references(() => orders.id),
		/** A courier of the club profile, or "pickup". */
		courier: text("courier").notNull(),
		/** The courier's service; for a pick-up, the match's slug. */
		service: text("service").notNull(),
		name: localized("name").notNull(),
		price: bigint("price", { mode: "number" }).notNull(),
		arrival: jsonb("arrival").$type<Arrival>().notNull(),
		/** Null for pick-ups, and for a fan whose account was deleted. */
		address: jsonb("address").$type<DeliveryAddress>(),
		note: text("note"),
		/** Whether the buyer paid for insuring what is sent. */
		isInsured: boolean("is_insured").notNull().default(false),
	},
	(delivery) => [
		index("deliveries_by_courier").on(delivery.courier, delivery.orderId),
		check(
			"deliveries_fetched_go_nowhere",
			sql`${delivery.courier} <> 'pickup' or ${delivery.address} is null`,
		),
		check("deliveries_price", sql`${delivery.price} >= 0`),
	],
);
export type Delivery = typeof deliveries.$inferSelect;

/** A parcel with a part of an order. */
export const parcels = pgTable(
	"parcels",
	{
		/** Also the reference sent to the courier. */
		id: id(),
		orderId: uuid("order_id")
			.notNull()
			.references(() => orders.id),
		serial: integer("serial").notNull(),
		network: text("network").notNull(),
		courier: text("courier").notNull(),
		service: text("service").notNull(),
		collection: text("collection", { enum: collections }).notNull().default("pickup"),
		/** How often it has been booked: a cancelled booking is followed by another. */
		bookings: integer("bookings").notNull().default(1),
		/** The courier's number for the current booking, by which it is cancelled. */
		bookingId: text("booking_id"),
		/** Why the courier does not take it, in the courier's words. */
		bookingFault: text("booking_fault"),
		trackingId: text("tracking_id"),
		waybill: text("waybill"),
		step: text("step", { enum: parcelSteps }),
		createdAt: createdAt(),
		shippedAt: instant("shipped_at"),
		/** The latest scan, or the hand-over while there is none: silence is counted from here. */
		lastScanAt: instant("last_scan_at"),
		askedAt: instant("asked_at"),
		/** The last trouble the fan was told of, so that nobody is told twice. */
		toldTrouble: text("told_trouble"),
	},
	(parcel) => [
		unique("parcels_of_order").on(parcel.orderId, parcel.serial),
		unique("parcels_waybill").on(parcel.courier, parcel.waybill),
		index("parcels_by_waybill").on(parcel.waybill),
		index("parcels_in_trouble").on(parcel.orderId).where(sql`${parcel.toldTrouble} is not null`),
		index("parcels_tracking").on(parcel.trackingId),
		check("parcels_collection_is_known", sql`${parcel.collection} in ('pickup', 'drop_off')`),
		index("parcels_on_their_way").on(parcel.askedAt).where(sql`${parcel.step} is distinct from 'delivered'`),
		check(
			"parcels_step_is_known",
			sql`${parcel.step} in ('label_created', 'awaiting_pickup', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returning', 'returned', 'lost', 'cancelled')`,
		),
	],
);
export type Parcel = typeof parcels.$inferSelect;

export const parcelLines = pgTable(
	"parcel_lines",
	{
		parcelId: uuid("parcel_id")
			.notNull()
			.references(() => parcels.id),
		orderId: uuid("order_id").notNull(),
		position: integer("position").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(line) => [
		primaryKey({ columns: [line.parcelId, line.position] }),
		foreignKey({
			name: "parcel_lines_of_order_line",
			columns: [line.orderId, line.position],
			foreignColumns: [orderLines.orderId, orderLines.position],
		}),
		index("parcel_lines_of_order").on(line.orderId),
		check("parcel_lines_quantity_is_positive", sql`${line.quantity} > 0`),
	],
);

/** The courier's scans, in chronological order. */
export const parcelScans = pgTable(
	"parcel_scans",
	{
		parcelId: uuid("parcel_id")
			.notNull()
			.references(() => parcels.id),
		at: instant("at").notNull(),
		step: text("step", { enum: parcelSteps }).notNull(),
		place: text("place"),
		note: text("note"),
	},
	(scan) => [
		unique("parcel_scans_once").on(scan.parcelId, scan.at, scan.step, scan.note).nullsNotDistinct(),
		check(
			"parcel_scans_step_is_known",
			sql`${scan.step} in ('label_created', 'awaiting_pickup', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returning', 'returned', 'lost', 'cancelled')`,
		),
	],
);
