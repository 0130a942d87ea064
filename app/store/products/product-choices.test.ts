import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { allotments } from "../../orders/allotments/tables.server";
import { filterNames } from "../catalogue/product-filters";
import { productChoices, productList } from "../contract";
import { buildProduct, buildVariant } from "../factories";
import { insertVariants } from "../stock/stock.server";
import { products } from "../tables.server";

const { db, call } = await testApp();

async function addProduct(overrides: Parameters<typeof buildProduct>[0] & { slug: string }, sizes: string) {
	const [product] = await db.insert(products).values(buildProduct(overrides)).returning();
	await insertVariants(
		db,
		sizes.split(", ").map((text, index) => {
			const [, size, stock] = /^(.+) (\d+)$/.exec(text)!;
			const sku = `${overrides.slug}-${index}`.toUpperCase();
			return buildVariant({
				productId: product!.id,
				sku,
				size: size === "-" ? null : size!,
				stock: Number(stock),
				listOrder: index + 1,
			});
		}),
	);
}

beforeAll(async () => {
	const jersey = { category: "jersey", price: 749_000 } as const;
	await addProduct(
		{ ...jersey, slug: "kandang", name: { id: "Jersey Kandang" }, featured: true },
		"S 4, M 0, 2XL 5",
	);
	await addProduct(
		{ ...jersey, slug: "basket", name: { id: "Jersey Basket" }, division: "basketball" },
		"M 3, L 0",
	);
	await addProduct({ slug: "syal", name: { id: "Syal" }, category: "aksesori", price: 149_000 }, "- 9");
	await addProduct({ slug: "topi", name: { id: "Topi" }, category: "aksesori", price: 150_000 }, "- 0");
	await addProduct(
		{ slug: "anak", name: { id: "Jersey Anak" }, category: "anak", price: 459_000 },
		"6 th 2, 10 th 1",
	);
	await addProduct({ slug: "besok", releasedAt: new Date(Date.now() + 86_400_000) }, "M 5");
});

const choices = async (input: Parameters<typeof call<typeof productChoices>>[1]) => {
	const { status, body } = await call(productChoices, input);
	expect(status).toBe(200);
	const some = (list: { value: string; count: number }[]) =>
		Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
	return {
		category: some(body.category),
		division: some(body.division),
		size: some(body.size),
		price: some(body.price),
		availability: some(body.availability),
	};
};
const found = async (input: Parameters<typeof call<typeof productList>>[1]) => {
	const { body } = await call(productList, input);
	const shown = [...(body.feature ? [body.feature] : []), ...body.products].map(({ slug }) => slug);
	expect(body.total).toBe(shown.length);
	return shown.sort();
};

describe("the choices of the list", () => {
	it("each say how many products they show; unreleased products are not counted", async () => {
		expect(await choices({})).toEqual({
			category: { jersey: 2, aksesori: 2, anak: 1 },
			division: { football: 4, basketball: 1 },
			size: { S: 1, M: 2, L: 1, "2XL": 1, "6 th": 1, "10 th": 1 },
			price: { "under-150": 1, "150-300": 1, "300-600": 1, "over-600": 2 },
			availability: { ready: 4 },
		});
	});

	it("are counted within the other filters, but not within their own", async () => {
		const counts = await choices({ category: "jersey", size: "M" });
		expect(counts.category).toEqual({ jersey: 2 });
		expect(counts.size).toEqual({ S: 1, M: 2, L: 1, "2XL": 1 });
		expect(counts.division).toEqual({ football: 1, basketball: 1 });
		// One of the two has no M left.
		expect(counts.availability).toEqual({ ready: 1 });
	});

	it("show exactly as many as they say, whatever else is chosen", async () => {
		for (const chosen of [
			{},
			{ size: "M" },
			{ availability: "ready" },
			{ q: "jersey" },
			{ price: "over-600" },
		] as const) {
			const { body } = await call(productChoices, chosen);
			for (const name of filterNames)
				for (const { value, count } of body[name])
					expect([name, value, await found({ ...chosen, [name]: value })]).toEqual([
						name,
						value,
						expect.objectContaining({ length: count }),
					]);
		}
	});

	it("list letter sizes in order, then numbers, and keep a chosen size without matches", async () => {
		const { body } = await call(productChoices, { size: "XL" });
		expect(body.size.map(({ value }) => value)).toEqual(["S", "M", "L", "XL", "2XL", "6 th", "10 th"]);
		expect(body.size.find(({ value }) => value === "XL")?.count).toBe(0);
	});

	it("count words that are spelt alike when nothing matches, as the list does", async () => {
		expect((await choices({ q: "jersi" })).category).toEqual({ jersey: 2, anak: 1 });
	});

	it("treat odd input as plain text", async () => {
		expect(await found({ size: "' or true --" })).toEqual([]);
		expect((await call(productChoices, { price: "free" as never })).status).toBe(422);
	});
});

describe("the list", () => {
	it("filters by size, price and stock, in that very size", async () => {
		expect(await found({ size: "M" })).toEqual(["basket", "kandang"]);
		expect(await found({ size: "M", availability: "ready" })).toEqual(["basket"]);
		expect(await found({ price: "150-300" })).toEqual(["topi"]);
		expect(await found({ price: "under-150" })).toEqual(["syal"]);
		expect(await found({ availability: "ready" })).not.toContain("topi");
		expect((await call(productList, { size: "M" })).body.feature).toBeNull();
	});

	it("counts held stock as sold", async () => {
		await db.update(allotments).set({ sold: allotments.size });
		expect(await found({ availability: "ready" })).toEqual([]);
		expect((await choices({})).availability).toEqual({});
	});
});
