import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { orderRefusals } from "../contract";
import { openRefundStates } from "../payments/payment-states";

/** Why staff refund an order. Money that never bought anything has reasons of its own. */
export const staffRefundReasons = ["returned", "not_deliverable", "event_cancelled", "goodwill"] as const;

export const staffRefundRefusals = {
	...orderRefusals,
	"order.not_sold": {
		status: 409,
		message: {
			id: "Pesanan ini belum dibayar, sudah batal, atau sudah dikembalikan seluruhnya.",
			en: "This order is unpaid, cancelled or already fully refunded.",
		},
	},
	"order.disputed": {
		status: 409,
		message: {
			id: "Bank pembeli menarik uang pesanan ini. Tunggu hasil sengketanya dulu.",
			en: "The buyer's bank has taken this order's money back. Wait for the dispute's outcome.",
		},
	},
	"refund.not_left": {
		status: 409,
		message: {
			id: "Jumlah itu melebihi yang masih bisa dikembalikan.",
			en: "That is more than can still be refunded.",
		},
	},
	"refund.choose_tickets": {
		status: 409,
		message: {
			id: "Sebagian tiket sudah dialihkan ke orang lain. Pilih tiket mana yang dikembalikan.",
			en: "Some of the tickets were handed on to others. Choose which of them come back.",
		},
	},
	"refund.tickets_differ": {
		status: 409,
		message: {
			id: "Tiket yang dipilih tidak cocok dengan jumlahnya, atau sudah berubah. Pilih lagi.",
			en: "The chosen tickets don't match the quantity, or have changed meanwhile. Choose again.",
		},
	},
	"refund.not_payable": {
		status: 409,
		message: {
			id: "Pengembalian ini tidak sedang menunggu transfer.",
			en: "This refund is not waiting for a transfer.",
		},
	},
	"difference.unknown": {
		status: 404,
		message: {
			id: "Selisih ini tidak ada atau sudah selesai.",
			en: "There is no such difference, or it has been settled.",
		},
	},
} as const satisfies RefusalTable;

const number = z.string().max(40);
const quantity = z.int().min(1).max(100_000);

export const refundSoldOrder = endpoint({
	method: "POST",
	path: "/staff/orders/:number/refunds",
	summary:
		"Refund some or all of a sold order. The amount is computed here; without `lines` everything that is left. `tickets` names those that come back; by default the buyer's own, and 409 `refund.choose_tickets` if handed-on ones would have to die",
	access: { staff: "finance" },
	input: z.object({
		number,
		lines: z
			.array(z.object({ position: z.int().min(1).max(10_000), quantity }))
			.min(1)
			.max(200)
			.optional(),
		/** Exactly these, in the state in which they were chosen: a used one is refunded, and stays used. */
		tickets: z
			.array(z.object({ number: z.string().max(20), state: z.enum(["valid", "used"]) }))
			.max(1_000)
			.optional(),
		reason: z.enum(staffRefundReasons),
	}),
	answer: z.object({
		id: z.string(),
		amount: z.number(),
		lines: z.array(z.object({ position: z.number(), quantity: z.number() })),
		orderState: z.string(),
	}),
	refusals: staffRefundRefusals,
	status: 201,
	once: true,
});

const account = z.object({ bank: z.string(), number: z.string(), holder: z.string() });

export const refundsPerPage = 50;

export const openRefunds = endpoint({
	method: "GET",
	path: "/staff/refunds",
	summary: "Refunds that have not been paid out yet, oldest first",
	access: { staff: "finance" },
	input: z.object({
		state: z.optional(z.enum(openRefundStates)),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		refunds: z.array(
			z.object({
				id: z.string(),
				orderNumber: z.string(),
				amount: z.number(),
				reason: z.string(),
				state: z.enum(openRefundStates),
				method: z.string(),
				reference: z.string(),
				account: account.nullable(),
				since: z.string(),
				workingDay: z.object({ day: z.number(), of: z.number() }).nullable(),
				/** Its payment was charged back: nothing is paid out until that is decided. */
				isDisputed: z.boolean(),
			}),
		),
		next: z.nullable(z.string()),
	}),
});

export const refundTransferred = endpoint({
	method: "POST",
	path: "/staff/refunds/:id/transferred",
	summary: "Confirm that the bank has sent this refund to the fan's account",
	access: { staff: "finance" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: staffRefundRefusals,
	once: true,
});

export const openDifferences = endpoint({
	method: "GET",
	path: "/staff/payment-differences",
	summary: "Unsettled differences between the gateway and our books, oldest first",
	access: { staff: "finance" },
	input: z.object({}),
	answer: z.object({
		differences: z.array(
			z.object({
				id: z.string(),
				reference: z.string(),
				ours: z.string(),
				theirs: z.string(),
				foundAt: z.string(),
			}),
		),
	}),
});

export const differenceSettled = endpoint({
	method: "POST",
	path: "/staff/payment-differences/:id/settled",
	summary: "Mark a difference as settled",
	access: { staff: "finance" },
	input: z.object({ id: z.uuid(), note: z.string().trim().min(1).max(500) }),
	answer: z.object({ message: z.string() }),
	refusals: staffRefundRefusals,
	once: true,
});
