import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { orderStates } from "../order-states";
import { methodSchema } from "../payments/contract";
import { disputeOutcomes } from "../payments/payment-states";

export const disputeRefusals = {
	"dispute.unknown": {
		status: 404,
		message: {
			id: "Sengketa ini tidak ada atau sudah diputuskan.",
			en: "There is no such dispute, or it has been decided.",
		},
	},
} as const satisfies RefusalTable;

export const disputes = endpoint({
	method: "GET",
	path: "/staff/disputes",
	summary: "Chargebacks: the open ones first, oldest first, then those decided last",
	access: { staff: "finance" },
	input: z.object({}),
	answer: z.object({
		disputes: z.array(
			z.object({
				/** The payment's. */
				id: z.string(),
				reference: z.string(),
				method: methodSchema,
				orderNumber: z.string(),
				orderState: z.enum(orderStates),
				amount: z.int(),
				openedAt: z.string(),
				outcome: z.nullable(z.enum(disputeOutcomes)),
				decidedAt: z.nullable(z.string()),
			}),
		),
	}),
});

export const decideDispute = endpoint({
	method: "POST",
	path: "/staff/disputes/:id/outcome",
	summary:
		"Record how a chargeback ended: won, and the order goes on where it was; lost, and its unused tickets are void",
	access: { staff: "finance" },
	input: z.object({
		id: z.uuid(),
		outcome: z.enum(disputeOutcomes),
		reason: z.string().trim().min(1).max(500),
	}),
	answer: z.object({ orderState: z.enum(orderStates) }),
	refusals: disputeRefusals,
	once: true,
});
