import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../../platform/data/columns.server";
import type { ParcelStep } from "../../shipping/parcel-steps";

export type SimulatedScan = { step: ParcelStep; at: string; place: string | null; note: string | null };

/** The simulator's own records. Nothing outside its folder reads or writes them. */
export const simulatedParcels = pgTable("simulated_parcels", {
	/** Our reference; it is also the tracking id. */
	reference: text("reference").primaryKey(),
	waybill: text("waybill").notNull().unique("simulated_parcels_waybill"),
	origin: text("origin").notNull(),
	destination: text("destination").notNull(),
	scans: jsonb("scans").$type<SimulatedScan[]>().notNull(),
	/** How many steps of the normal journey are done. */
	done: integer("done").notNull().default(1),
	/** What keeps it from advancing. */
	trouble: text("trouble").$type<"held" | "returning" | "silent">(),
	createdAt: createdAt(),
});
export type SimulatedParcel = typeof simulatedParcels.$inferSelect;
