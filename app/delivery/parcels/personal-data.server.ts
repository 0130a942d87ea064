import { sql } from "drizzle-orm";
import {
	type DeclaredTables,
	ofOrders,
	personal,
	type Subject,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";
import { orders } from "../../orders/tables.server";
import { parcels } from "./tables.server";

const ofParcels = ({ id }: Subject) =>
	sql`parcel_id in (select parcels.id from ${parcels} join ${orders} on orders.id = order_id where member_id = ${id})`;

export const parcelData = {
	deliveries: personal({
		title: { id: "Pengiriman", en: "Deliveries" },
		rows: ofOrders,
		shown: "name price arrival address note is_insured",
		unshown: "order_id courier service",
		erased: {
			because: "tax",
			overwrite: { note: sql`null`, address: sql`null` },
		},
	}),
	parcels: personal({
		title: { id: "Paket", en: "Parcels" },
		rows: ofOrders,
		shown: "courier service waybill step created_at shipped_at last_scan_at",
		unshown:
			"id order_id serial network collection bookings booking_id booking_fault tracking_id asked_at told_trouble",
		erased: taxKeepsAll,
	}),
	parcel_lines: personal({
		title: { id: "Isi paket", en: "Parcel contents" },
		rows: ofParcels,
		shown: "position quantity",
		unshown: "parcel_id order_id",
		erased: taxKeepsAll,
	}),
	parcel_scans: personal({
		title: { id: "Perjalanan paket", en: "Parcel tracking" },
		rows: ofParcels,
		shown: "at step place note",
		unshown: "parcel_id",
		// Couriers write down who took it.
		erased: "deleted",
	}),
} satisfies DeclaredTables;
