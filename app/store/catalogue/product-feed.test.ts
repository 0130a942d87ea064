import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { buildProduct, buildVariant } from "../factories";
import { insertVariants } from "../stock/stock.server";
import { products } from "../tables.server";
import { productFeedPath } from "./product-feed.server";

const { app, db, settings } = await testApp();
const read = async (query = "") => (await app.inject(`${productFeedPath}${query}`)).body;
const itemsIn = (feed: string) => [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) => item!);

beforeAll(async () => {
	const [jersey, scarf, hidden, cap] = await db
		.insert(products)
		.values([
			buildProduct({
				slug: "jersey",
				name: { id: "Jersey <kandang> & tandang", en: "Shirt" },
				price: 450_000,
				formerPrice: 500_000,
				pictures: [{ photo: "fotokaus", alt: { id: "Jersey" } } as never],
			}),
			buildProduct({ slug: "syal" }),
			buildProduct({ slug: "rahasia", releasedAt: new Date(Date.now() + 86_400_000) }),
			buildProduct({ slug: "topi", shipsOn: "2099-12-20" }),
		])
		.returning();
	await insertVariants(db, [
		buildVariant({ productId: scarf!.id, sku: "S".repeat(60), stock: 1, listOrder: 1 }),
		buildVariant({ productId: cap!.id, sku: "TOPI", stock: 0, preorders: 5, listOrder: 1 }),
		buildVariant({ productId: jersey!.id, sku: "J-M", size: "M", stock: 3, listOrder: 1 }),
		buildVariant({
			productId: jersey!.id,
			sku: "J-XXL",
			size: "XXL",
			stock: 0,
			priceOverride: 475_000,
			listOrder: 2,
		}),
		buildVariant({ productId: hidden!.id, sku: "R-1", stock: 9, listOrder: 1 }),
	]);
});

it("lists what is sold by variant, as Google and Meta read it, and nothing that is not out yet", async () => {
	const feed = await read();
	const items = itemsIn(feed);
	expect(items).toHaveLength(4);
	expect(feed).toContain('xmlns:g="http://base.google.com/ns/1.0"');
	expect(feed).not.toContain("rahasia");
	for (const said of [
		"<g:id>J-M</g:id>",
		"<g:item_group_id>jersey</g:item_group_id>",
		"Jersey &lt;kandang&gt; &amp; tandang",
		"<g:availability>in_stock</g:availability>",
		"<g:price>500000 IDR</g:price>",
		"<g:sale_price>450000 IDR</g:sale_price>",
		`<g:image_link>${settings.publicUrl}/photo/fotokaus?w=1200</g:image_link>`,
		"<g:condition>new</g:condition>",
	])
		expect(items[0]).toContain(said);
	expect(items[1]).toContain("<g:availability>out_of_stock</g:availability>");
	expect(items[1]).toContain("<g:price>475000 IDR</g:price>");
	expect(items[1]).not.toContain("sale_price");
	// Of one size only, and with an id as long as they read.
	expect(items[2]).not.toContain("item_group_id");
	expect(/<g:id>(.*?)</.exec(items[2]!)?.[1]).toHaveLength(50);
	expect(items[3]).toContain("<g:availability>preorder</g:availability>");
	expect(items[3]).toContain("<g:availability_date>2099-12-19T17:00:00.000Z</g:availability_date>");
});

it("is made once a minute, however many ask, and is new then", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(Date.now() + 120_000);
	expect(await read()).not.toContain("999000 IDR");
	await db.update(products).set({ price: 999_000 }).where(eq(products.slug, "topi"));
	const soon = await Promise.all([read(), read(), read()]);
	expect(soon.join()).not.toContain("999000 IDR");
	vi.setSystemTime(Date.now() + 61_000);
	expect(await read()).toContain("999000 IDR");
});
afterEach(() => void vi.useRealTimers());

it("is written in English, too, and costs nothing while nothing has changed", async () => {
	expect(itemsIn(await read("?lang=en"))[0]).toContain("<g:title>Shirt");
	expect(itemsIn(await read("?for=meta"))[0]).toContain("<g:availability>in stock<");
	const { headers } = await app.inject(productFeedPath);
	const again = await app.inject({
		url: productFeedPath,
		headers: { "if-none-match": String(headers.etag) },
	});
	expect(again.statusCode).toBe(304);
});
