import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createPaidOrder } from "../../delivery/parcels/factories.server";
import { forgetPhotos } from "../../editing/photos/photos.server";
import { photos } from "../../editing/photos/tables.server";
import { orderPage } from "../../members/account/orders/order-page-contract";
import { createLoggedInMember } from "../../members/factories.server";
import { buildLine } from "../../orders/factories.server";
import { moveOrder } from "../../orders/move-order.server";
import { productDetail, productList } from "../contract";
import { buildProduct, buildVariant } from "../factories";
import { askReturn } from "../returns/contract";
import { insertVariants } from "../stock/stock.server";
import { products } from "../tables.server";
import { itemsToRate, productRatings, rateItem, ratingsPerPage } from "./contract";
import { buildRating } from "./factories";
import { ratings } from "./tables.server";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-ratings-"));
const { app, db, settings, jobs, call } = await testApp({ DATA_DIR: folder }, { limits: noLimits });
const context = { db, settings, jobs, limits: noLimits, language: "id" } as const;
const [member, other] = [
	await createLoggedInMember(db, { name: "Nadia Putri" }),
	await createLoggedInMember(db),
];
let productId: string;
let variantId: string;

beforeAll(async () => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "kandang" }))
		.returning();
	productId = product!.id;
	const [variant] = await insertVariants(db, [buildVariant({ productId, stock: 500 })]);
	variantId = variant!.id;
});

/** An order of the shirt, and its number. */
async function order(state: "paid" | "delivered" | "refunded" = "delivered", memberId = member.id) {
	const lines = [buildLine({ reference: variantId, allotmentId: variantId })];
	const { id, number } = await createPaidOrder(context, memberId, { lines });
	const steps = { paid: [], delivered: ["packed", "shipped", "delivered"], refunded: ["refunded"] } as const;
	for (const step of steps[state]) await moveOrder(db, id, step, { actor: "system" });
	return number;
}
const rate = (number: string, said: object, token = member.token) =>
	call(rateItem, { number, position: 1, stars: 5, ...said }, { token });
const shown = async (page = 1) => (await call(productRatings, { slug: "kandang", page })).body;
async function photo(token = member.token) {
	const response = await app.inject({
		method: "POST",
		url: "/api/photos",
		headers: { authorization: `Bearer ${token}` },
		payload: await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
			.png()
			.toBuffer(),
	});
	return (response.json() as { id: string }).id;
}

describe("a delivered item", () => {
	it("is rated with stars, words, fit and photographs, under the first name", async () => {
		const number = await order();
		const id = await photo();
		const { status, body } = await rate(number, { stars: 4, words: " Adem. ", fit: "small", photos: [id] });
		expect(status).toBe(200);
		expect(body.item.rating).toMatchObject({ stars: 4, words: "Adem.", fit: "small" });
		expect((await shown()).ratings[0]).toMatchObject({
			name: "Nadia",
			stars: 4,
			words: "Adem.",
			size: "M",
			fit: "small",
			photos: [{ id, width: 40, height: 30 }],
			isVerified: true,
			isEdited: false,
		});
	});

	it("is rated once: the same call changes the rating, even when pressed twice at once", async () => {
		const before = (await shown()).count;
		const number = await order();
		const answers = await Promise.all([1, 2, 3, 4].map((stars) => rate(number, { stars })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect((await shown()).count).toBe(before + 1);
		await rate(number, { stars: 2, words: "Ternyata luntur." });
		expect((await shown()).ratings[0]).toMatchObject({ stars: 2, words: "Ternyata luntur.", isEdited: true });
	});

	it("can be changed for thirty days, and not on the thirty-first", async () => {
		const number = await order();
		await rate(number, {});
		const age = (days: number) =>
			db.execute(sql`update ratings set created_at = now() - make_interval(days => ${days})
				where order_id = (select id from orders where number = ${number})`);
		await age(29);
		expect((await rate(number, { stars: 1 })).status).toBe(200);
		await age(31);
		expect((await rate(number, { stars: 5 })).body.error).toBe("rating.closed");
		const { items } = (await call(orderPage, { number }, { token: member.token })).body;
		expect(items[0]).toMatchObject({ canRate: false, rating: { stars: 1 } });
	});

	it("releases a removed photograph, and accepts nobody else's", async () => {
		const number = await order();
		const [kept, dropped] = [await photo(), await photo()];
		await rate(number, { photos: [kept, dropped] });
		await rate(number, { photos: [kept] });
		const used = async (id: string) => (await db.select().from(photos).where(eq(photos.id, id)))[0]?.isUsed;
		expect([await used(kept), await used(dropped)]).toEqual([true, false]);
		const { body } = await rate(number, { photos: [kept, await photo(other.token)] });
		expect(body.error).toBe("rating.unknown_photo");
		expect(await used(kept)).toBe(true);
	});

	it("never releases a photograph that a return shows, too, also when both change at once", async () => {
		const fan = await createLoggedInMember(db);
		const askWith = (number: string, shown: string[]) =>
			call(
				askReturn,
				{
					number,
					lines: [{ position: 1, quantity: 1 }],
					reason: "damaged",
					words: "Sobek.",
					photos: shown,
				},
				{ token: fan.token, headers: { "idempotency-key": randomUUID() } },
			);
		const evidence: string[] = [];
		for (let round = 0; round < 6; round++) {
			const [number, both] = [
				await order("delivered", fan.id),
				[await photo(fan.token), await photo(fan.token)],
			];
			await rate(number, { photos: both }, fan.token);
			const [asked, edited] =
				round === 0
					? [await askWith(number, both), await rate(number, { photos: [] }, fan.token)]
					: await Promise.all([askWith(number, both), rate(number, { photos: [] }, fan.token)]);
			expect([asked.status, edited.status]).toEqual([201, 200]);
			evidence.push(...both);
		}
		await db.update(photos).set({ createdAt: sql`now() - interval '25 hours'` });
		await forgetPhotos.run(context, {});
		expect(await db.$count(photos, inArray(photos.id, evidence))).toBe(evidence.length);
	});

	it("refuses a photograph that the sweep has just deleted", async () => {
		const fan = await createLoggedInMember(db);
		for (let round = 0; round < 4; round++) {
			const [number, id] = [await order("delivered", fan.id), await photo(fan.token)];
			await db.update(photos).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(photos.id, id));
			const [{ body }] = await Promise.all([
				rate(number, { photos: [id] }, fan.token),
				forgetPhotos.run(context, {}),
			]);
			expect(await db.$count(photos, eq(photos.id, id))).toBe(body.error === "rating.unknown_photo" ? 0 : 1);
		}
	});
});

describe("nobody can rate", () => {
	it.each(["paid", "refunded"] as const)("an order that is %s", async (state) => {
		expect((await rate(await order(state), {})).body.error).toBe("rating.not_arrived");
	});

	it("another member's item, or one that was not ordered", async () => {
		const number = await order();
		expect((await rate(number, {}, other.token)).status).toBe(404);
		expect((await rate("SU-000000-XXXXX", {})).status).toBe(404);
		expect(
			(await call(rateItem, { number, position: 2, stars: 5 }, { token: member.token })).body.error,
		).toBe("rating.unknown_item");
	});

	it.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { words: "x".repeat(1001) }, { fit: "tight" }])(
		"with %j",
		async (said) => {
			expect((await rate(await order(), said)).status).toBe(422);
		},
	);
});

describe("a product", () => {
	it("shows average, distribution and votes of all visible ratings, page by page", async () => {
		await db.delete(ratings);
		const rows = [5, 5, 4, 4, 4, 3, 1].map((stars, at) =>
			buildRating({
				productId,
				stars,
				fit: at < 2 ? "small" : "right",
				createdAt: new Date(Date.now() - at),
			}),
		);
		await db.insert(ratings).values([...rows, buildRating({ productId, stars: 1, hiddenBecause: "spam" })]);
		const { ratings: first, ...all } = await shown();
		expect(all).toMatchObject({
			average: 3.7,
			count: 7,
			distribution: [5, 4, 3, 2, 1].map((stars, at) => ({ stars, count: [2, 3, 1, 0, 1][at] })),
			votes: { small: 2, right: 5, large: 0 },
			pageCount: 2,
		});
		expect(first).toHaveLength(ratingsPerPage);
		expect((await shown(2)).ratings.map(({ stars }) => stars)).toEqual([1]);
		expect((await call(productDetail, { slug: "kandang" })).body.rating).toEqual({ average: 3.7, count: 7 });
		expect((await call(productList, {})).body.products[0]?.rating).toEqual({ average: 3.7, count: 7 });
	});

	it("starts without ratings; an unknown product is a 404", async () => {
		await db.insert(products).values(buildProduct({ slug: "baru" }));
		expect((await call(productRatings, { slug: "baru" })).body).toMatchObject({ average: null, count: 0 });
		expect((await call(productDetail, { slug: "baru" })).body.rating).toBeNull();
		expect((await call(productRatings, { slug: "tidak-ada" })).status).toBe(404);
	});
});

it("a member sees their own items to rate, and nobody else's", async () => {
	const fan = await createLoggedInMember(db);
	const waiting = async (token = fan.token) =>
		(await call(itemsToRate, {}, { token })).body.items.map(({ number }) => number);
	await order("paid", fan.id);
	const [older, newer] = [await order("delivered", fan.id), await order("delivered", fan.id)];
	expect(await waiting()).toEqual([newer, older]);
	const { items, count } = (await call(itemsToRate, { limit: 1 }, { token: fan.token })).body;
	expect([items.map(({ number }) => number), count]).toEqual([[newer], 2]);
	expect((await call(itemsToRate, { limit: 51 }, { token: fan.token })).status).toBe(422);
	await rate(older, {}, fan.token);
	expect(await waiting()).toEqual([newer]);
	expect(await waiting(other.token)).toEqual([]);
	expect((await call(orderPage, { number: newer }, { token: other.token })).status).toBe(404);
});
