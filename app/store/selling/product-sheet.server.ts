import { asc, eq, getTableColumns, gt, inArray, max } from "drizzle-orm";
import {
	choice,
	dayColumn,
	info,
	matching,
	optional,
	pathWordColumn,
	rupiah,
	wholeNumberColumn,
	wordsColumn,
	yesOrNo,
} from "../../editing/sheets/columns.server";
import { forEachTogether, inBatches } from "../../editing/sheets/in-batches.server";
import { defineSheet, type Entry, type RowError, type RowOf } from "../../editing/sheets/sheet.server";
import { clubSections } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import type { Localized } from "../../platform/words/language";
import { productCategories } from "../products/product-category";
import { insertVariants } from "../stock/stock.server";
import { products, type Variant, variants } from "../tables.server";
import { endOfTime } from "./products.server";

const grams = { least: 1, most: 100_000 };

/** One line per variant, repeating its product's fields; a product without variants has one line without a SKU. */
const columns = {
	sku: optional(
		matching(
			{
				id: "Kode varian. Kosong: baris ini hanya barangnya.",
				en: "The variant's code. Empty: this line is the product alone.",
			},
			/^[A-Z0-9][A-Z0-9-]{1,39}$/,
			"JKD-26-M",
		),
	),
	product: pathWordColumn({
		id: "Alamat barang, misalnya jersey-kandang.",
		en: "The product's address, such as jersey-kandang.",
	}),
	name: wordsColumn({ id: "Nama barang.", en: "The product's name." }, 120),
	nameEn: optional(wordsColumn({ id: "Nama dalam bahasa Inggris.", en: "Its name in English." }, 120)),
	description: wordsColumn({ id: "Uraian.", en: "Description." }, 5_000),
	descriptionEn: optional(
		wordsColumn({ id: "Uraian dalam bahasa Inggris.", en: "Description in English." }, 5_000),
	),
	category: choice({ id: "Kategori.", en: "Category." }, productCategories),
	division: choice({ id: "Divisi.", en: "Division." }, clubSections),
	price: rupiah({ id: "Harga dalam rupiah.", en: "Price in rupiah." }),
	formerPrice: optional(rupiah({ id: "Harga lama yang dicoret.", en: "Old price, crossed out." })),
	weightGrams: wholeNumberColumn(
		{ id: "Berat barang dalam gram.", en: "The product's weight in grams." },
		grams,
	),
	featured: yesOrNo({ id: "Di etalase depan: ya atau tidak.", en: "Featured in the store: ya or tidak." }),
	memberLimit: optional(
		wholeNumberColumn({ id: "Batas per anggota.", en: "Limit per member." }, { least: 1, most: 1_000 }),
	),
	shipsOn: optional(
		dayColumn({ id: "Pre-order dikirim mulai tanggal ini.", en: "Pre-orders ship from this day." }),
	),
	published: info({
		id: "Apakah dijual di toko. Ubah di layar Barang.",
		en: "Whether it is in the store. Change it on the product's screen.",
	}),
	size: optional(wordsColumn({ id: "Ukuran varian.", en: "The variant's size." }, 20)),
	colour: optional(wordsColumn({ id: "Warna varian.", en: "The variant's colour." }, 40)),
	colourEn: optional(wordsColumn({ id: "Warna dalam bahasa Inggris.", en: "The colour in English." }, 40)),
	variantWeightGrams: optional(
		wholeNumberColumn({ id: "Berat varian dalam gram.", en: "The variant's weight in grams." }, grams),
	),
	variantPrice: optional(
		rupiah({ id: "Harga varian. Kosong: harga barang.", en: "The variant's price. Empty: the product's." }),
	),
};
type Row = RowOf<typeof columns>;
type ProductEntry = Entry<typeof columns>;

const ofProduct = [
	"name",
	"nameEn",
	"description",
	"descriptionEn",
	"category",
	"division",
	"price",
	"formerPrice",
	"weightGrams",
	"featured",
	"memberLimit",
	"shipsOn",
] as const;
const ofVariant = ["size", "colour", "colourEn", "variantWeightGrams", "variantPrice"] as const;

const productsPerPage = 500;

export const productSheet = defineSheet({
	columns,
	async list(db, after) {
		const page = await db
			.select()
			.from(products)
			.where(after ? gt(products.slug, after) : undefined)
			.orderBy(asc(products.slug))
			.limit(productsPerPage);
		const own = await listVariants(
			db,
			page.map(({ id }) => id),
		);
		const rows = page.flatMap((product) => {
			const variants = own.filter(({ productId }) => productId === product.id);
			return (variants.length > 0 ? variants : [null]).map((variant) => rowOf(product, variant));
		});
		return { rows, next: page.length < productsPerPage ? null : page.at(-1)!.slug };
	},
	intake: {
		keyOf,
		subjectOf: ({ sku, product }) => (sku ? `variant/${sku}` : `product/${product}`),
		wordsOf: ({ product }) => `product/${product}`,
		find,
		check,
		save,
	},
});

function keyOf({ sku, product }: Row) {
	return sku ?? `${product} alone`;
}

async function find(db: Db, rows: Row[], { lock }: { lock: boolean }) {
	const slugs = [...new Set(rows.map(({ product }) => product))];
	const skus = rows.flatMap(({ sku }) => sku ?? []);
	const existing = await inBatches(slugs, (some) => {
		const query = db.select().from(products).where(inArray(products.slug, some)).orderBy(products.id);
		return lock ? query.for("no key update") : query;
	});
	// By SKU, not by product: a SKU that belongs to another product must be found as well.
	const known = await inBatches(skus, (some) =>
		db
			.select({ ...getTableColumns(variants), product: products })
			.from(variants)
			.innerJoin(products, eq(products.id, variants.productId))
			.where(inArray(variants.sku, some)),
	);
	return new Map([
		...existing.map((product) => [`${product.slug} alone`, rowOf(product, null)] as const),
		...known.map((variant) => [variant.sku, rowOf(variant.product, variant)] as const),
	]);
}

async function check(db: Db, entries: ProductEntry[]) {
	const faults: RowError<typeof columns>[] = [];
	const first = new Map<string, ProductEntry>();
	for (const entry of entries) {
		const { line, row, before } = entry;
		const fault = (column: keyof Row, id: string, en: string) =>
			faults.push({ line, column, reason: { id, en } });
		if (row.formerPrice !== null && row.formerPrice <= row.price)
			fault(
				"formerPrice",
				"Harga lama harus lebih tinggi dari harga sekarang.",
				"The old price must be higher than today's.",
			);
		if (before && before.product !== row.product)
			fault(
				"sku",
				`SKU ini milik barang ${before.product}.`,
				`This SKU belongs to product ${before.product}.`,
			);
		if (row.sku && row.variantWeightGrams === null)
			fault("variantWeightGrams", "Varian perlu berat.", "A variant needs a weight.");
		if (row.colourEn && !row.colour)
			fault("colour", "Isi juga warna Indonesianya.", "Fill in the Indonesian colour, too.");
		if (!row.sku && ofVariant.some((name) => row[name] !== null))
			fault("sku", "Varian perlu SKU.", "A variant needs a SKU.");
		const other = first.get(row.product);
		if (!other) first.set(row.product, entry);
		const different = other && ofProduct.find((name) => row[name] !== other.row[name]);
		if (different)
			fault(
				different,
				`Berbeda dari baris ${other.line}, padahal barangnya sama.`,
				`Differs from line ${other.line}, though it is the same product.`,
			);
	}
	return [...faults, ...(await checkChoices(db, entries))];
}

/** A product has each size and colour only once, counting the file and existing rows together. */
async function checkChoices(db: Db, entries: ProductEntry[]) {
	const slugs = [...new Set(entries.map(({ row }) => row.product))];
	const existing = await inBatches(slugs, (some) =>
		db
			.select({ product: products.slug, sku: variants.sku, size: variants.size, colour: variants.colour })
			.from(variants)
			.innerJoin(products, eq(products.id, variants.productId))
			.where(inArray(products.slug, some)),
	);
	const named = new Set(entries.map(({ row }) => row.sku));
	const taken = new Map(
		existing
			.filter(({ sku }) => !named.has(sku))
			.map((variant) => [choiceOf(variant.product, variant.size, variant.colour), variant.sku]),
	);
	return entries.flatMap(({ line, row }) => {
		if (!row.sku) return [];
		const choice = choiceOf(row.product, row.size, both(row.colour, row.colourEn));
		const other = taken.get(choice);
		if (!other) taken.set(choice, row.sku);
		const reason = {
			id: `Ukuran dan warna ini sudah dipakai ${other}.`,
			en: `${other} already has this size and colour.`,
		};
		return other ? [{ line, column: "size" as const, reason }] : [];
	});
}

const choiceOf = (product: string, size: string | null, colour: Localized | null) =>
	JSON.stringify([product, size, colour?.id ?? null, colour?.en ?? null]);

async function save({ db }: { db: Db }, entries: ProductEntry[]) {
	const bySlug = new Map(entries.map(({ row }) => [row.product, row]));
	const existing = await inBatches([...bySlug.keys()], (some) =>
		db.select({ id: products.id, slug: products.slug }).from(products).where(inArray(products.slug, some)),
	);
	const ids = new Map(existing.map(({ id, slug }) => [slug, id]));
	const added = await inBatches(
		[...bySlug.values()].filter(({ product }) => !ids.has(product)),
		(some) =>
			db
				.insert(products)
				.values(
					some.map((row) => ({
						...productOf(row),
						...drawnOf(row),
						slug: row.product,
						releasedAt: endOfTime,
					})),
				)
				.returning({ id: products.id, slug: products.slug }),
	);
	const addedSlugs = new Set(added.map(({ id, slug }) => ids.set(slug, id) && slug));
	const isRewritten = ({ row, before, changed }: ProductEntry) =>
		!addedSlugs.has(row.product) && (!before || ofProduct.some((name) => changed.includes(name)));
	const rewritten = new Map(entries.filter(isRewritten).map(({ row }) => [row.product, row]));
	await forEachTogether([...rewritten.values()], (row) =>
		db.update(products).set(productOf(row)).where(eq(products.slug, row.product)),
	);
	await saveVariants(db, entries, ids);
}

async function saveVariants(db: Db, entries: ProductEntry[], productIds: Map<string, string>) {
	const last = await lastPlaces(db, [...new Set(productIds.values())]);
	const isNew = ({ row, before }: ProductEntry) => row.sku !== null && before === null;
	await inBatches(entries.filter(isNew), (some) =>
		insertVariants(
			db,
			some.map(({ row }) => {
				const productId = productIds.get(row.product)!;
				const listOrder = (last.get(productId) ?? 0) + 1;
				last.set(productId, listOrder);
				return { ...variantOf(row), productId, sku: row.sku!, listOrder, stock: 0 };
			}),
		),
	);
	const changed = entries.filter(
		({ row, before, changed }) => row.sku && before && ofVariant.some((name) => changed.includes(name)),
	);
	// Two variants may swap sizes: they must not conflict in between.
	await forEachTogether(changed, ({ row }) =>
		db
			.update(variants)
			.set({ size: `~${row.sku}` })
			.where(eq(variants.sku, row.sku!)),
	);
	await forEachTogether(changed, ({ row }) =>
		db.update(variants).set(variantOf(row)).where(eq(variants.sku, row.sku!)),
	);
}

async function lastPlaces(db: Db, productIds: string[]) {
	const rows = await inBatches(productIds, (some) =>
		db
			.select({ productId: variants.productId, last: max(variants.listOrder) })
			.from(variants)
			.where(inArray(variants.productId, some))
			.groupBy(variants.productId),
	);
	return new Map(rows.map(({ productId, last }) => [productId, last ?? 0]));
}

const listVariants = (db: Db, productIds: string[]) =>
	db
		.select()
		.from(variants)
		.where(inArray(variants.productId, productIds))
		.orderBy(variants.productId, variants.listOrder);

const both = (id: string | null, en: string | null): Localized | null =>
	id ? { id, ...(en && { en }) } : null;

const productOf = (row: Row) => ({
	name: both(row.name, row.nameEn)!,
	description: both(row.description, row.descriptionEn)!,
	category: row.category,
	division: row.division,
	price: row.price,
	formerPrice: row.formerPrice,
	weightGrams: row.weightGrams,
	featured: row.featured,
	memberLimit: row.memberLimit,
	shipsOn: row.shipsOn,
});

/** A placeholder drawing until photographs are uploaded. */
const drawnOf = ({ product: slug, division }: Row) => ({
	pictures: [{ art: "cover" as const, slug, division }],
});

const variantOf = (row: Row) => ({
	size: row.size,
	colour: both(row.colour, row.colourEn),
	weightGrams: row.variantWeightGrams!,
	priceOverride: row.variantPrice,
});

function rowOf(product: typeof products.$inferSelect, variant: Variant | null): Row {
	return {
		sku: variant?.sku ?? null,
		product: product.slug,
		name: product.name.id,
		nameEn: product.name.en ?? null,
		description: product.description.id,
		descriptionEn: product.description.en ?? null,
		category: product.category,
		division: product.division,
		price: product.price,
		formerPrice: product.formerPrice,
		weightGrams: product.weightGrams,
		featured: product.featured,
		memberLimit: product.memberLimit,
		shipsOn: product.shipsOn,
		published: product.releasedAt < endOfTime ? "ya" : "tidak",
		size: variant?.size ?? null,
		colour: variant?.colour?.id ?? null,
		colourEn: variant?.colour?.en ?? null,
		variantWeightGrams: variant?.weightGrams ?? null,
		variantPrice: variant?.priceOverride ?? null,
	};
}
