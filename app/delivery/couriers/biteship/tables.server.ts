import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/data/columns.server";

/** Biteship's own number for each district that somebody has asked about. Nothing outside its folder reads it. */
export const biteshipAreas = pgTable("biteship_areas", {
	/** The district's official code. */
	district: text("district").primaryKey(),
	areaId: text("area_id").notNull(),
	foundAt: instant("found_at").notNull().defaultNow(),
});
