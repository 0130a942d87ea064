import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, callAs, createTicketSale, inDays } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { officeToday } from "../../office/today/contract";
import { transaction } from "../../platform/data/transaction.server";
import { orderTickets } from "../buying/order-tickets.server";
import { promoLink, ticketSale } from "../contract";
import { changePromo, createPromo, saleForStaff, salesForStaff } from "./contract";
import { changeSale } from "./sale-contract";
import { changeSection, type SectionPlan } from "./section-contract";

const { db, jobs, settings, call } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const admin = await createLoggedInMember(db);
await grantRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
const staff = await createLoggedInMember(db);
await grantRoles(db, { memberId: staff.id, roles: ["ticketing"], by: null });
const { token } = staff;
const read = async (event: string) => (await call(saleForStaff, { event }, { token })).body;
/** The only section of a sale, with these values changed. */
async function changeOnly(slug: string, change: Partial<SectionPlan>) {
	const [section] = (await read(slug)).sections;
	const { id, version, plan } = section!;
	return call(changeSection, { id, version, ...plan, ...change }, { token });
}
const free = (quota: number) => ({ kind: "free" as const, quota });

/** One paid order of three, and one unpaid order of two. */
async function sellSome() {
	const sale = await createTicketSale(db);
	const fan = await createLoggedInMember(db);
	const [section] = sale.sections;
	await buyTickets(context, fan.id, { saleId: sale.saleId, sectionId: section!.id, quantity: 3 });
	const other = await createLoggedInMember(db);
	await transaction(db, (db) =>
		orderTickets(
			{ ...callAs(context, other.id), db },
			{ saleId: sale.saleId, sections: [{ sectionId: section!.id, quantity: 2 }], method: "qris" },
		),
	);
	return { ...sale, section: section! };
}

it("lists sales with what is sold, held and left, in total and by section", async () => {
	const { slug } = await sellSome();
	const { sales } = (await call(salesForStaff, {}, { token })).body;
	const figures = { quota: 100, sold: 3, held: 2, left: 95 };
	expect(sales.find(({ event }) => event.slug === slug)).toMatchObject({ ...figures, worth: 225_000 });
	expect((await read(slug)).sections).toMatchObject([{ key: "utara-1", ...figures, openOrders: 1 }]);
	expect((await call(saleForStaff, { event: "tidak-ada" }, { token })).status).toBe(404);
});

it("changes a price for new orders, and says how many unpaid ones keep the old one", async () => {
	const { slug, section } = await sellSome();
	const { body } = await changeOnly(slug, { price: 90_000, seating: free(120), perMemberLimit: 6 });
	expect(body).toMatchObject({ quota: 120, sold: 3, held: 2, left: 115, openOrders: 1 });
	const shown = (await call(ticketSale, { event: slug }, {})).body.sections;
	expect(shown).toMatchObject([{ price: 90_000, left: 115, perMemberLimit: 6 }]);
	const { rows } = await db.execute(`select distinct unit_price::int as price from order_lines
		where reference = '${section.id}'`);
	expect(rows).toEqual([{ price: 75_000 }]);
	const log = await call(auditEntries, { q: "section/utara-1" }, { token: admin.token });
	expect(log.body.entries[0]).toMatchObject({
		action: "tickets.section",
		by: { id: staff.id },
		before: { price: 75_000, seating: free(100) },
		after: { price: 90_000, seating: free(120) },
	});
});

it("refuses a quota below what is sold and held, with the reason, and changes nothing else either", async () => {
	const { slug } = await sellSome();
	const { status, body } = await changeOnly(slug, { price: 10_000, seating: free(4) });
	expect(status).toBe(409);
	expect(body).toMatchObject({ error: "section.quota_too_small" });
	expect(JSON.stringify(body)).toContain("3 sudah terjual dan 2 sedang ditahan");
	expect((await read(slug)).sections).toMatchObject([{ price: 75_000, quota: 100 }]);
	expect((await changeOnly(slug, { seating: free(5) })).body).toMatchObject({ left: 0 });
	for (const wrong of [{ price: 0 }, { price: 1.5 }, { seating: free(-1) }, { perMemberLimit: 0 }])
		expect((await changeOnly(slug, wrong)).status).toBe(422);
});

it("moves the window of a sale, never closed before it opens", async () => {
	const { slug } = await createTicketSale(db, { opens: 5, starts: 20 });
	const [members, opens, closes] = [0.5, 2, 9].map((days) => inDays(days).toISOString());
	const change = async (window: object) => {
		const { plan, version } = await read(slug);
		const wish = { ...plan, membersOpenAt: null, opensAt: opens!, closesAt: closes!, ...window };
		return call(changeSale, { event: slug, version, ...wish }, { token });
	};
	const opening = async () =>
		(await call(officeToday, {}, { token })).body.waiting.find(({ kind }) => kind === "sales_opening")?.count;
	expect((await change({ closesAt: opens })).body).toMatchObject({
		errors: { closesAt: [expect.any(String)] },
	});
	expect((await change({ membersOpenAt: closes })).body).toMatchObject({
		errors: { membersOpenAt: [expect.any(String)] },
	});
	expect(await opening()).toBe(0);
	expect((await change({ membersOpenAt: members })).status).toBe(200);
	expect(await opening()).toBe(1);
	expect(await read(slug)).toMatchObject({ membersOpenAt: members, opensAt: opens, closesAt: closes });
	const log = await call(auditEntries, { q: `event/${slug}` }, { token: admin.token });
	expect(log.body.entries).toMatchObject([{ action: "tickets.sale" }]);
});

it("makes promo links, which the public page follows, and keeps their quota above what is used", async () => {
	const { slug } = await createTicketSale(db);
	const fields = {
		label: { id: "Harga sekolah" },
		price: { kind: "percent-off" as const, percent: 40 },
		sections: ["utara-1"],
		opensAt: inDays(-1).toISOString(),
		closesAt: inDays(3).toISOString(),
		quota: 30,
	};
	const make = (input: object) =>
		call(createPromo, { event: slug, slug: "sekolah", ...fields, ...input }, { token });
	expect((await make({ sections: ["bulan-1"] })).body).toMatchObject({
		errors: { sections: [expect.any(String)] },
	});
	expect((await make({ slug: "Sekolah Kita" })).status).toBe(422);
	const twice = await Promise.all([make({}), make({})]);
	expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
	const shown = (await call(promoLink, { slug: "sekolah" }, {})).body;
	expect(shown).toMatchObject({ label: "Harga sekolah", state: "open", prices: [{ price: 45_000 }] });
	const [promo] = (await read(slug)).promos;
	const changed = await call(changePromo, { id: promo!.id, ...fields, quota: 10 }, { token });
	expect(changed.status).toBe(200);
	expect((await read(slug)).promos).toMatchObject([{ slug: "sekolah", quota: 10, left: 10 }]);
});
