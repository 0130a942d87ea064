import { createAllotments } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { type VariantInsert, variants } from "../tables.server";

export type StockedVariant = Omit<VariantInsert, "id" | "preorderId"> & {
	id?: string | undefined;
	stock: number;
	/** How many may be pre-ordered. */
	preorders?: number | undefined;
};

/** Creates a variant together with its stock. */
export async function insertVariants(db: Db, rows: readonly StockedVariant[]) {
	const ids = await createAllotments(
		db,
		"variant",
		rows.map(({ id, stock }) => ({ id, size: stock })),
	);
	const quotas = rows.map(({ preorders }) => preorders).filter((size) => size !== undefined);
	const preorderIds = await createAllotments(
		db,
		"preorder",
		quotas.map((size) => ({ size })),
	);
	return db
		.insert(variants)
		.values(
			rows.map(({ stock: _, preorders, ...row }, index) => ({
				...row,
				id: ids[index]!,
				...(preorders !== undefined && { preorderId: preorderIds.shift() }),
			})),
		)
		.returning();
}
