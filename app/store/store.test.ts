import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { bodyNaming, buildArticle } from "../news/factories";
import { articles } from "../news/tables.server";
import { buildPlayer } from "../people/players/factories";
import { players } from "../people/players/tables.server";
import { productDetail, productList, productsPerPage } from "./contract";
import { buildProduct, buildVariant } from "./factories";
import { insertVariants } from "./stock/stock.server";
import { products } from "./tables.server";

const { db, call } = await testApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function addProduct(
	overrides: Parameters<typeof buildProduct>[0] & { slug: string },
	choices: { size?: string | null; colour?: { id: string; en: string }; stock: number; price?: number }[] = [
		{ stock: 20 },
	],
) {
	const [product] = await db.insert(products).values(buildProduct(overrides)).returning();
	await insertVariants(
		db,
		choices.map(({ size = null, colour = null, stock, price = null }, index) =>
			buildVariant({
				productId: product!.id,
				sku: `${overrides.slug}-${index}`.toUpperCase(),
				size,
				colour,
				stock,
				priceOverride: price,
				listOrder: index + 1,
			}),
		),
	);
	return product!;
}

beforeAll(async () => {
	for (let number = 1; number <= 13; number++)
		await addProduct({ slug: `kaus-${number}`, price: 100_000 + number, releasedAt: daysAgo(100 + number) });
	await addProduct(
		{
			slug: "jersey-kandang",
			name: { id: "Jersey Kandang", en: "Home Jersey" },
			category: "jersey",
			featured: true,
			formerPrice: 300_000,
			sizeGuide: {
				columns: [{ id: "Lebar dada", en: "Chest width" }],
				rows: [{ size: "S", centimetres: [48] }],
			},
			playerSlug: "raka",
			releasedAt: daysAgo(50),
		},
		[
			{ size: "S", stock: 4 },
			{ size: "M", stock: 0 },
			{ size: "2XL", stock: 5, price: 269_000 },
		],
	);
	await addProduct(
		{
			slug: "topi-100-persen",
			name: { id: "Topi 100% katun", en: "Pure cotton cap" },
			category: "aksesori",
			division: "club",
			releasedAt: daysAgo(3),
		},
		[
			{ colour: { id: "Biru", en: "Blue" }, stock: 0 },
			{ colour: { id: "Putih", en: "White" }, stock: 0 },
		],
	);
	await addProduct({ slug: "besok", division: "esports", releasedAt: daysAgo(-1) });
	await db.insert(players).values(buildPlayer({ slug: "raka", name: "Raka", number: 7 }));
	await db.insert(articles).values(
		buildArticle({
			slug: "cerita-jersey",
			publishedAt: daysAgo(2),
			body: bodyNaming({ kind: "product", slug: "jersey-kandang" }),
		}),
	);
});

const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("the store list", () => {
	it("shows the featured product large and every other one once", async () => {
		const first = (await call(productList, {})).body;
		expect(first.feature?.slug).toBe("jersey-kandang");
		expect(first.total).toBe(15);
		expect(first.pageCount).toBe(2);
		const second = (await call(productList, { page: 2 })).body;
		expect(second.feature).toBeNull();
		const all = [...slugsOf(first.products), ...slugsOf(second.products)];
		expect(first.products).toHaveLength(productsPerPage);
		expect(new Set(all).size).toBe(14);
		expect(all).not.toContain("jersey-kandang");
	});

	it("hides unreleased products", async () => {
		const { body } = await call(productList, { division: "esports" });
		expect(body).toMatchObject({ feature: null, products: [], total: 0, pageCount: 1 });
	});

	it("answers with an empty page after the last, not an error", async () => {
		const { status, body } = await call(productList, { page: 9 });
		expect(status).toBe(200);
		expect(body).toMatchObject({ products: [], page: 9, pageCount: 2 });
	});

	it("filters by category and division and sorts by price, and then has no large tile", async () => {
		const caps = (await call(productList, { category: "aksesori" })).body;
		expect(slugsOf(caps.products)).toEqual(["topi-100-persen"]);
		const cheap = (await call(productList, { division: "football", sort: "cheapest" })).body;
		expect(cheap.feature).toBeNull();
		expect(cheap.products[0]?.slug).toBe("kaus-1");
		const dear = (await call(productList, { sort: "dearest" })).body;
		expect(dear.products[0]?.price).toBe(249_000);
	});

	it("finds words in both languages and takes pattern characters literally", async () => {
		const found = async (q: string) => slugsOf((await call(productList, { q })).body.products);
		expect(await found("home JERSEY")).toEqual(["jersey-kandang"]);
		expect(await found("100%")).toEqual(["topi-100-persen"]);
		expect(await found("_")).toEqual([]);
	});

	it("says what is new, what is left and what is sold out, in the reader's language", async () => {
		const { body } = await call(productList, { category: "aksesori" }, { language: "en" });
		expect(body.products[0]).toMatchObject({ name: "Pure cotton cap", stock: 0, isNew: true });
		const jersey = (await call(productList, { category: "jersey" })).body.feature;
		expect(jersey).toMatchObject({ stock: 9, isNew: false, formerPrice: 300_000 });
	});

	it.each([
		{ page: 0 },
		{ page: "abc" },
		{ category: "mobil" },
		{ division: "curling" },
		{ sort: "best" },
		{ q: "x".repeat(81) },
	])("refuses %o with a text per field", async (input) => {
		const { status, body } = await call(productList, input as never);
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(input));
	});
});

describe("a product", () => {
	it("lists its sizes in order, each with its own stock and price", async () => {
		const { body } = await call(productDetail, { slug: "jersey-kandang" });
		expect(body.variants).toMatchObject([
			{ sku: "JERSEY-KANDANG-0", size: "S", colour: null, stock: 4, price: 249_000 },
			{ sku: "JERSEY-KANDANG-1", size: "M", colour: null, stock: 0, price: 249_000 },
			{ sku: "JERSEY-KANDANG-2", size: "2XL", colour: null, stock: 5, price: 269_000 },
		]);
		expect(body.sizeGuide?.columns).toEqual(["Lebar dada"]);
	});

	it("has the player whose name it carries and the stories about it", async () => {
		const { body } = await call(productDetail, { slug: "jersey-kandang" });
		expect(body.player).toMatchObject({ slug: "raka", name: "Raka", division: "football" });
		expect(slugsOf(body.stories)).toEqual(["cerita-jersey"]);
	});

	it("names its colours in the reader's language", async () => {
		const { body } = await call(productDetail, { slug: "topi-100-persen" }, { language: "en" });
		expect(body.variants.map(({ colour }) => colour)).toEqual(["Blue", "White"]);
		expect(body.player).toBeNull();
	});

	it("suggests other categories of its house first, never itself, and sold-out ones last", async () => {
		const { body } = await call(productDetail, { slug: "jersey-kandang" });
		expect(body.related).toHaveLength(6);
		expect(slugsOf(body.related)).not.toContain("jersey-kandang");
		expect(body.related[0]?.stock).toBeGreaterThan(0);
	});

	it.each(["tidak-ada", "besok"])("answers 404 for %s", async (slug) => {
		const { status, body } = await call(productDetail, { slug });
		expect(status).toBe(404);
		expect(body.error).toBe("store.unknown_product");
	});

	it("refuses an address that is not a slug", async () => {
		expect((await call(productDetail, { slug: "Jersey Kandang" })).status).toBe(422);
	});
});
