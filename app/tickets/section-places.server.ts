import { inArray } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { ticketSections } from "./tables.server";

/** Where ticket holders go, by section id. */
export async function findSectionPlaces(db: Db, sectionIds: readonly string[]) {
	const { id, label, stand, gate, price, perMemberLimit } = ticketSections;
	const rows = await db
		.select({ id, label, stand, gate, price, perMemberLimit })
		.from(ticketSections)
		.where(inArray(ticketSections.id, [...new Set(sectionIds)]));
	return new Map(rows.map((row) => [row.id, row]));
}
export type SectionPlace = NonNullable<ReturnType<Awaited<ReturnType<typeof findSectionPlaces>>["get"]>>;
