import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { inbox } from "../../messages/inbox/inbox-contract";
import { messages } from "../../messages/tables.server";
import { allotments } from "../../orders/allotments/tables.server";
import { buildProduct, buildVariant } from "../factories";
import { insertVariants } from "../stock/stock.server";
import { products } from "../tables.server";
import {
	askForNotice,
	dropNotice,
	dropWish,
	mostWishes,
	saveWishes,
	someProducts,
	stockNoticeList,
	waitedSizes,
	wishList,
} from "./contract";
import { tellWaiting } from "./stock-notices.server";
import { stockNotices, wishes } from "./tables.server";

const { db, call, jobs, settings, runJobs } = await testApp();
const context = { db, jobs, settings, limits: undefined as never };

let soldOut: string;
beforeAll(async () => {
	const rows = await db
		.insert(products)
		.values([
			...["jersey", "scarf", "mug"].map((slug) => buildProduct({ slug, name: { id: slug } })),
			buildProduct({ slug: "secret", releasedAt: new Date("2199-01-01") }),
		])
		.returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: rows[0]!.id, stock: 0 })]);
	soldOut = variant!.id;
});

describe("a wish list", () => {
	it("takes over a guest's wishes, once, without what is not sold", async () => {
		const { token } = await createLoggedInMember(db);
		await call(saveWishes, { slugs: ["mug"] }, { token });
		const merged = await call(saveWishes, { slugs: ["jersey", "mug", "secret", "nothing"] }, { token });
		expect(merged.body.slugs).toEqual(["jersey", "mug"]);
		expect((await call(wishList, {}, { token })).body.slugs).toEqual(["jersey", "mug"]);
		expect((await call(dropWish, { slug: "jersey" }, { token })).body.slugs).toEqual(["mug"]);
		expect((await call(dropWish, { slug: "jersey" }, { token })).status).toBe(200);
	});

	it("is private to the member, and needs a log-in", async () => {
		const [a, b] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		await call(saveWishes, { slugs: ["mug"] }, { token: a.token });
		await call(dropWish, { slug: "mug" }, { token: b.token });
		expect((await call(wishList, {}, { token: b.token })).body.slugs).toEqual([]);
		expect((await call(wishList, {}, { token: a.token })).body.slugs).toEqual(["mug"]);
		expect((await call(wishList, {})).status).toBe(401);
	});

	it("has a maximum size", async () => {
		const member = await createLoggedInMember(db);
		const slugs = Array.from({ length: mostWishes + 5 }, (_, at) => `thing-${at}`);
		await db.insert(products).values(slugs.map((slug) => buildProduct({ slug })));
		expect((await call(saveWishes, { slugs }, { token: member.token })).status).toBe(422);
		await call(saveWishes, { slugs: slugs.slice(0, mostWishes) }, { token: member.token });
		const { body } = await call(saveWishes, { slugs: slugs.slice(mostWishes) }, { token: member.token });
		expect(body.slugs).toEqual(expect.arrayContaining(slugs.slice(mostWishes)));
		expect(await db.$count(wishes, eq(wishes.memberId, member.id))).toBe(mostWishes);
	});

	it("shows products in its own order", async () => {
		const { body } = await call(someProducts, { slugs: "mug,nothing,secret,jersey,mug" });
		expect(body.products.map(({ slug }) => slug)).toEqual(["mug", "jersey"]);
		for (const slugs of ["", ",", "a,,b", "A", "a'--"])
			expect((await call(someProducts, { slugs })).status, slugs).toBe(422);
	});
});

describe("those who wait for a size", () => {
	const setStock = (size: number) => db.update(allotments).set({ size }).where(eq(allotments.id, soldOut));
	const heard = async (token: string) =>
		(await call(inbox, {}, { token, language: "en" })).body.messages.map(({ title, path }) => [title, path]);
	const mailed = (email: string) => db.$count(messages, eq(messages.to, email));

	it("are told once, by mail and in the inbox, when it is back", async () => {
		const [fan, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		const ask = () => call(askForNotice, { variantId: soldOut }, { token: fan.token });
		expect([(await ask()).body, (await ask()).body]).toEqual([{ isWaiting: true }, { isWaiting: true }]);
		await call(askForNotice, { variantId: soldOut }, { token: other.token });
		await call(dropNotice, { variantId: soldOut }, { token: other.token });
		const waiting = await call(stockNoticeList, { slug: "jersey" }, { token: fan.token });
		expect(waiting.body.variantIds).toEqual([soldOut]);
		await tellWaiting.run(context, {});
		expect(await heard(fan.token)).toEqual([]);
		await setStock(3);
		await Promise.all([tellWaiting.run(context, {}), tellWaiting.run(context, {})]);
		await tellWaiting.run(context, {});
		await runJobs();
		expect(await heard(fan.token)).toEqual([["jersey, M", "/store/detail/jersey"]]);
		expect([await mailed(fan.email), await mailed(other.email)]).toEqual([1, 0]);
		expect(await db.$count(stockNotices)).toBe(0);
		await setStock(0);
	});

	it("see all of them in one list that is theirs alone", async () => {
		const [fan, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		await call(askForNotice, { variantId: soldOut }, { token: fan.token });
		const sizes = async (token: string) => (await call(waitedSizes, {}, { token })).body.sizes;
		expect(await sizes(fan.token)).toEqual([{ variantId: soldOut, title: "jersey, M", product: "jersey" }]);
		expect(await sizes(other.token)).toEqual([]);
		expect((await call(waitedSizes, {})).status).toBe(401);
		await call(dropNotice, { variantId: soldOut }, { token: fan.token });
		expect(await sizes(fan.token)).toEqual([]);
	});

	it("must be members, and wait for something that is on sale", async () => {
		const { token } = await createLoggedInMember(db);
		expect((await call(askForNotice, { variantId: randomUUID() }, { token })).status).toBe(404);
		expect((await call(askForNotice, { variantId: soldOut })).status).toBe(401);
	});
});
