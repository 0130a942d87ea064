import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { orderRefusals } from "../contract";
import { orderLineKinds } from "../order-lines";
import { methodSchema } from "../payments/contract";

export const documentKinds = ["invoice", "receipt"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The payment state, stamped on the paper. */
export const paperStates = ["unpaid", "expired", "cancelled", "paid", "partly_refunded", "refunded"] as const;
export type PaperState = (typeof paperStates)[number];

const documentSchema = z.object({
	kind: z.enum(documentKinds),
	/** "INV/2026/00417", or "KW/2026/00417" for a receipt; the order's number on a bill. */
	number: z.string(),
	/** Null until the order is paid: so far it is a bill, not an invoice. */
	invoiceNumber: z.nullable(z.string()),
	orderNumber: z.string(),
	orderKind: z.enum(["goods", "tickets"]),
	state: z.enum(paperStates),
	/** Whether there is a receipt. */
	hasReceipt: z.boolean(),
	issuedAt: z.string(),
	payBy: z.string(),
	buyer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
	/** The delivery address; null for tickets and pick-ups. */
	sentTo: z.nullable(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
	lines: z.array(
		z.object({
			kind: z.enum(orderLineKinds),
			title: z.string(),
			quantity: z.int(),
			unitPrice: z.int(),
			amount: z.int(),
		}),
	),
	/** Value added tax included in the total; null where nothing is taxed. */
	tax: z.nullable(
		z.object({
			percent: z.number(),
			/** "11/12", where only a part of the price is taxed. */
			share: z.nullable(z.string()),
			/** The taxed lines without their tax, and the part of it that is the tax base. */
			net: z.int(),
			base: z.int(),
			amount: z.int(),
			untaxed: z.int(),
		}),
	),
	total: z.int(),
	/** The total in words, in the reader's language. */
	words: z.string(),
	refunded: z.int(),
	payment: z.nullable(z.object({ method: methodSchema, reference: z.string(), paidAt: z.string() })),
	/** The document's URL, and its QR code: `size` modules wide, the dark ones as an SVG path. */
	url: z.string(),
	qr: z.object({ size: z.int(), path: z.string() }),
});
export type Document = z.infer<typeof documentSchema>;

export const receiptRefusals = {
	"receipt.unpaid": {
		status: 409,
		message: {
			id: "Pesanan ini belum dibayar, jadi belum ada kuitansinya.",
			en: "This order has not been paid, so there is no receipt yet.",
		},
	},
} as const satisfies RefusalTable;

const input = z.object({ number: z.string().check(z.maxLength(300)) });

export const invoice = endpoint({
	method: "GET",
	path: "/orders/:number/invoice",
	summary:
		"The invoice of one of the member's orders; until the order is paid a bill, without an invoice number",
	access: "member",
	input,
	answer: documentSchema,
	refusals: orderRefusals,
});

export const receipt = endpoint({
	method: "GET",
	path: "/orders/:number/receipt",
	summary: "The receipt of one of the member's orders; available once the order is paid",
	access: "member",
	input,
	answer: documentSchema,
	refusals: { ...orderRefusals, ...receiptRefusals },
});

export const pdfRefusals = {
	// Not a failure: the work has begun, and Retry-After says when to look again.
	"pdf.making": {
		status: 202,
		message: {
			id: "PDF-nya sedang kami siapkan. Coba lagi sebentar lagi.",
			en: "We are preparing the PDF. Try again in a moment.",
		},
	},
} as const satisfies RefusalTable;

const file = z.object({
	name: z.string(),
	bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
});

export const invoicePdf = endpoint({
	method: "GET",
	path: "/orders/:number/invoice.pdf",
	summary: "The invoice as PDF; 202 with Retry-After while it is being made",
	access: "member",
	file: "application/pdf",
	input,
	answer: file,
	refusals: { ...orderRefusals, ...pdfRefusals },
});

export const receiptPdf = endpoint({
	method: "GET",
	path: "/orders/:number/receipt.pdf",
	summary: "The receipt as PDF; 202 with Retry-After while it is being made",
	access: "member",
	file: "application/pdf",
	input,
	answer: file,
	refusals: { ...orderRefusals, ...receiptRefusals, ...pdfRefusals },
});
