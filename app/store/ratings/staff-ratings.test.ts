import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { listInbox } from "../../messages/inbox/inbox.server";
import { buildProduct } from "../factories";
import { products } from "../tables.server";
import { productRatings } from "./contract";
import { buildRating } from "./factories";
import { answerRating, hideRating, staffRatings } from "./staff-contract";
import { ratings } from "./tables.server";

const { db, call } = await testApp();
const [fan, seller] = [await createLoggedInMember(db), await createLoggedInMember(db)];
await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });
const { token } = seller;
const [product] = await db
	.insert(products)
	.values(buildProduct({ slug: "kandang" }))
	.returning();
const rate = async (stars: number) => {
	const rating = buildRating({ productId: product!.id, memberId: fan.id, stars, words: "Jahitannya lepas." });
	return (await db.insert(ratings).values(rating).returning())[0]!.id;
};
const shown = async () => (await call(productRatings, { slug: "kandang" })).body;
const list = async (wish: object) =>
	(await call(staffRatings, wish, { token })).body.ratings.map(({ id }) => id);

it("answers below a rating, tells its author once, and logs who said what", async () => {
	const id = await rate(2);
	expect(await list({ state: "unanswered" })).toEqual([id]);
	const answer = (words: string | null) => call(answerRating, { id, answer: words }, { token });
	await answer("Maaf, kami ganti.");
	await answer("Maaf, kami ganti hari ini.");
	expect((await shown()).ratings[0]?.answer).toBe("Maaf, kami ganti hari ini.");
	expect(await list({ state: "unanswered" })).toEqual([]);
	const { messages } = await listInbox(db, fan.id, "id");
	expect(messages).toMatchObject([{ title: "Klub menjawab penilaianmu", path: "/store/detail/kandang" }]);
	await answer(null);
	expect((await shown()).ratings[0]?.answer).toBeNull();
	const log = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `rating/${id}`));
	expect(log.map(({ after }) => after)).toEqual([
		{ answer: "Maaf, kami ganti." },
		{ answer: "Maaf, kami ganti hari ini." },
		{ answer: null },
	]);
	await db.delete(ratings);
});

it("hides a rating from list and average with a reason, and shows it again; its words and stars stay", async () => {
	const [bad, good] = [await rate(1), await rate(5)];
	expect((await shown()).average).toBe(3);
	const hide = (because: string | null) => call(hideRating, { id: bad, because }, { token });
	expect((await hide("")).status).toBe(422);
	expect((await hide("Menghina pembeli lain")).body).toMatchObject({ stars: 1, words: "Jahitannya lepas." });
	expect(await shown()).toMatchObject({ average: 5, count: 1 });
	expect(await list({ state: "hidden" })).toEqual([bad]);
	expect(await list({ most: 2 })).toEqual([bad]);
	expect(await list({ product: "kandang" })).toEqual([good, bad]);
	await hide(null);
	expect((await shown()).average).toBe(3);
	const log = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `rating/${bad}`));
	expect(log.map(({ action }) => action)).toEqual(["ratings.hide", "ratings.show"]);
	const unknown = await call(hideRating, { id: crypto.randomUUID(), because: "Tidak ada" }, { token });
	expect(unknown.body.error).toBe("rating.unknown");
});
