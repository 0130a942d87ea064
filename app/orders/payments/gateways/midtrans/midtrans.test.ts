import { afterAll, describe, expect, it, vi } from "vitest";
import { startMidtransServer } from "../../../../../test/midtrans-server";
import { readSettings } from "../../../../platform/settings.server";
import { GatewayAway, GatewayRefused, type PaymentRequest } from "../../gateway";
import type { GatewayContext } from "../gateways.server";
import { chargeRequest } from "./charge-request";
import { midtransGateway } from "./midtrans-gateway.server";
import { readSignedNotice, signNotice } from "./notice-signature.server";
import { snapRequest } from "./snap-request";

const server = await startMidtransServer();
afterAll(server.close);
const settings = readSettings({
	APP_ENV: "test",
	PAYMENT_GATEWAY: "midtrans",
	MIDTRANS_SERVER_KEY: "SB-Mid-server-TEST",
	MIDTRANS_MERCHANT_ID: "M100",
	MIDTRANS_URL: server.url,
});
const gateway = midtransGateway({ settings } as GatewayContext);
const now = new Date("2026-11-16T02:00:00Z");
const request: PaymentRequest = {
	reference: "SU-261116-7K4FQ~2",
	amount: 185_000,
	method: "va_bca",
	expiresAt: new Date(now.getTime() + 15 * 60_000),
	language: "en",
	items: [
		{ id: "shirt", name: "Jersey | kandang ".repeat(5), price: 200_000, quantity: 1 },
		{ id: "voucher", name: "Voucher", price: -15_000, quantity: 1 },
	],
	buyer: { name: "Nadia Putri Maharani Kusumawardhani", email: "n@b.example", phone: "+628123456789" },
	returnUrl: "https://club.example/order-complete",
};

describe("the signature of a notice", () => {
	it.each([
		[
			{ order_id: "1111", status_code: "200", gross_amount: "100000.00" },
			"askvnoibnosifnboseofinbofinfgbiufglnbfg",
			"edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231",
		],
		[
			{ order_id: "SC-INV-000123", status_code: "200", gross_amount: "185000.00" },
			"SB-Mid-server-TEST",
			"8bfd42dc2899a5b8b89725e1b541a4d5fa7e13d7d5795a77fd78c75e1998dd36b447c80e2629f929645c2eb2e1f346dc0af3d880b0c739ba66c3fa6c5207c601",
		],
	])("is the published one for %o", (fields, key, signature) => {
		expect(signNotice(fields, key)).toBe(signature);
		const raw = Buffer.from(JSON.stringify({ ...fields, signature_key: signature, anything: ["else"] }));
		expect(readSignedNotice(raw, key)).toEqual({ reference: fields.order_id });
		expect(readSignedNotice(raw, `${key}x`)).toBeNull();
	});
});

describe("opening a payment", () => {
	const card = { ...request, method: "card" } as const;

	it("asks Snap for one method, for as long as the hold, with items that sum up", async () => {
		server.answer({
			status: 201,
			body: { token: "t", redirect_url: "https://app.example/snap/v3/redirection/t" },
		});
		const opened = await gateway.open(card);
		expect(opened).toEqual({
			pageUrl: "https://app.example/snap/v3/redirection/t?language=en",
			instructions: { kind: "page" },
			expiresAt: null,
		});
		const { path, authorization, body } = server.asked.at(-1)!;
		expect(path).toBe("/snap/v1/transactions");
		expect(authorization).toBe(`Basic ${Buffer.from("SB-Mid-server-TEST:").toString("base64")}`);
		expect(body).toMatchObject({
			transaction_details: { order_id: "SU-261116-7K4FQ~2", gross_amount: 185_000 },
			enabled_payments: ["credit_card"],
			credit_card: { secure: true },
		});
	});

	it("cuts names to what banks take, and starts the clock itself", () => {
		const { item_details, customer_details, expiry } = snapRequest(request, "bsi_va", now);
		expect(customer_details.first_name).toHaveLength(30);
		for (const { name } of item_details) {
			expect(name.length).toBeLessThanOrEqual(50);
			expect(name).not.toContain("|");
		}
		expect(item_details.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(185_000);
		expect(expiry).toEqual({ start_time: "2026-11-16 09:00:00 +0700", unit: "minute", duration: 15 });
	});

	it("sends one item when ours do not sum up", () => {
		const { item_details } = snapRequest({ ...request, items: request.items.slice(0, 1) }, "bsi_va", now);
		expect(item_details).toEqual([
			{ id: request.reference, name: request.reference, price: 185_000, quantity: 1 },
		]);
	});

	it("charges the Core API for exactly as long as the order waits", () => {
		const later = new Date(now.getTime() + 14 * 60_000 + 31_500);
		const body = chargeRequest({ ...request, expiresAt: later }, { type: "bank_transfer", of: "bca" }, now);
		expect(body).toMatchObject({
			payment_type: "bank_transfer",
			bank_transfer: { bank: "bca" },
			custom_expiry: { order_time: "2026-11-16 09:00:00 +0700", expiry_duration: 871, unit: "second" },
		});
		expect(
			chargeRequest({ ...request, expiresAt: now }, { type: "gopay", of: null }, now).custom_expiry
				.expiry_duration,
		).toBe(20);
	});

	it.each([
		["qris", { type: "qris", of: "gopay" }, { acquirer: "gopay" }],
		["gopay", { type: "gopay", of: null }, { enable_callback: true, callback_url: request.returnUrl }],
		["shopeepay", { type: "shopeepay", of: null }, { callback_url: request.returnUrl }],
		[
			"bank_transfer",
			{ type: "bank_transfer", of: "permata" },
			{ bank: "permata", permata: { recipient_name: "Samudra United" } },
		],
		["echannel", { type: "echannel", of: null }, { bill_info1: "Samudra", bill_info2: request.reference }],
		[
			"cstore",
			{ type: "cstore", of: "alfamart" },
			{ store: "alfamart", message: "Samudra United", alfamart_free_text_1: "Samudra United" },
		],
		["cstore", { type: "cstore", of: "indomaret" }, { store: "indomaret", message: "Samudra United" }],
	])("tells %s of %o what it needs", (name, way, details) => {
		expect(chargeRequest(request, way, now)).toMatchObject({ payment_type: way.type, [name]: details });
	});

	it.each([["va_bca" as const], ["card" as const]])(
		"by %s is refused for good, or may be retried, as the answer says",
		async (method) => {
			for (const { status, code } of [
				{ status: 400, code: "400" },
				{ status: 401, code: "401" },
				{ status: 402, code: "402" },
			]) {
				server.answer({ status, body: { status_code: code, error_messages: ["merchant is not activated"] } });
				await expect(gateway.open({ ...request, method })).rejects.toBeInstanceOf(GatewayRefused);
			}
			for (const trouble of [
				{ status: 500, body: {} },
				{ status: 505, body: { status_code: "505", status_message: "Unable to create va_number" } },
				{ status: 429, body: {} },
				{ status: 200, body: "<html>" },
				{ status: 201, body: {} },
				{ status: 201, body: "null" },
				{
					status: 201,
					body: { status_code: "201", va_numbers: "none", redirect_url: "javascript:alert(1)" },
				},
			]) {
				server.answer(trouble);
				await expect(gateway.open({ ...request, method })).rejects.toBeInstanceOf(GatewayAway);
			}
		},
	);

	it("never sends a fan to a script", async () => {
		const actions = (url: string) => [{ name: "deeplink-redirect", url }];
		for (const url of ["javascript:alert(1)", "data:text/html,x", "http://app.example/x", "intent://x"]) {
			server.answer({ status: 201, body: { status_code: "201", actions: actions(url) } });
			await expect(gateway.open({ ...request, method: "gopay" })).rejects.toBeInstanceOf(GatewayAway);
		}
		server.answer({
			body: { status_code: "201", actions: actions("gojek://gopay/merchanttransfer?tref=1") },
		});
		expect(await gateway.open({ ...request, method: "gopay" })).toMatchObject({
			instructions: { kind: "app" },
			pageUrl: "gojek://gopay/merchanttransfer?tref=1",
		});
	});

	it("may be retried when Midtrans does not answer in time, or cannot be reached", async () => {
		const inTime = AbortSignal.timeout(50);
		const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(inTime);
		server.answer({ status: 201, body: { token: "t", redirect_url: "https://app.example/t" }, delay: 300 });
		await expect(gateway.open(card)).rejects.toBeInstanceOf(GatewayAway);
		// The gateway's own limit is 15 seconds for a notice, and a fan waits for this.
		expect(limit.mock.calls).toEqual([[expect.toSatisfy((limit) => limit > 5_000 && limit <= 15_000)]]);
		limit.mockRestore();
		const nobody = midtransGateway({
			settings: { ...settings, MIDTRANS_URL: "http://127.0.0.1:1" },
		} as GatewayContext);
		await expect(nobody.open(request)).rejects.toBeInstanceOf(GatewayAway);
		await expect(nobody.readStatus(request.reference)).rejects.toBeInstanceOf(GatewayAway);
	});
});

describe("a payment's status", () => {
	const transaction = {
		status_code: "200",
		transaction_id: "b5c8a1e6",
		gross_amount: "185000.00",
		currency: "IDR",
		merchant_id: "M100",
		transaction_time: "2026-11-16 09:05:00",
	};
	const read = (body: object) => {
		server.answer({ body: { ...transaction, ...body } });
		return gateway.readStatus(request.reference);
	};

	it.each([
		["pending", undefined, "awaiting"],
		["authorize", undefined, "authorized"],
		["capture", "accept", "paid"],
		["capture", "deny", "failed"],
		["capture", "challenge", "failed"],
		["settlement", undefined, "paid"],
		["settlement", "accept", "paid"],
		["deny", undefined, "failed"],
		["failure", undefined, "failed"],
		["cancel", undefined, "cancelled"],
		["expire", undefined, "expired"],
		["refund", undefined, "paid"],
		["chargeback", undefined, "charged_back"],
		["partial_chargeback", undefined, "charged_back"],
		["something_new", undefined, "unknown"],
	])("%s with fraud status %s is %s", async (transaction_status, fraud_status, state) => {
		expect((await read({ transaction_status, fraud_status })).state).toBe(state);
	});

	it("has the amount in whole rupiah and the time in Jakarta's zone", async () => {
		const status = await read({ transaction_status: "settlement", settlement_time: "2026-11-16 09:06:00" });
		expect(status).toMatchObject({
			amount: 185_000,
			currency: "IDR",
			merchant: null,
			transactionId: "b5c8a1e6",
		});
		expect(status.paidAt?.toISOString()).toBe("2026-11-16T02:06:00.000Z");
		expect((await read({ transaction_status: "settlement", gross_amount: "185000.50" })).amount).toBeNull();
		expect((await read({ transaction_status: "settlement", merchant_id: "M666" })).merchant).toBe("M666");
	});

	it("is unknown until the fan has chosen a method", async () => {
		server.answer({
			status: 404,
			body: { status_code: "404", status_message: "Transaction doesn't exist." },
		});
		expect((await gateway.readStatus(request.reference)).state).toBe("unknown");
		expect(server.asked.at(-1)?.path).toBe("/v2/SU-261116-7K4FQ~2/status");
	});

	it("lists what was refunded, refund by refund", async () => {
		const refunds = [{ refund_amount: "1500.00" }, { refund_amount: "500.00" }, null];
		expect(await read({ transaction_status: "partial_refund", refunds })).toMatchObject({ refunded: 2_000 });
		expect(await read({ transaction_status: "settlement" })).toMatchObject({ refunded: 0 });
	});

	it("is retried when the answer is garbage", async () => {
		server.answer({ body: { status_code: "200" } });
		await expect(gateway.readStatus(request.reference)).rejects.toBeInstanceOf(GatewayAway);
	});
});

describe("refunding", () => {
	const refund = (method: PaymentRequest["method"]) =>
		gateway.refund({ reference: request.reference, method, key: "key-1", amount: 1_000, reason: "sold_out" });

	it.each([
		["200", "done"],
		["406", "done"],
		["202", "not_possible"],
		["412", "not_possible"],
		["414", "not_possible"],
	])("status code %s is %s", async (status_code, answer) => {
		server.answer({ body: { status_code } });
		expect(await refund("gopay")).toBe(answer);
		expect(server.asked.at(-1)).toMatchObject({
			path: "/v2/SU-261116-7K4FQ~2/refund",
			body: { refund_key: "key-1", amount: 1_000, reason: "sold_out" },
		});
	});

	it("waits while a card's payment has not been settled", async () => {
		server.answer(
			{ body: { status_code: "412" } },
			{ body: { status_code: "200", transaction_status: "capture" } },
		);
		await expect(refund("card")).rejects.toBeInstanceOf(GatewayAway);
	});

	it.each([
		["2026-11-16T16:54:00Z", true],
		["2026-11-16T16:55:00Z", false],
		["2026-11-16T22:59:00Z", false],
		["2026-11-16T23:00:00Z", true],
	])("to ShopeePay at %s is possible: %s", async (moment, isPossible) => {
		vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
		if (isPossible) server.answer({ body: { status_code: "200" } });
		const asked = server.asked.length;
		await (isPossible
			? expect(refund("shopeepay")).resolves.toBe("done")
			: expect(refund("shopeepay")).rejects.toBeInstanceOf(GatewayAway));
		expect(server.asked.length - asked).toBe(isPossible ? 1 : 0);
		vi.useRealTimers();
	});

	it("is not even attempted where the method can't be refunded", async () => {
		const before = server.asked.length;
		for (const method of ["va_bca", "va_mandiri", "alfamart", "indomaret", "dana", "ovo"] as const)
			expect(await refund(method)).toBe("not_possible");
		expect(server.asked).toHaveLength(before);
	});
});

describe("cancelling", () => {
	it("treats an unknown or closed payment as cancelled", async () => {
		for (const status_code of ["200", "404", "412"]) {
			server.answer({ body: { status_code } });
			await gateway.cancel(request.reference, null);
		}
		server.answer({ body: { status_code: "500" } });
		await expect(gateway.cancel(request.reference, null)).rejects.toBeInstanceOf(GatewayAway);
	});

	it("closes Snap's page where the fan has not chosen a method yet", async () => {
		server.answer({ body: { status_code: "404" } }, { body: { canceled_at: "2026-11-16 09:00:00" } });
		await gateway.cancel(request.reference, "https://app.example/snap/v3/redirection/t?language=en");
		expect(server.asked.at(-1)).toMatchObject({ method: "POST", path: "/snap/v1/transactions/t/cancel" });
	});
});
