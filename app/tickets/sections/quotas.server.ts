import { createAllotments } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { type PromoLinkInsert, promoLinks, type TicketSectionInsert, ticketSections } from "../tables.server";

type Limited<Insert> = Omit<Insert, "id"> & { id?: string | undefined; quota: number; sold?: number };
export type LimitedSection = Limited<TicketSectionInsert>;
export type LimitedPromoLink = Limited<PromoLinkInsert>;

/** Creates sections together with their quotas. */
export async function insertSections(db: Db, rows: readonly LimitedSection[]) {
	const ids = await createQuotas(db, "section", rows);
	return db
		.insert(ticketSections)
		.values(rows.map(({ quota: _, sold: __, ...row }, index) => ({ ...row, id: ids[index]! })))
		.returning();
}

/** The same for promo links and their quotas. */
export async function insertPromoLinks(db: Db, rows: readonly LimitedPromoLink[]) {
	const ids = await createQuotas(db, "promo", rows);
	return db
		.insert(promoLinks)
		.values(rows.map(({ quota: _, sold: __, ...row }, index) => ({ ...row, id: ids[index]! })))
		.returning();
}

const createQuotas = (db: Db, kind: "section" | "promo", rows: readonly Limited<object>[]) =>
	createAllotments(
		db,
		kind,
		rows.map(({ id, quota, sold }) => ({ id, size: quota, sold })),
	);
