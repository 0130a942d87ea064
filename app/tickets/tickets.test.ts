import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import {
	buildCompetition,
	buildEvent,
	buildMatchEvent,
	buildTeam,
	buildVenue,
} from "../matches/events/factories";
import { competitions, events, teams, venues } from "../matches/events/tables.server";
import { promoLink, ticketSale, ticketSaleList } from "./contract";
import { buildPromoLink, buildTicketSale, buildTicketSection } from "./factories";
import { insertPromoLinks, insertSections } from "./sections/quotas.server";
import { ticketSales } from "./tables.server";

const { db, call } = await testApp();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

type Counts = { quota?: number; sold?: number };

/** An event with two sections on sale: `utara-1`, and `vip-1`, which is always sold out. */
async function addSale(
	slug: string,
	times: { starts: number; opens: number; closes?: number },
	north: Counts = {},
) {
	const startsAt = inDays(times.starts);
	const [event] = await db.insert(events).values(buildMatchEvent({ slug, startsAt })).returning();
	const [sale] = await db
		.insert(ticketSales)
		.values(
			buildTicketSale({
				eventId: event!.id,
				opensAt: inDays(times.opens),
				closesAt: inDays(times.closes ?? times.starts),
			}),
		)
		.returning();
	await insertSections(db, [
		buildTicketSection({ saleId: sale!.id, ...north }),
		buildTicketSection({
			saleId: sale!.id,
			key: "vip-1",
			stand: "vip",
			label: { id: "VIP 1" },
			price: 350_000,
			quota: 10,
			sold: 10,
			listOrder: 2,
		}),
	]);
	return sale!;
}

let open: { id: string };
beforeAll(async () => {
	await db.insert(competitions).values(buildCompetition());
	await db.insert(teams).values(buildTeam());
	await db.insert(venues).values(buildVenue());
	open = await addSale("laga-dibuka", { starts: 5, opens: -3 }, { quota: 100, sold: 92 });
	await addSale("laga-nanti", { starts: 9, opens: 2 });
	await addSale("laga-habis", { starts: 7, opens: -3 }, { quota: 100, sold: 100 });
	await addSale("laga-ditutup", { starts: 3, opens: -9, closes: -1 });
	await addSale("laga-lalu", { starts: -8, opens: -20 });
	await db.insert(events).values(buildEvent({ slug: "tanpa-tiket", startsAt: inDays(4) }));
});

const statesOf = (list: { slug: string; tickets: { state: string } | null }[]) =>
	list.map(({ slug, tickets }) => `${slug} ${tickets?.state}`);

describe("the list of ticket sales", () => {
	it("shows upcoming events, soonest first, each with the state of its sale", async () => {
		const { body } = await call(ticketSaleList, {});
		expect(statesOf(body.events)).toEqual([
			"laga-ditutup closed",
			"laga-dibuka open",
			"laga-habis sold-out",
			"laga-nanti soon",
		]);
		expect(body).toMatchObject({ total: 4, page: 1, pageCount: 1, divisions: ["football"] });
	});

	it("shows the cheapest section with places left", async () => {
		const { body } = await call(ticketSaleList, {});
		const offers = new Map(body.events.map(({ slug, tickets }) => [slug, tickets]));
		expect(offers.get("laga-dibuka")).toMatchObject({ fromPrice: 75_000, left: 8 });
		expect(offers.get("laga-habis")).toMatchObject({ fromPrice: null, left: 0 });
	});

	it("lists past events separately", async () => {
		expect(statesOf((await call(ticketSaleList, {})).body.past)).toEqual(["laga-lalu closed"]);
		expect((await call(ticketSaleList, { page: 2 })).body).toMatchObject({ events: [], past: [], total: 4 });
	});

	it("filters by house", async () => {
		expect((await call(ticketSaleList, { division: "football" })).body.total).toBe(4);
		expect((await call(ticketSaleList, { division: "esports" })).body).toMatchObject({
			events: [],
			past: [],
		});
	});

	it.each([{ division: "curling" }, { page: 0 }, { page: "x" }])("refuses %o", async (input) => {
		const { status, body } = await call(ticketSaleList, input as never);
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(input));
	});
});

describe("a ticket sale", () => {
	it("is found by its event's slug and by its own id", async () => {
		const bySlug = await call(ticketSale, { event: "laga-dibuka" });
		const byId = await call(ticketSale, { event: open.id });
		expect(bySlug.body.event.slug).toBe("laga-dibuka");
		expect(byId.body).toEqual(bySlug.body);
	});

	it("counts held places as taken and reports when few are left", async () => {
		const { body } = await call(ticketSale, { event: "laga-dibuka" });
		expect(body.sections).toMatchObject([
			{ key: "utara-1", label: "Utara 1", left: 8, availability: "few", price: 75_000, perMemberLimit: 4 },
			{ key: "vip-1", left: 0, availability: "none" },
		]);
		const later = (await call(ticketSale, { event: "laga-nanti" }, { language: "en" })).body;
		expect(later.sections[0]).toMatchObject({ label: "North 1", left: 100, availability: "free" });
	});

	it.each(["tidak-ada", "tanpa-tiket", "00000000-0000-4000-8000-000000000000"])(
		"answers 404 for %s",
		async (event) => {
			const { status, body } = await call(ticketSale, { event });
			expect(status).toBe(404);
			expect(body.error).toBe("tickets.unknown_sale");
		},
	);

	it("rejects an invalid slug", async () => {
		expect((await call(ticketSale, { event: "Laga_1" })).status).toBe(422);
	});
});

describe("a promo link", () => {
	beforeAll(async () => {
		const window = { saleId: open.id, opensAt: inDays(-1), closesAt: inDays(1) };
		await insertPromoLinks(db, [
			buildPromoLink({ ...window, slug: "pelajar", quota: 50, sold: 20 }),
			buildPromoLink({ ...window, slug: "belum", opensAt: inDays(1), closesAt: inDays(2) }),
			buildPromoLink({ ...window, slug: "lewat", opensAt: inDays(-3), closesAt: inDays(-2) }),
			buildPromoLink({ ...window, slug: "terpakai", quota: 5, sold: 5 }),
			buildPromoLink({ ...window, slug: "penuh", sectionKeys: ["vip-1"] }),
			buildPromoLink({ ...window, slug: "tetap", price: { kind: "fixed", price: 30_000 } }),
		]);
	});

	it.each([
		["pelajar", "open"],
		["belum", "soon"],
		["lewat", "ended"],
		["terpakai", "used-up"],
		["penuh", "sold-out"],
	])("%s is %s", async (slug, state) => {
		expect((await call(promoLink, { slug })).body.state).toBe(state);
	});

	it("has its own price for its own sections only", async () => {
		const { body } = await call(promoLink, { slug: "pelajar" }, { language: "en" });
		expect(body).toMatchObject({
			label: "Student price",
			left: 30,
			prices: [{ key: "utara-1", price: 60_000 }],
		});
		expect(body.sections).toHaveLength(2);
		expect(body.event.slug).toBe("laga-dibuka");
		expect((await call(promoLink, { slug: "tetap" })).body.prices[0]?.price).toBe(30_000);
	});

	it("ends with its sale", async () => {
		const sale = await addSale("laga-usai", { starts: 2, opens: -9, closes: -1 });
		await insertPromoLinks(db, [
			buildPromoLink({ saleId: sale.id, slug: "terlambat", opensAt: inDays(-2), closesAt: inDays(1) }),
		]);
		expect((await call(promoLink, { slug: "terlambat" })).body.state).toBe("ended");
	});

	it("is a 404 if unknown", async () => {
		const { status, body } = await call(promoLink, { slug: "tidak-ada" });
		expect(status).toBe(404);
		expect(body.error).toBe("tickets.unknown_promo");
		expect((await call(promoLink, { slug: "A B" })).status).toBe(422);
	});
});
