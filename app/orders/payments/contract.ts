import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { paymentMethods } from "./payment-methods";

export const methodSchema = z.enum(paymentMethods);

/** What the fan needs to pay: a QR code, a bank account number, a store's code, or only a link to the wallet's app or the gateway's page. */
export const instructionsSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("qr"), payload: z.string() }),
	z.object({
		kind: z.literal("va"),
		bank: z.string(),
		number: z.string(),
		billerCode: z.optional(z.string()),
	}),
	z.object({ kind: z.literal("code"), store: z.string(), code: z.string() }),
	z.object({ kind: z.literal("app") }),
	z.object({ kind: z.literal("page") }),
]);

export const noticeRefusals = {
	"notice.unknown_gateway": {
		status: 404,
		message: { id: "Gerbang pembayaran ini tidak dikenal.", en: "This payment gateway is unknown." },
	},
	// Midtrans sends again after a 403, so a server key that was wrong for an hour loses no notice.
	"notice.forged": {
		status: 403,
		message: { id: "Tanda tangan tidak sah.", en: "The signature is not valid." },
	},
} as const satisfies RefusalTable;

export const paymentNotice = endpoint({
	method: "POST",
	path: "/payments/notices/:gateway",
	summary: "A payment gateway's signed notice that something happened to a payment",
	access: "public",
	raw: true,
	input: z.object({ gateway: z.string().check(z.maxLength(20)) }),
	answer: z.object({ status: z.literal("ok") }),
	refusals: noticeRefusals,
});
