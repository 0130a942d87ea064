import { createAllotments } from "../allotments/allotments.server";
import type { Db } from "../platform/database.server";
import { type VariantInsert, variants } from "./tables.server";

export type StockedVariant = Omit<VariantInsert, "id"> & { id?: string | undefined; stock: number };

/** A variant and its stock come into being together. */
export async function insertVariants(db: Db, rows: readonly StockedVariant[]) {
	const ids = await createAllotments(
		db,
		"variant",
		rows.map(({ id, stock }) => ({ id, size: stock })),
	);
	return db
		.insert(variants)
		.values(rows.map(({ stock: _, ...row }, index) => ({ ...row, id: ids[index]! })))
		.returning();
}
