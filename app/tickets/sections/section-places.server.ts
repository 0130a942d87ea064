import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type TicketSection, ticketSections } from "../tables.server";

/** Where ticket holders go, by section id. */
export async function findSectionPlaces(db: Db, sectionIds: readonly string[]) {
	const { id, label, stand, gate, price } = ticketSections;
	const rows = await db
		.select({ id, label, stand, gate, price })
		.from(ticketSections)
		.where(inArray(ticketSections.id, [...new Set(sectionIds)]));
	return new Map(rows.map((row) => [row.id, row]));
}
export async function findSection(db: Db, id: string): Promise<TicketSection | null> {
	const [section] = await db.select().from(ticketSections).where(eq(ticketSections.id, id));
	return section ?? null;
}
export type SectionPlace = NonNullable<ReturnType<Awaited<ReturnType<typeof findSectionPlaces>>["get"]>>;
