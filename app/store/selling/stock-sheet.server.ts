import { asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import {
	choice,
	info,
	matching,
	optional,
	remark,
	wholeNumberColumn,
	wordsColumn,
} from "../../editing/sheets/columns.server";
import { inBatches } from "../../editing/sheets/in-batches.server";
import { sheetRefusals } from "../../editing/sheets/refusals";
import { defineSheet, type Entry, type RowError, type RowOf } from "../../editing/sheets/sheet.server";
import {
	type AllotmentStanding,
	readAllotments,
	resizeAllotments,
} from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { refuse } from "../../platform/http/refusal";
import { counted } from "../../platform/lists/counted";
import { stockReasons } from "../stock/stock-reasons";
import { products, stockMovements, type Variant, variants } from "../tables.server";

const columns = {
	sku: matching({ id: "Kode varian.", en: "The variant's code." }, /^[A-Z0-9][A-Z0-9-]{1,39}$/, "JKD-26-M"),
	product: info({ id: "Nama barang.", en: "The product's name." }),
	size: info({ id: "Ukuran.", en: "Size." }),
	colour: info({ id: "Warna.", en: "Colour." }),
	stock: wholeNumberColumn(
		{
			id: "Stok seluruhnya, termasuk yang ditahan dan terjual.",
			en: "Total stock, including held and sold.",
		},
		{ most: 1_000_000 },
	),
	held: info({
		id: "Ditahan untuk pesanan yang belum dibayar.",
		en: "Held for unpaid orders.",
	}),
	sold: info({ id: "Terjual.", en: "Sold." }),
	left: info({ id: "Masih bisa dibeli.", en: "Still available." }),
	reason: remark(
		optional(
			choice(
				{
					id: "Kenapa stoknya berubah. Kosong: hitung ulang (counted).",
					en: "Reason for the change. Empty: counted.",
				},
				stockReasons,
			),
		),
	),
	note: remark(optional(wordsColumn({ id: "Catatan untuk riwayat.", en: "A note for the history." }, 300))),
};
type Row = RowOf<typeof columns>;
type StockEntry = Entry<typeof columns>;

const rowsPerPage = 1_000;

export const stockSheet = defineSheet({
	columns,
	async list(db, after) {
		const page = await selectVariants(db)
			.where(after ? gt(variants.sku, after) : undefined)
			.orderBy(asc(variants.sku))
			.limit(rowsPerPage);
		return { rows: await rowsOf(db, page), next: page.length < rowsPerPage ? null : page.at(-1)!.sku };
	},
	intake: {
		keyOf: ({ sku }) => sku,
		subjectOf: ({ sku }) => `variant/${sku}`,
		// No locks: buyers carry on, and `save` refuses if the stock has changed meanwhile.
		async find(db, rows) {
			const found = await inBatches(
				rows.map(({ sku }) => sku),
				async (skus) => rowsOf(db, await selectVariants(db).where(inArray(variants.sku, skus))),
			);
			return new Map(found.map((row) => [row.sku, row]));
		},
		async check(_, entries) {
			return entries.flatMap(({ line, row, before }): RowError<typeof columns>[] => {
				if (!before)
					return [
						{
							line,
							column: "sku",
							reason: { id: "Tidak ada varian dengan SKU ini.", en: "No variant has this SKU." },
						},
					];
				const needed = Number(before.held) + Number(before.sold);
				if (row.stock >= needed || row.stock === before.stock) return [];
				const reason = {
					id: `${needed} sudah ditahan dan terjual; stok tidak bisa lebih kecil.`,
					en: `${counted(needed, "is", "are")} already held or sold; stock cannot be lower.`,
				};
				return [{ line, column: "stock", reason }];
			});
		},
		save,
	},
});

async function save({ db, memberId }: { db: Db; memberId: string }, entries: StockEntry[]) {
	const ids = new Map(
		(
			await inBatches(
				entries.map(({ row }) => row.sku),
				(skus) =>
					db.select({ id: variants.id, sku: variants.sku }).from(variants).where(inArray(variants.sku, skus)),
			)
		).map(({ id, sku }) => [sku, id]),
	);
	await inBatches(entries, async (some) => {
		const moved = some.map(({ row, before }) => ({
			row,
			id: ids.get(row.sku)!,
			before: before!.stock,
			size: row.stock,
		}));
		if ((await resizeAllotments(db, moved)) < moved.length) throw refuse(sheetRefusals, "sheet.outdated");
		await db.insert(stockMovements).values(
			moved.map(({ row, id, before, size }) => ({
				variantId: id,
				change: size - before,
				reason: row.reason ?? ("counted" as const),
				note: row.note ?? "",
				size,
				memberId,
			})),
		);
		return [];
	});
}

const selectVariants = (db: Db) =>
	db
		.select({ ...getTableColumns(variants), product: products.name })
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.$dynamic();

type Found = Variant & { product: typeof products.$inferSelect.name };

async function rowsOf(db: Db, found: Found[]): Promise<Row[]> {
	const stock = await readAllotments(
		db,
		found.map(({ id }) => id),
	);
	return found.map((variant) => rowOf(variant, stock.get(variant.id)!));
}

const rowOf = ({ sku, product, size, colour }: Found, stock: AllotmentStanding): Row => ({
	sku,
	product: product.id,
	size,
	colour: colour?.id ?? null,
	stock: stock.size,
	held: stock.held,
	sold: stock.sold,
	left: stock.left,
	reason: null,
	note: null,
});
