import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { deletePicture, pictureDetail } from "../../editing/media/contract";
import { libraryPictures } from "../../editing/media/tables.server";
import { photos } from "../../editing/photos/tables.server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { holdShares } from "../../orders/allotments/allotments.server";
import { allotments } from "../../orders/allotments/tables.server";
import { buildLine, createOrder } from "../../orders/factories.server";
import { productDetail, productList } from "../contract";
import { stockMovements } from "../tables.server";
import {
	changeProduct,
	changeVariant,
	createProduct,
	createVariant,
	moveStock,
	publishProduct,
	staffProduct,
	staffProducts,
	staffProductsPerPage,
	stockHistory,
} from "./contract";

const { db, jobs, settings, call } = await testApp();
const seller = await createLoggedInMember(db, { name: "Penjual" });
await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });
const { token } = seller;

const draft = (overrides = {}) => ({
	name: { id: "Kaus Ombak Édisi 1", en: "Wave tee, edition 1" },
	description: { id: "Katun tebal.", en: "Heavy cotton." },
	category: "pakaian" as const,
	division: "football" as const,
	price: 199_000,
	pictures: [{ art: "tee" as const, slug: "kaus-ombak", division: "football" as const }],
	weightGrams: 220,
	...overrides,
});
const create = (overrides = {}) => call(createProduct, draft(overrides), { token });
const add = (slug: string, sku: string, more = {}) =>
	call(createVariant, { slug, sku, size: sku.slice(-1), weightGrams: 220, ...more }, { token });
const move = (id: string, change: number, reason = "received", key = randomUUID()) =>
	call(moveStock, { id, change, reason } as never, { token, headers: { "idempotency-key": key } });
const publish = (slug: string, isPublished = true) => call(publishProduct, { slug, isPublished }, { token });
async function createOnSale(slug: string, stock = 10) {
	await create({ slug });
	const { body } = await add(slug, `${slug.toUpperCase()}-M`, { stock });
	await publish(slug);
	return body.variants[0]!.id;
}

describe("a product", () => {
	it("is created in both languages, hidden, and appears in the store once it has something to sell", async () => {
		const { status, body } = await create();
		expect([status, body.slug, body.isPublished, body.releasedAt]).toEqual([
			201,
			"kaus-ombak-edisi-1",
			false,
			null,
		]);
		expect((await call(productDetail, { slug: body.slug }, {})).status).toBe(404);
		expect((await publish(body.slug)).body.error).toBe("product.nothing_to_sell");
		await add(body.slug, "KOE-M", { stock: 5 });
		expect((await publish(body.slug)).body).toMatchObject({ isPublished: true });
		const shown = await call(productDetail, { slug: body.slug }, { language: "en" });
		expect(shown.body).toMatchObject({ name: "Wave tee, edition 1", variants: [{ sku: "KOE-M", stock: 5 }] });
		expect((await create()).body.error).toBe("product.slug_taken");
	});

	it("is not overwritten by somebody who missed the latest change; a sale is no such change", async () => {
		const { slug, version } = (await create({ slug: "topi-berdua" })).body;
		const save = (price: number, version?: string) =>
			call(changeProduct, { slug, ...draft({ price }), version }, { token });
		await add(slug, "TOPI-M", { stock: 3 });
		await publish(slug);
		const [one, other] = await Promise.all([save(210_000, version), save(220_000, version)]);
		expect([one.status, other.status].sort()).toEqual([200, 409]);
		const [won, lost] = one.status === 200 ? [one, other] : [other, one];
		expect(lost.body.error).toBe("product.changed");
		const now = (await call(staffProduct, { slug }, { token })).body;
		expect([now.price, now.version]).toEqual([won.body.price, won.body.version]);
		expect((await save(230_000, now.version)).body.price).toBe(230_000);
		// Without a version the current one is overwritten.
		expect((await save(240_000)).body.price).toBe(240_000);
	});

	it("has another version whatever of it was changed, so that no save overwrites a change unseen", async () => {
		const { slug, version } = (await create({ slug: "topi-lengkap" })).body;
		const changes = {
			name: { id: "Topi" },
			description: { id: "Untuk siang hari." },
			category: "aksesori",
			division: "club",
			price: 99_000,
			formerPrice: 299_000,
			pictures: [{ art: "tee", slug: "topi", division: "club" }],
			sizeGuide: { columns: [], rows: [] },
			playerSlug: "arga-mahendra",
			weightGrams: 90,
			featured: true,
			printing: { kit: "home", price: 50_000, days: 2 },
			memberLimit: 2,
			shipsOn: "2027-01-01",
		};
		for (const [name, value] of Object.entries(changes)) {
			const saved = await call(changeProduct, { slug, ...draft({ [name]: value }) }, { token });
			expect([name, saved.status]).toEqual([name, 200]);
			expect(saved.body.version, name).not.toBe(version);
			expect((await call(changeProduct, { slug, ...draft(), version }, { token })).status, name).toBe(409);
			await call(
				changeProduct,
				{ slug, ...draft({ printing: null, memberLimit: null, shipsOn: null }) },
				{ token },
			);
		}
	});

	it("shows only photographs from the library, which says that they are in use", async () => {
		const photo = { photo: "A".repeat(22), width: 800, height: 800 };
		const refused = await create({ slug: "kaus-foto", pictures: [photo] });
		expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["pictures"]]);
		await db.insert(photos).values({ id: photo.photo, width: 800, height: 800, isUsed: true });
		await db.insert(libraryPictures).values({ photoId: photo.photo, name: "Kaus di rak" });
		expect((await create({ slug: "kaus-foto", pictures: [photo] })).status).toBe(201);
		const { uses } = (await call(pictureDetail, { id: photo.photo }, { token })).body;
		expect(uses).toMatchObject([{ kind: "product", id: "kaus-foto" }]);
		expect((await call(deletePicture, { id: photo.photo }, { token })).body.error).toBe("picture.shown");
	});

	it("is hidden from list, detail and total, and comes back with its release date", async () => {
		await createOnSale("syal-sembunyi");
		const total = async () => (await call(productList, { category: "pakaian" }, {})).body.total;
		const [before, { releasedAt }] = [
			await total(),
			(await call(staffProduct, { slug: "syal-sembunyi" }, { token })).body,
		];
		await publish("syal-sembunyi", false);
		expect(await total()).toBe(before - 1);
		expect((await call(productDetail, { slug: "syal-sembunyi" }, {})).status).toBe(404);
		await publish("syal-sembunyi", false);
		expect((await publish("syal-sembunyi")).body.releasedAt).toBe(releasedAt);
		expect(await total()).toBe(before);
	});

	it("logs what was changed, and by whom", async () => {
		await create({ slug: "kaus-ubah" });
		const changed = await call(
			changeProduct,
			{ slug: "kaus-ubah", ...draft({ price: 149_000, formerPrice: 199_000 }) },
			{ token },
		);
		expect(changed.body).toMatchObject({ price: 149_000, formerPrice: 199_000 });
		const log = await db.select().from(auditLog).where(eq(auditLog.subject, "product/kaus-ubah"));
		expect(log.at(-1)).toMatchObject({
			memberId: seller.id,
			action: "store.product-change",
			before: { price: 199_000 },
			after: { price: 149_000, formerPrice: 199_000 },
		});
		const wrong = await call(
			changeProduct,
			{ slug: "kaus-ubah", ...draft({ formerPrice: 1_000 }) },
			{ token, language: "en" },
		);
		expect([wrong.status, wrong.body.errors]).toEqual([
			422,
			{ formerPrice: ["The old price must be higher than today's."] },
		]);
		expect((await call(changeProduct, { slug: "tidak-ada", ...draft() }, { token })).status).toBe(404);
	});

	it("is listed with what is left, searched literally, page by page", async () => {
		for (let at = 0; at < staffProductsPerPage + 2; at++)
			await create({ slug: `banyak-${at}`, name: { id: `Banyak 100% ${at}` } });
		const first = (await call(staffProducts, { q: "BANYAK 100%" }, { token })).body;
		const second = (await call(staffProducts, { q: "banyak", after: first.next! }, { token })).body;
		expect([first.products.length, second.products.map(({ slug }) => slug), second.next]).toEqual([
			staffProductsPerPage,
			["banyak-1", "banyak-0"],
			null,
		]);
		await createOnSale("kaus-daftar", 7);
		const found = (await call(staffProducts, { state: "published", q: "ombak" }, { token })).body.products;
		expect(found.find(({ slug }) => slug === "kaus-daftar")).toMatchObject({
			left: 7,
			variants: 1,
			soldOut: 0,
		});
	});

	it("has each SKU and each size only once", async () => {
		await createOnSale("kaus-sekali");
		expect((await add("kaus-sekali", "KAUS-SEKALI-M")).body.error).toBe("variant.sku_taken");
		expect((await add("kaus-sekali", "LAIN-M")).body.error).toBe("variant.choice_taken");
		const { body } = await add("kaus-sekali", "KAUS-SEKALI-L", { price: 219_000 });
		const large = body.variants[1]!;
		const renamed = { id: large.id, sku: "KAUS-SEKALI-XL", size: "XL", weightGrams: 250 };
		expect((await call(changeVariant, renamed, { token })).body.variants[1]).toMatchObject({
			sku: "KAUS-SEKALI-XL",
			price: null,
		});
		const taken = { ...renamed, size: "M" };
		expect((await call(changeVariant, taken, { token })).body.error).toBe("variant.choice_taken");
	});
});

describe("stock", () => {
	it("changes by movements with a reason, and the store shows it", async () => {
		const id = await createOnSale("kaus-stok");
		expect((await move(id, 5)).body.stock).toEqual({ size: 15, held: 0, sold: 0, left: 15 });
		expect((await move(id, -3, "damaged")).body.stock.left).toBe(12);
		const { movements, stock } = (await call(stockHistory, { id }, { token })).body;
		expect(stock.left).toBe(12);
		expect(movements.map(({ change, reason, size, by }) => [change, reason, size, by])).toEqual([
			[-3, "damaged", 12, "Penjual"],
			[5, "received", 15, "Penjual"],
			[10, "received", 10, "Penjual"],
		]);
		const shown = (await call(productDetail, { slug: "kaus-stok" }, {})).body;
		expect(shown.variants[0]?.stock).toBe(12);
		await expect(db.update(stockMovements).set({ change: 1 })).rejects.toThrow();
	});

	it("never falls below what is held and sold; an expired hold does not count", async () => {
		const id = await createOnSale("kaus-tahan");
		await db.update(allotments).set({ sold: 4 }).where(eq(allotments.id, id));
		const hold = randomUUID();
		await holdShares(db, hold, [{ allotmentId: id, quantity: 3 }], 600);
		expect((await move(id, -4, "lost")).body.error).toBe("stock.not_enough");
		expect(await db.$count(stockMovements, eq(stockMovements.variantId, id))).toBe(1);
		expect((await move(id, -3, "lost")).body.stock).toEqual({ size: 7, held: 3, sold: 4, left: 0 });
		await db.execute(sql`update holds set expires_at = now() where hold_id = ${hold}`);
		expect((await move(id, -3, "counted")).body.stock).toEqual({ size: 4, held: 0, sold: 4, left: 0 });
	});

	it("moves once per key, and by exactly the sum when many move at once", async () => {
		const id = await createOnSale("kaus-ramai", 20);
		const key = randomUUID();
		await move(id, 1, "received", key);
		await move(id, 1, "received", key);
		const moves = await Promise.all(Array.from({ length: 12 }, () => move(id, -2, "given_away")));
		expect(moves.filter(({ status }) => status === 201)).toHaveLength(10);
		expect(moves.filter(({ body }) => body.error === "stock.not_enough")).toHaveLength(2);
		const [{ sum }] = (
			await db.execute<{ sum: string }>(sql`select sum(change) from stock_movements where variant_id = ${id}`)
		).rows as [{ sum: string }];
		const [stock] = await db.select().from(allotments).where(eq(allotments.id, id));
		expect([Number(sum), stock?.size]).toEqual([1, 1]);
	});

	it("belongs to a variant: anything else is unknown", async () => {
		expect((await move(randomUUID(), 1)).body.error).toBe("variant.unknown");
		// An allotment of something else.
		const { rows } = await db.execute<{ id: string }>(
			sql`insert into allotments (kind, size) values ('section', 5) returning id`,
		);
		expect((await move(rows[0]!.id, 1)).body.error).toBe("variant.unknown");
		expect((await move(rows[0]!.id, 0)).status).toBe(422);
	});
});

describe("printing, limits and pre-orders", () => {
	const special = {
		printing: { kit: "home" as const, price: 75_000, days: 3 },
		memberLimit: 2,
		shipsOn: "2030-01-15",
	};

	it("are set with the product, stay when left out, and are removed by null", async () => {
		const { body } = await create({ slug: "jersey-cetak", ...special });
		expect(body).toMatchObject(special);
		const change = (more: object) =>
			call(changeProduct, { slug: "jersey-cetak", ...draft(), ...more }, { token });
		expect((await change({})).body).toMatchObject(special);
		expect((await change({ printing: null, memberLimit: null, shipsOn: null })).body).toMatchObject({
			printing: null,
			memberLimit: null,
			shipsOn: null,
		});
		for (const wrong of [
			{ memberLimit: 0 },
			{ shipsOn: "besok" },
			{ printing: { kit: "home", price: 0, days: 1 } },
		])
			expect((await change(wrong)).status).toBe(422);
	});

	it("have a quota per size that never falls below what is ordered", async () => {
		await create({ slug: "jersey-prapesan", ...special });
		const { body } = await add("jersey-prapesan", "JPP-M", { preorders: 30 });
		const [variant] = body.variants;
		expect(variant).toMatchObject({ preorders: { size: 30, left: 30 } });
		await publish("jersey-prapesan");
		const { rows } = await db.execute<{ preorder_id: string }>(
			sql`select preorder_id from product_variants where id = ${variant!.id}`,
		);
		const preorderId = rows[0]!.preorder_id;
		await holdShares(db, randomUUID(), [{ allotmentId: preorderId, quantity: 7 }], 600);
		const fields = { id: variant!.id, sku: "JPP-M", size: "M", weightGrams: 220 };
		const change = (more: object) => call(changeVariant, { ...fields, ...more }, { token });
		expect((await change({ preorders: 6 })).body).toMatchObject({ error: "stock.not_enough" });
		expect((await change({ preorders: 7 })).body.variants).toMatchObject([
			{ preorders: { size: 7, left: 0 } },
		]);
		expect((await change({})).body.variants).toMatchObject([{ preorders: { size: 7 } }]);
	});

	it("begin with the first quota of a size that had none", async () => {
		await create({ slug: "jersey-susulan" });
		const [variant] = (await add("jersey-susulan", "JSU-M")).body.variants;
		expect(variant!.preorders).toBeNull();
		const { body } = await call(
			changeVariant,
			{ id: variant!.id, sku: "JSU-M", size: "M", weightGrams: 220, preorders: 5 },
			{ token },
		);
		expect(body.variants).toMatchObject([{ preorders: { size: 5, held: 0, sold: 0, left: 5 } }]);
	});
});

it("says how many open orders have a product's price", async () => {
	const id = await createOnSale("kaus-terpesan");
	const buyer = await createLoggedInMember(db);
	const read = async () => (await call(staffProduct, { slug: "kaus-terpesan" }, { token })).body.openOrders;
	expect(await read()).toBe(0);
	await createOrder(
		{ db, jobs, settings, language: "id" },
		{ memberId: buyer.id, lines: [buildLine({ reference: id, allotmentId: id })] },
	);
	expect(await read()).toBe(1);
});
