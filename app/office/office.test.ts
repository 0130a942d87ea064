import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { buyTickets, createTicketSale } from "../../test/ticket-sale";
import { createSentOrder } from "../delivery/parcels/factories.server";
import { createLoggedInMember } from "../members/factories.server";
import { grantRoles } from "../members/staff/roles.server";
import type { Role } from "../platform/http/access";
import { officeSearch } from "./search/contract";

const { app, db, jobs, settings, call } = await testApp();
const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}

describe("the office page", () => {
	const open = (token?: string, url = "/office/orders?tab=to_pack") =>
		app.inject({ url, headers: token ? { cookie: `token=${token}` } : {} });

	it("is for staff, whatever their role", async () => {
		const { token } = await createStaff("gate");
		const response = await open(token);
		expect(response.statusCode).toBe(200);
		expect(response.headers["cache-control"]).toBe("no-store");
		expect(response.body).toContain('<div id="office">');
	});

	it("has a content security policy no looser than the site's other pages", async () => {
		const { token } = await createStaff("admin");
		const [office, other] = [await open(token), await open(undefined, "/robots.txt")];
		expect(office.headers["content-security-policy"]).toBe(other.headers["content-security-policy"]);
		expect(office.body).not.toMatch(/<script(?![^>]*src=)|style=/);
	});

	it("sends a guest to the log-in and back", async () => {
		const response = await open();
		expect(response.statusCode).toBe(302);
		const id = /^\/login\/([\w-]+)$/.exec(String(response.headers.location))?.[1];
		expect(decodeURIComponent(String(response.headers["set-cookie"]))).toContain(
			`return=${id} /office/orders?tab=to_pack;`,
		);
	});

	it("does not exist for a member without a role", async () => {
		const { token } = await createLoggedInMember(db);
		expect((await open(token)).statusCode).toBe(404);
	});

	it("claims no other address", async () => {
		const { token } = await createStaff("admin");
		expect((await open(token, "/officers")).statusCode).toBe(404);
	});
});

describe("the office's search", () => {
	it("finds a ticket by its number, for those who deal with tickets", async () => {
		const buyer = await createLoggedInMember(db);
		const sale = await createTicketSale(db);
		const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity: 1 };
		const order = await buyTickets(context, buyer.id, wish);
		const { rows } = await db.execute<{ number: string }>(
			sql`select number from passes where order_id = ${order.id}`,
		);
		const find = async (role: Role) =>
			(
				await call(
					officeSearch,
					{ q: rows[0]!.number.toLowerCase() },
					{ token: (await createStaff(role)).token },
				)
			).body.tickets;
		for (const role of ["gate", "ticketing", "support"] as const)
			expect(await find(role)).toMatchObject([{ number: rows[0]!.number, orderNumber: order.number }]);
		expect(await find("seller")).toEqual([]);
	});

	it("finds an order by its waybill, and shows nobody more than their roles allow", async () => {
		const buyer = await createLoggedInMember(db, { name: "Lestari Anggraini" });
		const { order, parcel } = await createSentOrder(context, buyer.id);
		const find = async (role: Role, q: string) =>
			(await call(officeSearch, { q }, { token: (await createStaff(role)).token })).body;
		expect((await find("seller", parcel.waybill!.toLowerCase())).orders).toMatchObject([
			{ number: order.number, buyer: "Lestari Anggraini" },
		]);
		expect(await find("support", "lestari angg")).toMatchObject({
			orders: [{ number: order.number }],
			members: [{ id: buyer.id }],
		});
		expect((await find("support", "Anggraini Lest")).members).toMatchObject([{ id: buyer.id }]);
		expect((await find("seller", "lestari angg")).members).toEqual([]);
		expect(await find("editor", order.number)).toEqual({ orders: [], tickets: [], members: [] });
	});
});
