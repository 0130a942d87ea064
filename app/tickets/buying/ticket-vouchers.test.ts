import pg from "pg";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { buildVoucher } from "../../orders/vouchers/factories.server";
import { ticketVoucherTrial } from "./order-contract";

const { db, call, url } = await testApp();

async function addTrial() {
	const { saleId, sections } = await createTicketSale(db);
	const wish = { saleId, sections: [{ sectionId: sections[0]!.id, quantity: 1 }], vouchers: ["COBA"] };
	const fan = await createLoggedInMember(db);
	return { fan, attempt: (by = fan) => call(ticketVoucherTrial, wish, { token: by.token }) };
}

it("trying a code waits for nobody, not even for an order that the same member is placing", async () => {
	await buildVoucher(db, { code: "COBA" });
	const { fan, attempt } = await addTrial();
	const ordering = new pg.Client({ connectionString: url });
	await ordering.connect();
	await ordering.query("begin");
	await ordering.query("select from members where id = $1 for update", [fan.id]);
	expect((await attempt()).body).toMatchObject({ discounts: [{ code: "COBA" }], total: 25_000 });
	await ordering.query("rollback");
	await ordering.end();
});

it("a member may try sixty times in ten minutes", async () => {
	const { attempt } = await addTrial();
	for (let done = 0; done < 60; done++) expect((await attempt()).status).toBe(200);
	const refused = await attempt();
	expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
	expect((await attempt(await createLoggedInMember(db))).status).toBe(200);
});
