import * as z from "zod";
import { parcelSteps } from "../../delivery/shipping/parcel-steps";
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
	"dispute.due_by_gateway": {
		status: 409,
		message: {
			id: "Batas waktunya ditentukan penyedia pembayaran.",
			en: "The gateway has set this deadline.",
		},
	},
	"dispute.how_much": {
		status: 409,
		message: {
			id: "Hanya sebagian yang disengketakan. Tulis berapa yang diambil bank.",
			en: "Only a part is disputed. Say how much the bank has kept.",
		},
	},
	"dispute.too_much": {
		status: 409,
		message: {
			id: "Bank tidak bisa mengambil lebih dari yang disengketakan.",
			en: "The bank can't keep more than is disputed.",
		},
	},
} as const satisfies RefusalTable;

const count = z.int();
const instant = z.nullable(z.string());

const disputeSchema = z.object({
	/** The payment's. */
	id: z.string(),
	reference: z.string(),
	method: methodSchema,
	orderNumber: z.string(),
	orderState: z.enum(orderStates),
	amount: z.int(),
	/** What was paid. */
	paid: z.int(),
	isPart: z.boolean(),
	/** Losing it has to say how much: the gateway has not. */
	isPartUnknown: z.boolean(),
	/** In the gateway's words, if it has any. */
	reason: z.nullable(z.string()),
	openedAt: z.string(),
	evidence: z.object({
		dueAt: instant,
		/** Whole days, less than zero once they are over. */
		daysLeft: z.nullable(count),
		isOverdue: z.boolean(),
		isDueByGateway: z.boolean(),
	}),
	/** `live` ones are frozen while the dispute is open; `handedOn` ones are live or used and in another account than the buyer's. */
	tickets: z.object({ live: count, used: count, handedOn: count, void: count }),
	parcels: z.array(
		z.object({
			serial: count,
			courierName: z.string(),
			waybill: z.nullable(z.string()),
			step: z.nullable(z.enum(parcelSteps)),
			shippedAt: instant,
			deliveredAt: instant,
		}),
	),
	/** Goods that are in no parcel yet. */
	unpacked: count,
	/** Refunds of the payment that wait for the outcome. */
	refundsHeld: z.object({ count, amount: z.int() }),
	notes: z.array(z.object({ at: z.string(), by: z.nullable(z.string()), text: z.string() })),
	outcome: z.nullable(z.enum(disputeOutcomes)),
	/** What the bank has kept, where that was not everything. */
	lost: z.nullable(z.int()),
	decidedAt: instant,
});
export type ShownDispute = z.infer<typeof disputeSchema>;

export const disputesPerPage = 25;

export const disputes = endpoint({
	method: "GET",
	path: "/staff/disputes",
	summary:
		"Chargebacks with what became of their orders: the open ones by their deadline, or those decided, newest first",
	access: { staff: "finance" },
	input: z.object({
		state: z.optional(z.enum(["open", "decided"])),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({ disputes: z.array(disputeSchema), next: z.nullable(z.string()) }),
});

const id = z.uuid();
const words = (most: number) => z.string().trim().min(1).max(most);

export const setEvidenceDue = endpoint({
	method: "PUT",
	path: "/staff/disputes/:id/evidence-due",
	summary: "Set until when the bank wants evidence, where the gateway does not say so; null for not known",
	access: { staff: "finance" },
	input: z.object({ id, dueAt: z.nullable(z.iso.datetime({ offset: true }).check(z.regex(/^20/))) }),
	answer: z.object({}),
	refusals: disputeRefusals,
});

export const addDisputeNote = endpoint({
	method: "POST",
	path: "/staff/disputes/:id/notes",
	summary: "Keep a note or the text of evidence with a chargeback, also after its end",
	access: { staff: "finance" },
	input: z.object({ id, text: words(4_000) }),
	answer: z.object({}),
	refusals: disputeRefusals,
	once: true,
});

export const decideDispute = endpoint({
	method: "POST",
	path: "/staff/disputes/:id/outcome",
	summary:
		"Record how a chargeback ended: won, and the order goes on where it was; lost, and its unused tickets are void. Where the bank keeps only a part (`lost`), the order goes on too",
	access: { staff: "finance" },
	input: z.object({
		id,
		outcome: z.enum(["won", "lost"]),
		lost: z.optional(z.int().min(1).max(1_000_000_000_000)),
		reason: words(500),
	}),
	answer: z.object({ orderState: z.enum(orderStates) }),
	refusals: disputeRefusals,
	once: true,
});
