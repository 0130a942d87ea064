import * as z from "zod";
import { endpoint } from "../../platform/contract";
import type { RefusalTable } from "../../platform/refusal";
import { orderRefusals } from "../contract";

/** Why staff take an order back. Money that never bought anything has reasons of its own. */
export const staffRefundReasons = ["returned", "not_deliverable", "event_cancelled", "goodwill"] as const;

export const staffRefundRefusals = {
	...orderRefusals,
	"order.not_sold": {
		status: 409,
		message: {
			id: "Pesanan ini belum dibayar, sudah batal, atau sudah dikembalikan seluruhnya.",
			en: "This order is unpaid, cancelled or already refunded in full.",
		},
	},
	"refund.not_left": {
		status: 409,
		message: {
			id: "Jumlah itu melebihi yang masih bisa dikembalikan.",
			en: "That is more than is left to refund.",
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
			en: "There is no such difference, or it is settled.",
		},
	},
} as const satisfies RefusalTable;

const number = z.string().max(40);
const quantity = z.int().min(1).max(100_000);

export const refundSoldOrder = endpoint({
	method: "POST",
	path: "/staff/orders/:number/refunds",
	summary:
		"Take back some or all of a sold order. We compute the sum; without `lines` it is everything that is left",
	access: { staff: "finance" },
	input: z.object({
		number,
		lines: z
			.array(z.object({ position: z.int().min(1).max(10_000), quantity }))
			.min(1)
			.max(200)
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

export const openRefunds = endpoint({
	method: "GET",
	path: "/staff/refunds",
	summary: "Refunds whose money has not left yet, the oldest first",
	access: { staff: "finance" },
	input: z.object({}),
	answer: z.object({
		refunds: z.array(
			z.object({
				id: z.string(),
				orderNumber: z.string(),
				amount: z.number(),
				reason: z.string(),
				state: z.string(),
				method: z.string(),
				reference: z.string(),
				account: account.nullable(),
				since: z.string(),
				workingDay: z.object({ day: z.number(), of: z.number() }).nullable(),
			}),
		),
	}),
});

export const refundTransferred = endpoint({
	method: "POST",
	path: "/staff/refunds/:id/transferred",
	summary: "The bank has sent this refund to the account that the fan named",
	access: { staff: "finance" },
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: staffRefundRefusals,
	once: true,
});

export const openDifferences = endpoint({
	method: "GET",
	path: "/staff/payment-differences",
	summary: "Where the gateway and we disagree and nobody has settled it, the oldest first",
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
	summary: "Somebody has looked into a difference and dealt with it",
	access: { staff: "finance" },
	input: z.object({ id: z.uuid(), note: z.string().trim().min(1).max(500) }),
	answer: z.object({ message: z.string() }),
	refusals: staffRefundRefusals,
	once: true,
});
