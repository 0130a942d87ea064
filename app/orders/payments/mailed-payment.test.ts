import { eq } from "drizzle-orm";
import QRCode from "qrcode";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createMember } from "../../members/factories.server";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { buildLine, createOrder, createStock, settleAttempt } from "../factories.server";
import { mailBuyer, tellBuyer } from "../tell-buyer.server";
import { findAttempt } from "./find-attempts.server";
import type { PaymentMethod } from "./payment-methods";
import { paymentAttempts } from "./tables.server";

const { app, db, jobs, settings, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };

async function place(method: PaymentMethod, isOpen = true) {
	const { id: memberId, email } = await createMember(db, { emailVerifiedAt: new Date() });
	const lines = [buildLine({ allotmentId: await createStock(db, 5) })];
	const { order, attempt } = await createOrder({ ...context, language: "id" }, { memberId, lines, method });
	if (isOpen) await runJobs();
	return { order, email, attemptId: attempt!.id };
}
async function placedMail(method: PaymentMethod) {
	const placed = await place(method);
	await tellBuyer(context, placed.order.id, "placed");
	await runJobs();
	const [mail] = await listOutbox(db, { to: placed.email });
	return { ...placed, mail: mail!, attempt: (await findAttempt(db, placed.attemptId))! };
}

describe("the mail that asks for a payment says how to pay", () => {
	it.each(["va_bca", "va_mandiri", "alfamart"] as const)(
		"by %s: the number is in both parts",
		async (method) => {
			const { mail, attempt } = await placedMail(method);
			const told = attempt.instructions!;
			const numbers =
				told.kind === "va" ? [told.number, told.billerCode] : told.kind === "code" ? [told.code] : [];
			expect(numbers.length).toBeGreaterThan(0);
			for (const number of numbers.filter(Boolean)) {
				expect(mail.text).toContain(number);
				expect(mail.html).toContain(number);
			}
		},
	);

	it("by QRIS: with its picture, until it is paid", async () => {
		const { mail, attempt } = await placedMail("qris");
		const picture = `/mail/qr/${attempt.id}.png`;
		expect(mail.html).toContain(`src="${settings.publicUrl}${picture}"`);
		expect(mail.text).toContain(picture);
		const { rawPayload, headers } = await app.inject(picture);
		const { payload } = attempt.instructions as { payload: string };
		expect(headers["content-type"]).toBe("image/png");
		expect(rawPayload.equals(await QRCode.toBuffer(payload, { width: 480, margin: 4 }))).toBe(true);
		await settleAttempt(context, attempt.id);
		expect((await app.inject(picture)).statusCode).toBe(404);
		for (const id of ["x", "00000000-0000-4000-8000-000000000000", (await place("va_bca")).attemptId])
			expect((await app.inject(`/mail/qr/${id}.png`)).statusCode).toBe(404);
	});

	it("by card: only with the button, since the gateway's page asks for the rest", async () => {
		const { mail } = await placedMail("card");
		expect(mail.text).not.toContain("Nomor pembayaran");
		expect(mail.text).toContain("Bayar sekarang:");
	});

	it("waits a moment for a gateway that is being asked, and is sent once, without, if it does not answer", async () => {
		const { order, email, attemptId } = await place("va_bca", false);
		const news = { orderId: order.id, news: "placed" as const, messageId: attemptId };
		await mailBuyer.run(context, news);
		expect(await listOutbox(db, { to: email })).toEqual([]);
		await db
			.update(paymentAttempts)
			.set({ createdAt: new Date(Date.now() - 60_000) })
			.where(eq(paymentAttempts.id, attemptId));
		await mailBuyer.run(context, news);
		await mailBuyer.run(context, news);
		expect(await listOutbox(db, { to: email })).toHaveLength(1);
	});
});
