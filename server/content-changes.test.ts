import { eq, inArray } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buildEvent, buildVenue } from "../app/matches/events/factories";
import { events, venues } from "../app/matches/events/tables.server";
import { createMember } from "../app/members/factories.server";
import { members } from "../app/members/tables.server";
import { type AllotmentKind, allotments } from "../app/orders/allotments/tables.server";
import { lowStock } from "../app/store/catalogue/product-tile";
import { buildProduct, buildVariant } from "../app/store/factories";
import { ratings } from "../app/store/ratings/tables.server";
import { insertVariants } from "../app/store/stock/stock.server";
import { products, variants } from "../app/store/tables.server";
import { buildPromoLink, buildTicketSale, buildTicketSection } from "../app/tickets/factories";
import { insertPromoLinks, insertSections } from "../app/tickets/sections/quotas.server";
import { promoLinks, ticketSales, ticketSections } from "../app/tickets/tables.server";
import { freshDatabase } from "../test/database";

const { url, pool, db } = await freshDatabase();
const listener = new pg.Client({ connectionString: url });
await listener.connect();
await listener.query("listen content_changed");
afterAll(async () => {
	await listener.end();
	await pool.end();
});

/** The notifications a change sends: everything received between two markers of ours. */
async function announced(change: PromiseLike<unknown>): Promise<string[]> {
	const heard: string[] = [];
	const collect = ({ payload }: pg.Notification) => heard.push(payload ?? "");
	listener.on("notification", collect);
	await pool.query("notify content_changed, 'begin'");
	await change;
	await pool.query("notify content_changed, 'end'");
	await vi.waitUntil(() => heard.includes("end"), { timeout: 60_000, interval: 2 });
	listener.off("notification", collect);
	return heard.slice(heard.indexOf("begin") + 1, heard.indexOf("end")).sort();
}

beforeEach(async () => {
	for (const table of [ticketSales, events, venues, products, allotments, members]) await db.delete(table);
});

const setCounts = (kind: AllotmentKind, counts: { held?: number; sold?: number }) =>
	announced(db.update(allotments).set(counts).where(eq(allotments.kind, kind)));

describe("a ticket section", () => {
	const setTaken = (counts: { held?: number; sold?: number }) => setCounts("section", counts);
	const setSection = (values: Partial<typeof ticketSections.$inferInsert>) =>
		announced(db.update(ticketSections).set(values));

	beforeEach(async () => {
		await db.insert(venues).values(buildVenue());
		const [event] = await db
			.insert(events)
			.values(buildEvent({ slug: "derbi" }))
			.returning();
		const [sale] = await db
			.insert(ticketSales)
			.values(buildTicketSale({ eventId: event!.id }))
			.returning();
		const quota = 1_000;
		await insertSections(db, [buildTicketSection({ saleId: sale!.id, quota })]);
		await insertPromoLinks(db, [buildPromoLink({ saleId: sale!.id, quota })]);
	});

	it("sends no notification while plenty are left", async () => {
		for (const sold of [1, 2, 500, 899]) expect(await setTaken({ sold })).toEqual([]);
	});

	it("notifies its own sale when few are left, and for each of the last ones", async () => {
		expect(await setTaken({ sold: 890, held: 10 })).toEqual(["tickets/derbi"]);
		expect(await setTaken({ sold: 900, held: 10 })).toEqual([]);
		expect(await setTaken({ sold: 980, held: 0 })).toEqual(["tickets/derbi"]);
		expect(await setTaken({ sold: 981 })).toEqual(["tickets/derbi"]);
	});

	it("notifies all ticket pages when it sells out, and when it is available again", async () => {
		expect(await setTaken({ sold: 1_000 })).toEqual(["tickets", "tickets/derbi"]);
		expect(await setTaken({ sold: 999 })).toEqual(["tickets", "tickets/derbi"]);
	});

	it("notifies all ticket pages of a changed price or name, and of an added or removed section", async () => {
		expect(await setSection({ price: 80_000 })).toEqual(["tickets"]);
		expect(await setSection({ label: { id: "Utara", en: "North" } })).toEqual(["tickets"]);
		expect(await setSection({ price: 80_000 })).toEqual([]);
		expect(await announced(db.delete(ticketSections))).toEqual(["tickets"]);
	});

	it("does the same for promo links", async () => {
		const setLink = (values: Partial<typeof promoLinks.$inferInsert>) =>
			announced(db.update(promoLinks).set(values));
		expect(await setCounts("promo", { sold: 1 })).toEqual([]);
		expect(await setCounts("promo", { sold: 900 })).toEqual(["tickets/derbi"]);
		expect(await setCounts("promo", { sold: 1_000 })).toEqual(["tickets/derbi"]);
		expect(await setLink({ label: { id: "Baru" } })).toEqual(["tickets"]);
	});
});

describe("a variant of a product", () => {
	const setSize = (size: string, stock: number) =>
		announced(
			db
				.update(allotments)
				.set({ size: stock })
				.where(
					inArray(
						allotments.id,
						db.select({ id: variants.id }).from(variants).where(eq(variants.size, size)),
					),
				),
		);

	beforeEach(async () => {
		const [product] = await db
			.insert(products)
			.values(buildProduct({ slug: "kaus" }))
			.returning();
		const sizes = ["M", "L"].map((size, listOrder) =>
			buildVariant({ productId: product!.id, sku: `KAUS-${size}`, size, stock: 100, listOrder }),
		);
		await insertVariants(db, sizes);
	});

	it("sends no notification while no page shows the count", async () => {
		for (const stock of [99, 50, 2 * lowStock + 1]) expect(await setSize("M", stock)).toEqual([]);
	});

	it("notifies the product page once the count is shown there", async () => {
		expect(await setSize("M", 2 * lowStock)).toEqual(["store/kaus"]);
		expect(await setSize("M", 2 * lowStock - 1)).toEqual(["store/kaus"]);
		expect(await setSize("M", 0)).toEqual(["store/kaus"]);
	});

	it("notifies lists once the product shows as low or sold out", async () => {
		await setSize("M", 0);
		expect(await setSize("L", lowStock + 1)).toEqual(["store/kaus"]);
		for (const stock of [lowStock, 1, 0, 100])
			expect(await setSize("L", stock)).toEqual(["store", "store/kaus"]);
	});

	it("notifies all pages of a new price", async () => {
		expect(await announced(db.update(variants).set({ priceOverride: 300_000 }))).toEqual(["store"]);
	});
});

describe("a member", () => {
	it("notifies only pages showing their card, and only of changes visible on it", async () => {
		const { id } = await createMember(db);
		const set = (values: Partial<typeof members.$inferInsert>) => announced(db.update(members).set(values));
		expect(await set({ passwordHash: "other", language: "en" })).toEqual([]);
		expect(await set({ name: "Sari" })).toEqual([`members/${id}`]);
		expect(await set({ cardHidden: true })).toEqual([`members/${id}`]);
		expect(await announced(db.delete(members))).toEqual([`members/${id}`]);
	});

	it("notifies the products they rated, and none of the store's other pages", async () => {
		const { id } = await createMember(db);
		const [rated] = await db
			.insert(products)
			.values([buildProduct({ slug: "kaus" }), buildProduct({ slug: "topi" })])
			.returning();
		await db
			.insert(ratings)
			.values({ productId: rated!.id, memberId: id, name: "Sari", stars: 5, isVerified: true });
		expect(await announced(db.update(members).set({ name: "Sari" }))).toEqual([
			`members/${id}`,
			"store/kaus",
		]);
	});
});
