import * as z from "zod";
import { instructionsSchema, methodSchema } from "../payments/contract";
import { attemptStates, refundStates } from "../payments/payment-states";
import { bankAccountFields } from "../payments/preferences-contract";
import { endpoint } from "../platform/contract";
import type { RefusalTable } from "../platform/refusal";
import { orderLineKinds } from "./order-lines";
import { orderStates } from "./order-states";
import { neighbourPages, ordersPlace } from "./orders-place";

/** What a fan gets for a new order: how to name it, what it costs, until when to pay. */
export const placedOrderSchema = z.object({ number: z.string(), total: z.int(), payBy: z.string() });
export type PlacedAnswer = z.infer<typeof placedOrderSchema>;

const attemptSchema = z.object({
	/** What the gateway knows it by. */
	reference: z.string(),
	method: methodSchema,
	state: z.enum(attemptStates),
	/** Null until the gateway has opened it. */
	instructions: z.nullable(instructionsSchema),
	pageUrl: z.nullable(z.string()),
});
export type ShownAttempt = z.infer<typeof attemptSchema>;

const refundSchema = z.object({
	id: z.string(),
	amount: z.int(),
	/** A code; screens have the words. */
	reason: z.string(),
	state: z.enum(refundStates),
	askedAt: z.string(),
	doneAt: z.nullable(z.string()),
	/** "Hari kerja ke-3 dari 14"; null when it is done or waits for an account. */
	workingDay: z.nullable(z.object({ day: z.int(), of: z.int() })),
	/** Where it goes when the method can't take it back; of the number only the end. */
	account: z.nullable(z.object({ bank: z.string(), numberEnd: z.string() })),
});
export type ShownRefund = z.infer<typeof refundSchema>;

const orderSchema = z.object({
	number: z.string(),
	kind: z.enum(["goods", "tickets"]),
	state: z.enum(orderStates),
	total: z.int(),
	placedAt: z.string(),
	payBy: z.string(),
	paidAt: z.nullable(z.string()),
	/** Who brings goods, or "pickup"; null for tickets. With the number, it is the address of the tracking page. */
	courier: z.nullable(z.string()),
	/** The server's clock, which `payBy` is judged by. */
	now: z.string(),
	lines: z.array(
		z.object({
			kind: z.enum(orderLineKinds),
			title: z.string(),
			quantity: z.int(),
			unitPrice: z.int(),
			amount: z.int(),
		}),
	),
	/** The oldest first. */
	timeline: z.array(
		z.object({ state: z.enum(orderStates), at: z.string(), actor: z.string(), note: z.nullable(z.string()) }),
	),
	/** The one that was paid, or the newest. */
	attempt: z.nullable(attemptSchema),
	/** What the sum can be paid by; none once nothing is to be paid. */
	methods: z.array(methodSchema),
	refunds: z.array(refundSchema),
});
export type ShownOrder = z.infer<typeof orderSchema>;

export const orderRefusals = {
	"order.unknown": {
		status: 404,
		message: { id: "Tidak ada pesanan dengan nomor ini.", en: "There is no order with this number." },
	},
} as const satisfies RefusalTable;

/** What an order that can't be paid or cancelled any more is by now. */
export const closedRefusals = {
	"order.paid": {
		status: 409,
		message: { id: "Pesanan ini sudah dibayar.", en: "This order has been paid." },
	},
	"order.expired": {
		status: 409,
		message: { id: "Waktu bayar pesanan ini sudah habis.", en: "The time to pay this order is over." },
	},
	"order.cancelled": {
		status: 409,
		message: { id: "Pesanan ini sudah dibatalkan.", en: "This order has been cancelled." },
	},
	"order.refunded": {
		status: 409,
		message: { id: "Uang pesanan ini sudah dikembalikan.", en: "This order has been refunded." },
	},
} as const satisfies RefusalTable;

/** "SU-261116-7K4FQ"; what looks otherwise is unknown rather than invalid. */
const orderNumber = z.string().check(z.maxLength(300));

export const orderDetail = endpoint({
	method: "GET",
	path: "/orders/:number",
	summary: "One of the member's orders: where it stands, how to pay it, what went back",
	access: "member",
	input: z.object({ number: orderNumber }),
	answer: orderSchema,
	refusals: orderRefusals,
});

export const startPayment = endpoint({
	method: "POST",
	path: "/orders/:number/attempts",
	summary: "Pay an order again or by another method",
	access: "member",
	once: true,
	status: 201,
	input: z.object({ number: orderNumber, method: methodSchema }),
	answer: z.object({ attempt: attemptSchema }),
	refusals: { ...orderRefusals, ...closedRefusals },
});

export const cancelOwnOrder = endpoint({
	method: "POST",
	path: "/orders/:number/cancel",
	summary: "Cancel an order that has not been paid; what it held is free for others",
	access: "member",
	input: z.object({ number: orderNumber }),
	answer: z.object({ state: z.enum(orderStates) }),
	refusals: { ...orderRefusals, ...closedRefusals },
});

export const refundRefusals = {
	"refund.unknown": {
		status: 404,
		message: { id: "Pengembalian dana ini tidak ada.", en: "There is no such refund." },
	},
	"refund.no_kept_account": {
		status: 409,
		message: { id: "Belum ada rekening tersimpan.", en: "No bank account is saved." },
	},
	"refund.needs_no_account": {
		status: 409,
		message: {
			id: "Pengembalian dana ini tidak menunggu nomor rekening.",
			en: "This refund is not waiting for a bank account.",
		},
	},
} as const satisfies RefusalTable;

export const refundAccount = endpoint({
	method: "POST",
	path: "/orders/:number/refunds/:id/account",
	summary: "Name the bank account that a refund goes to, where the payment method can't take money back",
	access: "member",
	input: z.object({
		number: orderNumber,
		id: z.uuid(),
		...bankAccountFields,
	}),
	answer: z.object({ state: z.enum(refundStates) }),
	refusals: { ...orderRefusals, ...refundRefusals },
});

export const refundToKeptAccount = endpoint({
	method: "POST",
	path: "/orders/:number/refunds/:id/kept-account",
	summary: "Let a refund go to the bank account that the member keeps",
	access: "member",
	input: z.object({ number: orderNumber, id: z.uuid() }),
	answer: z.object({ state: z.enum(refundStates) }),
	refusals: { ...orderRefusals, ...refundRefusals },
});

const dueOrderSchema = z.object({
	number: z.string(),
	kind: z.enum(["goods", "tickets"]),
	/** The first thing in it, and how many others there are. */
	title: z.string(),
	others: z.int(),
	total: z.int(),
	payBy: z.string(),
});
export type DueOrder = z.infer<typeof dueOrderSchema>;

export const dueOrders = endpoint({
	method: "GET",
	path: "/user/due-orders",
	summary: "The member's orders that wait for payment, the most urgent first",
	access: "member",
	input: z.object({}),
	answer: z.object({ orders: z.array(dueOrderSchema) }),
});

export const paymentsPerPage = 20;

const paymentSchema = z.object({
	number: z.string(),
	kind: z.enum(["goods", "tickets"]),
	paidAt: z.string(),
	amount: z.int(),
	/** Null for an order that a voucher paid in full. */
	method: z.nullable(methodSchema),
	refunds: z.array(refundSchema.pick({ id: true, amount: true, state: true })),
});
export type OwnPayment = z.infer<typeof paymentSchema>;

export const ownPayments = endpoint({
	method: "GET",
	path: "/payments",
	summary: "What the member has paid, the newest first, and what went back",
	access: "member",
	input: z.object(ordersPlace),
	answer: z.object({ payments: z.array(paymentSchema), ...neighbourPages }),
});
