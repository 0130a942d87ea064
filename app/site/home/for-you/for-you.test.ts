import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { buyTickets, createTicketSale } from "../../../../test/ticket-sale";
import { createLoggedInMember } from "../../../members/factories.server";
import { follow } from "../../../members/follows/contract";
import { readMessage } from "../../../messages/inbox/inbox-contract";
import { notifyMember } from "../../../messages/notifications/announce.server";
import { buildArticle } from "../../../news/factories";
import { articles } from "../../../news/tables.server";
import { buildLine, createOrder, createStock } from "../../../orders/factories.server";
import { buildPlayer } from "../../../people/players/factories";
import { players } from "../../../people/players/tables.server";
import { rateLimits } from "../../../platform/http/rate-limit.server";
import { buildProduct, buildVariant } from "../../../store/factories";
import { insertVariants } from "../../../store/stock/stock.server";
import { products } from "../../../store/tables.server";
import { askForNotice } from "../../../store/wishes/contract";
import { forYou } from "./contract";

const { call, db, pool, jobs, settings } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const read = async ({ token }: { token: string }, language: "id" | "en" = "id") =>
	(await call(forYou, {}, { token, language })).body;

beforeAll(async () => {
	await db.insert(players).values(buildPlayer({ slug: "raka-wirayuda", division: "football" }));
	await db
		.insert(articles)
		.values([
			buildArticle({ slug: "kabar-bola", category: "football" }),
			buildArticle({ slug: "kabar-esports", category: "esports" }),
			buildArticle({ slug: "kabar-klub", category: "club" }),
		]);
});

it("is empty for a member who follows nobody and owes nothing, and private", async () => {
	expect(await read(await createLoggedInMember(db))).toEqual({ steps: [], matches: [], stories: [] });
	expect((await call(forYou, {})).status).toBe(401);
});

it("has the matches and stories of followed divisions and players and the favourite division", async () => {
	const { slug } = await createTicketSale(db);
	const [fan, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
	await call(follow, { kind: "player", target: "raka-wirayuda" }, fan);
	expect((await read(fan)).matches.map((match) => match.slug)).toContain(slug);
	await call(follow, { kind: "division", target: "football" }, fan);
	const shown = await read(fan);
	expect(shown.matches.length).toBeLessThanOrEqual(3);
	expect(shown.stories.map((story) => story.slug)).toEqual(["kabar-bola"]);
	expect(await read(other)).toEqual({ steps: [], matches: [], stories: [] });
	const fanOfEsports = await createLoggedInMember(db, { favouriteDivision: "esports" });
	expect((await read(fanOfEsports)).stories.map((story) => story.slug)).toEqual(["kabar-esports"]);
});

describe("what to do next", () => {
	it("lists payments, tickets, messages and awaited sizes, each with its page", async () => {
		const fan = await createLoggedInMember(db);
		const line = buildLine({
			allotmentId: await createStock(db, 5),
			title: { id: "Syal Ombak", en: "Wave scarf" },
		});
		const { order } = await createOrder(context, { memberId: fan.id, lines: [line] });
		const { saleId, sections } = await createTicketSale(db);
		await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 1 });
		const [product] = await db
			.insert(products)
			.values(buildProduct({ slug: "jersey-kandang" }))
			.returning();
		const [variant] = await insertVariants(db, [
			buildVariant({ productId: product!.id, size: "L", stock: 0 }),
		]);
		await call(askForNotice, { variantId: variant!.id }, fan);
		await notifyMember(context, fan.id, "store", {
			title: { id: "Kabar baik", en: "Good news" },
			body: { id: "Sudah ada lagi.", en: "It is back." },
			path: "/store/detail/jersey-kandang",
			tag: "kabar",
		});
		await notifyMember(context, fan.id, "orders", {
			title: { id: "Pesanan" },
			body: { id: "Tinggal bayar." },
			path: `/profile/more/${order.number}`,
			tag: "pesanan",
		});
		const { steps } = await read(fan, "en");
		expect(steps.map(({ kind, path }) => [kind, path])).toEqual([
			["pay", `/order-complete?order=${order.number}`],
			["ticket", "/profile/all/tickets"],
			["message", "/store/detail/jersey-kandang"],
			["size", "/store/detail/jersey-kandang"],
		]);
		expect(steps[0]).toMatchObject({ title: "Wave scarf", text: expect.stringMatching(/^Pay Rp.\d/) });
		expect(steps[3]!.text).toContain("Still sold out");

		const message = steps.find(({ kind }) => kind === "message")!;
		await call(readMessage, { id: message.id }, fan);
		expect((await read(fan)).steps.map(({ kind }) => kind)).toEqual(["pay", "ticket", "size"]);
	});
});
