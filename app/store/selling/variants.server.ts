import { eq, max } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { createAllotments, NotEnough, resizeAllotment } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { insertVariants } from "../stock/stock.server";
import { products, type Variant, variants } from "../tables.server";
import { type changeVariant, type createVariant, type StaffProduct, sellingRefusals } from "./contract";
import { changedFields, lockProduct, readStaffProduct } from "./products.server";
import { findVariant, saveMovement } from "./stock.server";

export async function addVariant(
	{ db, who }: MemberContext,
	{ slug, stock, price, preorders, ...fields }: ParsedInputOf<typeof createVariant>,
): Promise<StaffProduct> {
	return transaction(db, async (db) => {
		const { id: productId } = await lockProduct(db, slug);
		const [last] = await db
			.select({ listOrder: max(variants.listOrder) })
			.from(variants)
			.where(eq(variants.productId, productId));
		const row = {
			...fields,
			productId,
			priceOverride: price,
			listOrder: (last?.listOrder ?? 0) + 1,
			stock: 0,
			preorders: preorders ?? undefined,
		};
		const [added] = await insertVariants(db, [row]).catch(explainTaken);
		if (stock > 0)
			await saveMovement(db, {
				variantId: added!.id,
				change: stock,
				reason: "received",
				memberId: who.memberId,
			});
		await recordAudit(db, {
			by: who.memberId,
			action: "store.variant-create",
			subject: `variant/${fields.sku}`,
			after: { product: slug, ...fields, price, stock, preorders },
		});
		return readStaffProduct(db, slug);
	});
}

export async function editVariant(
	{ db, who }: MemberContext,
	{ id, price, preorders, ...fields }: ParsedInputOf<typeof changeVariant>,
): Promise<StaffProduct> {
	return transaction(db, async (db) => {
		const before = await findVariant(db, id);
		const [product] = await db
			.select({ slug: products.slug })
			.from(products)
			.where(eq(products.id, before.productId))
			.for("update");
		const changes = { ...fields, priceOverride: price };
		await db.update(variants).set(changes).where(eq(variants.id, id)).catch(explainTaken);
		const changed = changedFields(before, changes);
		if (preorders !== undefined) Object.assign(changed.after, await setPreorders(db, before, preorders ?? 0));
		await recordAudit(db, {
			by: who.memberId,
			action: "store.variant-change",
			subject: `variant/${before.sku}`,
			...changed,
		});
		return readStaffProduct(db, product!.slug);
	});
}

/** The database enforces uniqueness; this gives the error its text. */
function explainTaken(error: unknown): never {
	const { constraint } = (error as { cause?: { constraint?: string } }).cause ?? {};
	if (constraint === "product_variants_sku") throw refuse(sellingRefusals, "variant.sku_taken");
	if (constraint === "product_variants_choice") throw refuse(sellingRefusals, "variant.choice_taken");
	throw error;
}

/** The quota is created with the first pre-orders and is never below what is ordered. */
async function setPreorders(db: Db, { id, preorderId }: Variant, quota: number) {
	if (preorderId)
		await resizeAllotment(db, preorderId, () => quota).catch((error) => {
			throw error instanceof NotEnough ? refuse(sellingRefusals, "stock.not_enough") : error;
		});
	else if (quota > 0) {
		const [created] = await createAllotments(db, "preorder", [{ size: quota }]);
		await db.update(variants).set({ preorderId: created! }).where(eq(variants.id, id));
	}
	return { preorders: quota };
}
