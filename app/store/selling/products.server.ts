import { eq, sql } from "drizzle-orm";
import { findMissingPictures } from "../../editing/media/library.server";
import { noteChangedWords } from "../../editing/translations/outdated-words.server";
import { recordAudit } from "../../members/staff/audit.server";
import { findLatestChange } from "../../members/staff/latest-change.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import { countUnpaidGoods } from "../../orders/sold-orders.server";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import { jsonInOrder } from "../../platform/data/json-in-order";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import { isReleased } from "../products/product-summaries.server";
import { products, variants } from "../tables.server";
import {
	type changeProduct,
	type createProduct,
	productContentOf,
	type StaffProduct,
	sellingRefusals,
} from "./contract";

/** Hidden: released at the end of time. */
export const endOfTime = new Date("9999-12-31T00:00:00Z");

export async function readStaffProduct(db: Db, slug: string): Promise<StaffProduct> {
	const [found] = await db
		.select({ product: products, isPublished: sql<boolean>`${isReleased}` })
		.from(products)
		.where(eq(products.slug, slug));
	if (!found) throw refuse(sellingRefusals, "product.unknown");
	const { product, isPublished } = found;
	const own = await db
		.select()
		.from(variants)
		.where(eq(variants.productId, product.id))
		.orderBy(variants.listOrder);
	const [stock, openOrders, change] = await Promise.all([
		readAllotments(
			db,
			own.flatMap(({ id, preorderId }) => [id, ...(preorderId ? [preorderId] : [])]),
		),
		countUnpaidGoods(
			db,
			own.map(({ id }) => id),
		),
		findLatestChange(db, `product/${slug}`),
	]);
	return {
		...product,
		...change,
		version: versionOf(product),
		openOrders,
		isPublished,
		releasedAt: product.releasedAt < endOfTime ? product.releasedAt.toISOString() : null,
		variants: own.map(({ priceOverride, ...variant }) => ({
			...variant,
			price: priceOverride,
			stock: stock.get(variant.id)!,
			preorders: variant.preorderId ? stock.get(variant.preorderId)! : null,
		})),
	};
}

export async function addProduct(
	{ db, who, language }: MemberContext,
	{ slug: named, ...fields }: ParsedInputOf<typeof createProduct>,
): Promise<StaffProduct> {
	checkFields(fields, language);
	const slug = named ?? slugOf(fields.name.id);
	return transaction(db, async (db) => {
		await checkPictures(db, fields.pictures, language);
		const [added] = await db
			.insert(products)
			.values({ ...fields, slug, releasedAt: endOfTime })
			.onConflictDoNothing({ target: products.slug })
			.returning({ id: products.id });
		if (!added) throw refuse(sellingRefusals, "product.slug_taken");
		await recordAudit(db, {
			by: who.memberId,
			action: "store.product-create",
			subject: `product/${slug}`,
			after: fields,
		});
		return readStaffProduct(db, slug);
	});
}

export async function editProduct(
	{ db, who, language }: MemberContext,
	{ slug, version, ...fields }: ParsedInputOf<typeof changeProduct>,
): Promise<StaffProduct> {
	checkFields(fields, language);
	return transaction(db, async (db) => {
		const before = await lockProduct(db, slug);
		if (version !== undefined && version !== versionOf(before))
			throw refuse(sellingRefusals, "product.changed");
		await checkPictures(db, fields.pictures, language);
		await db.update(products).set(fields).where(eq(products.id, before.id));
		await noteChangedWords(db, `product/${slug}`, before, { ...before, ...fields });
		await recordAudit(db, {
			by: who.memberId,
			action: "store.product-change",
			subject: `product/${slug}`,
			...changedFields(before, fields),
		});
		return readStaffProduct(db, slug);
	});
}

/** Shown again, it keeps its former release date. */
export async function showProduct(
	{ db, who }: MemberContext,
	{ slug, isPublished }: { slug: string; isPublished: boolean },
): Promise<StaffProduct> {
	return transaction(db, async (db) => {
		const { id, releasedAt } = await lockProduct(db, slug);
		const isHidden = releasedAt >= endOfTime;
		if (isPublished && (await db.$count(variants, eq(variants.productId, id))) === 0)
			throw refuse(sellingRefusals, "product.nothing_to_sell");
		if (isHidden !== isPublished) return readStaffProduct(db, slug);
		await db
			.update(products)
			.set(
				isPublished
					? { releasedAt: sql`coalesce(${products.releasedBefore}, now())`, releasedBefore: null }
					: { releasedAt: endOfTime, releasedBefore: releasedAt },
			)
			.where(eq(products.id, id));
		await recordAudit(db, {
			by: who.memberId,
			action: isPublished ? "store.product-publish" : "store.product-hide",
			subject: `product/${slug}`,
		});
		return readStaffProduct(db, slug);
	});
}

export async function lockProduct(db: Db, slug: string) {
	const [product] = await db.select().from(products).where(eq(products.slug, slug)).for("update");
	if (!product) throw refuse(sellingRefusals, "product.unknown");
	return product;
}

/** Covers the form's fields only, so that a sale or a publication in between is no conflict. */
const versionOf = (product: typeof products.$inferSelect) => contentVersion(productContentOf(product));

/** Marks library photographs as used, so that nobody deletes one that the store shows. */
async function checkPictures(db: Db, pictures: StaffProduct["pictures"], language: Language) {
	if ((await findMissingPictures(db, pictures)).length > 0)
		throw new InvalidInput({ pictures: [textsIn(fieldTexts, language).pictures] });
}

/** Rules across fields; the database enforces them as well. */
function checkFields(
	{ price, formerPrice, sizeGuide }: Pick<StaffProduct, "price" | "formerPrice" | "sizeGuide">,
	language: Language,
) {
	const t = textsIn(fieldTexts, language);
	if (formerPrice !== null && formerPrice <= price) throw new InvalidInput({ formerPrice: [t.formerPrice] });
	if (sizeGuide?.rows.some(({ centimetres }) => centimetres.length !== sizeGuide.columns.length))
		throw new InvalidInput({ sizeGuide: [t.sizeGuide] });
}

const fieldTexts = defineTexts({
	id: {
		formerPrice: "Harga lama harus lebih tinggi dari harga sekarang.",
		sizeGuide: "Setiap ukuran perlu satu angka per kolom.",
		pictures: "Salah satu fotonya sudah tidak ada di pustaka. Pilih lagi.",
	},
	en: {
		formerPrice: "The old price must be higher than today's.",
		sizeGuide: "Each size needs one number per column.",
		pictures: "One of the photos is no longer in the library. Choose again.",
	},
});

/** "Jersey Kandang 26/27" becomes jersey-kandang-26-27. */
const slugOf = (name: string) =>
	name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.join("-")
		.slice(0, 80)
		.replace(/-$/, "") || "produk";

/** Only what differs, for the audit log. */
export function changedFields<T extends object>(row: T, fields: Partial<T>) {
	const names = (Object.keys(fields) as (keyof T)[]).filter(
		(name) => jsonInOrder(row[name]) !== jsonInOrder(fields[name]),
	);
	const pick = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name]]));
	return { before: pick(row), after: pick(fields) };
}
