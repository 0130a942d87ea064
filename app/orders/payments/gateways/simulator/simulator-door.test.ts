import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../../test/app";
import { createMember } from "../../../../members/factories.server";
import { buildLine, createOrder, createStock } from "../../../factories.server";
import type { PaymentMethod } from "../../payment-methods";
import { simulatedPayments } from "./tables.server";

const { app, db, jobs, settings, runJobs } = await testApp();
const midtrans = await testApp({
	PAYMENT_GATEWAY: "midtrans",
	MIDTRANS_SERVER_KEY: "SB-Mid-server-TEST",
});
const { id: memberId } = await createMember(db);

async function open(method: PaymentMethod) {
	const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
	const { order } = await createOrder({ db, jobs, settings, language: "en" }, { memberId, lines, method });
	await runJobs();
	const [payment] = await db
		.select()
		.from(simulatedPayments)
		.where(eq(simulatedPayments.reference, order.number));
	const url = `/simulator/pay/${payment!.token}`;
	const stateNow = async () =>
		(await db.select().from(simulatedPayments).where(eq(simulatedPayments.token, payment!.token)))[0]?.state;
	return { url, number: order.number, returnUrl: payment!.returnUrl, stateNow };
}
const press = (url: string, form: Record<string, string> = {}) =>
	app.inject({
		method: "POST",
		url,
		payload: new URLSearchParams(form).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});

describe("the simulator's page", () => {
	it("does not exist where a real gateway is used", async () => {
		for (const url of ["/simulator", "/simulator/pay/x", "/simulator.css"])
			expect((await midtrans.app.inject(url)).statusCode, url).toBe(404);
		const notice = await midtrans.app.inject({ method: "POST", url: "/simulator/pay/x" });
		expect(notice.statusCode).toBe(404);
	});

	it.each(["qris", "va_bca", "va_mandiri", "gopay", "alfamart"] as const)(
		"takes a payment by %s with a plain form and leads back to the shop",
		async (method) => {
			const { url, number, returnUrl, stateNow } = await open(method);
			const page = await app.inject(url);
			expect([page.statusCode, page.body.includes(number)]).toEqual([200, true]);
			expect(page.body).not.toContain("<script");
			const paid = await press(url);
			expect([paid.statusCode, paid.headers.location]).toEqual([303, returnUrl]);
			expect(await stateNow()).toBe("settlement");
		},
	);

	it("asks for a card's second step, and declines the sandbox's declined card", async () => {
		const good = await open("card");
		const next = await press(good.url, { card: "4811 1111 1111 1114" });
		expect(next.headers.location).toBe(`${good.url}?step=secure`);
		expect(await good.stateNow()).toBe("pending");
		await press(good.url, { step: "secure", code: "1" });
		expect(await good.stateNow()).toBe("pending");
		await press(good.url, { step: "secure", code: "112233" });
		expect(await good.stateNow()).toBe("settlement");
		const bad = await open("card");
		await press(bad.url, { card: "4911 1111 1111 1113" });
		expect(await bad.stateNow()).toBe("deny");
	});

	it("has buttons for everything that can go wrong", async () => {
		const { url, stateNow } = await open("qris");
		expect((await press(url, { act: "send_forged" })).headers.location).toBe(`${url}?done=send_forged`);
		expect(await stateNow()).toBe("pending");
		await press(url, { act: "expire" });
		expect(await stateNow()).toBe("expire");
		await press(url, { act: "pay_late" });
		expect(await stateNow()).toBe("settlement");
	});

	it("rejects unknown payments and unknown bodies", async () => {
		expect((await app.inject("/simulator/pay/nothing")).statusCode).toBe(404);
		expect((await press("/simulator/pay/nothing", { act: "succeed" })).statusCode).toBe(404);
		const { url, stateNow } = await open("card");
		const odd = await app.inject({
			method: "POST",
			url,
			payload: "\0",
			headers: { "content-type": "application/octet-stream" },
		});
		expect(odd.statusCode).toBeLessThan(500);
		expect(await stateNow()).toBe("pending");
	});

	it("lists all payments", async () => {
		const { number } = await open("qris");
		expect((await app.inject("/simulator")).body).toContain(number);
	});
});
