import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { biteshipKey, startBiteshipServer } from "../../../../test/biteship-server";
import { deliveries } from "../../../delivery/parcels/tables.server";
import { insertAddress } from "../../../delivery/shipping/factories.server";
import { courierRates } from "../../../delivery/shipping/tables.server";
import { buildCompetition, buildMatchEvent, buildTeam, buildVenue } from "../../../matches/events/factories";
import { competitions, events, teams, venues } from "../../../matches/events/tables.server";
import { createLoggedInMember } from "../../../members/factories.server";
import { formatRupiah } from "../../../platform/words/money";
import { buildProduct, buildVariant } from "../../../store/factories";
import { insertVariants } from "../../../store/stock/stock.server";
import { products } from "../../../store/tables.server";
import { orderLines, orders } from "../../tables.server";
import { deliveryRates, placeStoreOrder } from "../contract";
import { isCourier } from "./delivery-days";

const server = await startBiteshipServer();
afterAll(() => server.close());
afterEach(() => server.breakWith(null));
const couriers = {
	COURIERS: "biteship",
	BITESHIP_API_KEY: biteshipKey,
	BITESHIP_URL: server.url,
	BITESHIP_WEBHOOK_SECRET: "rahasia-webhook-1987",
};
const { db, call } = await testApp({ ...couriers, UNPAID_ORDERS: "100" });
const member = await createLoggedInMember(db);
const address = await insertAddress(db, member.id);

let shirt: string;
beforeAll(async () => {
	shirt = await productOf(350);
});

async function productOf(weightGrams: number): Promise<string> {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: `jersey-${weightGrams}`, price: 500_000 }))
		.returning();
	const [variant] = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: `J-${weightGrams}`, stock: 50, weightGrams, listOrder: 1 }),
	]);
	return variant!.id;
}

const ask = (postcode = "12810") =>
	call(deliveryRates, { items: [{ variantId: shirt, quantity: 1 }], area: "31.74.01.1002", postcode });
const order = (delivery: object, token = member.token) =>
	call(placeStoreOrder, { items: [{ variantId: shirt, quantity: 1 }], method: "qris", delivery } as never, {
		token,
		headers: { "idempotency-key": randomUUID() },
		language: "en",
	});
const byJne = { addressId: address.id, courier: "jne", service: "reg", price: 18_000 };

describe("rates", () => {
	it("have courier, service, price and days, for the weight that we know", async () => {
		const { body } = await ask();
		expect(body).toMatchObject({ state: "fresh", weightGrams: 350, isServed: true });
		expect(body.services[0]).toMatchObject({
			courier: "jne",
			courierName: "JNE",
			name: "Reguler",
			price: 18_000,
		});
		expect(body.services[0]!.arrival.from <= body.services[0]!.arrival.to).toBe(true);
	});

	it("are cached, not fetched for everybody", async () => {
		const before = server.asked.length;
		await ask();
		await ask();
		expect(server.asked.length).toBe(before);
	});

	it("are those of their own weight, even between two that cost the same with most couriers", async () => {
		const lightest = await productOf(1_290);
		const heaviest = await productOf(1_310);
		const asked = server.asked.length;
		for (const variantId of [lightest, heaviest])
			await call(deliveryRates, {
				items: [{ variantId, quantity: 1 }],
				area: "31.74.01.1002",
				postcode: "12810",
			});
		expect(server.asked.length).toBe(asked + 2);
	});

	it("fall back to the last known ones while the couriers are down, and say so; or say that there are none", async () => {
		await db.update(courierRates).set({ askedAt: sql`now() - interval '1 day'` });
		server.breakWith("silent");
		const { body } = await ask();
		expect([body.state, body.services.length]).toEqual(["remembered", 3]);
		const other = (await ask("40135")).body;
		expect([other.state, other.services, other.isServed]).toEqual(["away", [], true]);
		expect((await order(byJne)).status).toBe(201);
	});

	it("are empty where no courier delivers", async () => {
		const { body } = await ask("98999");
		expect([body.state, body.services, body.isServed]).toEqual(["fresh", [], false]);
	});

	it("are known for a district alone, which is all that the estimate on a product's page has", async () => {
		const items = [{ variantId: shirt, quantity: 1 }];
		const { body } = await call(deliveryRates, { items, area: "31.74.01" });
		expect([body.state, body.isServed, body.services[0]?.price]).toEqual(["fresh", true, 18_000]);
		expect(body.services.some(({ courier }) => courier === "gojek")).toBe(false);
		const coordinates = { latitude: -6.2391, longitude: 106.8497 };
		const pointed = await call(deliveryRates, { items, area: "31.74.01", coordinates });
		expect(pointed.body.services.some(({ courier }) => courier === "gojek")).toBe(true);
	});

	it("include pick-up at the next home matches", async () => {
		await db.insert(competitions).values(buildCompetition());
		await db.insert(teams).values(buildTeam());
		await db.insert(venues).values(buildVenue());
		const startsAt = new Date(Date.now() + 20 * 86_400_000);
		await db.insert(events).values(buildMatchEvent({ slug: "laga-kandang", home: true, startsAt }));
		const { services, match } = (await ask()).body;
		expect(match?.slug).toBe("laga-kandang");
		expect(services.at(-1)).toMatchObject({ courier: "pickup", service: "laga-kandang", price: 0 });
		expect(services[0]!.isBeforeMatch).toBe(true);
		const placed = await order({ courier: "pickup", service: "laga-kandang", price: 0 });
		expect([placed.status, placed.body.total]).toEqual([201, 500_000]);
		expect((await order({ courier: "pickup", service: "other", price: 0 })).body.error).toBe(
			"checkout.no_pick_up",
		);
	});
});

describe("before the next home match", () => {
	/** At seven in the evening, where the club is. */
	const playOn = (day: string) =>
		db
			.update(events)
			.set({ startsAt: new Date(`${day}T12:00:00Z`), endsAt: new Date(`${day}T14:00:00Z`) })
			.where(eq(events.slug, "laga-kandang"));
	const dayAfter = (day: string) =>
		new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

	it("only what arrives the day before at the latest is in time", async () => {
		const arrivals = async () => {
			const services = (await ask()).body.services.filter(isCourier);
			return new Map(services.map(({ service, ...rest }) => [service, rest]));
		};
		const [slowest] = [...(await arrivals()).values()]
			.map(({ arrival }) => arrival.to)
			.toSorted()
			.slice(-1);
		await playOn(slowest!);
		for (const [service, { arrival, isBeforeMatch }] of await arrivals())
			expect(isBeforeMatch, service).toBe(arrival.to < slowest!);
		expect([...(await arrivals()).values()].map(({ isBeforeMatch }) => isBeforeMatch)).toContain(false);
		await playOn(dayAfter(slowest!));
		for (const [service, { isBeforeMatch }] of await arrivals()) expect(isBeforeMatch, service).toBe(true);
	});
});

describe("an order with its delivery", () => {
	it("keeps address, courier and price unchanged", async () => {
		await ask();
		const { status, body } = await order(byJne);
		expect([status, body.total]).toEqual([201, 518_000]);
		const [placed] = await db.select().from(orders).where(eq(orders.number, body.number));
		const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, placed!.id));
		expect(lines.map(({ kind, amount, taxInside }) => [kind, amount, taxInside > 0])).toEqual([
			["goods", 500_000, true],
			["shipping", 18_000, true],
		]);
		const [delivery] = await db.select().from(deliveries).where(eq(deliveries.orderId, placed!.id));
		expect(delivery).toMatchObject({ courier: "jne", price: 18_000, address: { recipient: "Sari Dewanti" } });
	});

	it("is refused with the new price when the fan saw another", async () => {
		const { status, body } = await order({ ...byJne, price: 1_000 });
		expect([status, body.error]).toEqual([409, "checkout.rate_changed"]);
		expect(body.message).toContain(formatRupiah(18_000));
	});

	it("is refused when the price is too old, or was never fetched", async () => {
		expect((await order({ ...byJne, service: "oke" })).body.error).toBe("checkout.rate_old");
		await db.update(courierRates).set({ askedAt: sql`now() - interval '3 hours'`, awayAt: null });
		expect((await order(byJne)).body.error).toBe("checkout.rate_old");
		await ask();
		expect((await order(byJne)).status).toBe(201);
	});

	it("only goes to one of the member's own addresses", async () => {
		const stranger = await createLoggedInMember(db);
		expect([(await order(byJne, stranger.token)).status]).toEqual([404]);
		expect((await order({ ...byJne, addressId: undefined })).body.error).toBe("checkout.needs_address");
	});
});

describe("insurance", () => {
	const items = async () => [{ variantId: await dear, quantity: 2 }];
	const place = async (delivery: object, total?: number) =>
		call(
			placeStoreOrder,
			{ items: await items(), method: "qris", delivery: { ...byJne, ...delivery }, total } as never,
			{ token: member.token, headers: { "idempotency-key": randomUUID() }, language: "en" },
		);
	let dear: Promise<string>;
	beforeAll(() => {
		dear = productOf(360);
	});

	it("is offered for goods that are worth it, and is a line of the order", async () => {
		expect((await ask()).body.services.every(({ insurance }) => insurance === null)).toBe(true);
		const rates = await call(deliveryRates, {
			items: await items(),
			area: "31.74.01.1002",
			postcode: "12810",
		});
		const insurances = rates.body.services.map(({ courier, insurance }) => [courier, insurance]);
		expect(insurances).toContainEqual(["jne", 2_000]);
		expect(insurances).toContainEqual(["jnt", null]);
		expect((await place({ isInsured: true }, 1_018_000)).body.error).toBe("checkout.total_changed");
		const placed = await place({ isInsured: true }, 1_020_000);
		expect([placed.status, placed.body.total]).toEqual([201, 1_020_000]);
		const [order] = await db.select().from(orders).where(eq(orders.number, placed.body.number));
		const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
		expect(lines.find(({ reference }) => reference === "insurance")).toMatchObject({
			kind: "service",
			amount: 2_000,
		});
		const [delivery] = await db.select().from(deliveries).where(eq(deliveries.orderId, order!.id));
		expect(delivery?.isInsured).toBe(true);
	});

	it("is refused where the courier does not insure", async () => {
		const refused = await place({ isInsured: true, courier: "jnt", service: "ez", price: 15_000 });
		expect([refused.status, refused.body.error]).toEqual([409, "checkout.no_insurance"]);
	});
});
