import * as z from "zod";
import { proof } from "../members/reauthenticate-contract";
import { endpoint } from "../platform/http/contract";
import type { RefusalTable } from "../platform/http/refusal";
import { neighbourPages, ordersPlace } from "./history/orders-place";
import { orderLineKinds } from "./order-lines";
import { orderStates } from "./order-states";
import { instructionsSchema, methodSchema } from "./payments/contract";
import { attemptStates, refundStates } from "./payments/payment-states";
import { bankAccountFields } from "./payments/preferences-contract";

/** The answer to a new order: its number, total and deadline. */
export const placedOrderSchema = z.object({ number: z.string(), total: z.int(), payBy: z.string() });
export type PlacedAnswer = z.infer<typeof placedOrderSchema>;

const attemptSchema = z.object({
	/** The gateway's reference. */
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
	/** A code; screens translate it. */
	reason: z.string(),
	state: z.enum(refundStates),
	askedAt: z.string(),
	doneAt: z.nullable(z.string()),
	/** "Hari kerja ke-3 dari 14"; null when it is done or waiting for an account. */
	workingDay: z.nullable(z.object({ day: z.int(), of: z.int() })),
	/** The account it goes to when the method can't be refunded; only the last digits. */
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
	/** The courier of goods, or "pickup"; null for tickets. With the number, it makes the tracking page's address. */
	courier: z.nullable(z.string()),
	/** The server's clock, to compare `payBy` with. */
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
	/** Oldest first. */
	timeline: z.array(
		z.object({ state: z.enum(orderStates), at: z.string(), actor: z.string(), note: z.nullable(z.string()) }),
	),
	/** The one that was paid, or the newest. */
	attempt: z.nullable(attemptSchema),
	/** The methods that can pay this sum; empty once there is nothing to pay. */
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

/** Too much is waiting to be paid: said with the numbers, and shown with the way to the orders. */
export const unpaidRefusals = {
	"order.too_many_unpaid": {
		status: 409,
		message: {
			id: "Terlalu banyak pesananmu yang belum dibayar. Bayar atau batalkan salah satunya dulu.",
			en: "Too many of your orders are waiting to be paid. Pay or cancel one first.",
		},
	},
	"order.too_many_pieces": {
		status: 409,
		message: {
			id: "Terlalu banyak barang dalam pesanan yang belum dibayar.",
			en: "Your unpaid orders hold too many items.",
		},
	},
} as const satisfies RefusalTable;

/** Why an order can no longer be paid or cancelled. */
export const closedRefusals = {
	"order.paid": {
		status: 409,
		message: { id: "Pesanan ini sudah dibayar.", en: "This order has been paid." },
	},
	"order.expired": {
		status: 409,
		message: {
			id: "Waktu bayar pesanan ini sudah habis.",
			en: "The payment deadline for this order has passed.",
		},
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

/** "SU-261116-7K4FQ"; anything else is answered as unknown rather than invalid. */
const orderNumber = z.string().check(z.maxLength(300));

export const orderDetail = endpoint({
	method: "GET",
	path: "/orders/:number",
	summary: "One of the member's orders: its state, how to pay, refunds",
	access: "member",
	input: z.object({ number: orderNumber }),
	answer: orderSchema,
	refusals: orderRefusals,
});

export const startPayment = endpoint({
	method: "POST",
	path: "/orders/:number/attempts",
	summary: "Pay an order again, or by another method",
	access: "member",
	inLine: true,
	once: true,
	status: 201,
	input: z.object({ number: orderNumber, method: methodSchema }),
	answer: z.object({ attempt: attemptSchema }),
	refusals: { ...orderRefusals, ...closedRefusals },
});

export const cancelMyOrder = endpoint({
	method: "POST",
	path: "/orders/:number/cancel",
	summary: "Cancel an unpaid order; what it held is released",
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
	summary:
		"Set the bank account for a refund whose payment method can't be refunded, with a proof of who asks",
	access: "member",
	input: z.object({
		number: orderNumber,
		id: z.uuid(),
		...bankAccountFields,
		...proof,
	}),
	answer: z.object({ state: z.enum(refundStates) }),
	refusals: { ...orderRefusals, ...refundRefusals },
});

export const refundToSavedAccount = endpoint({
	method: "POST",
	path: "/orders/:number/refunds/:id/kept-account",
	summary: "Send a refund to the member's saved bank account",
	access: "member",
	input: z.object({ number: orderNumber, id: z.uuid() }),
	answer: z.object({ state: z.enum(refundStates) }),
	refusals: { ...orderRefusals, ...refundRefusals },
});

const dueOrderSchema = z.object({
	number: z.string(),
	kind: z.enum(["goods", "tickets"]),
	/** Its first item, and how many others there are. */
	title: z.string(),
	others: z.int(),
	total: z.int(),
	payBy: z.string(),
});
export type DueOrder = z.infer<typeof dueOrderSchema>;

export const dueOrders = endpoint({
	method: "GET",
	path: "/user/due-orders",
	summary: "The member's unpaid orders, most urgent first",
	access: "member",
	input: z.object({}),
	answer: z.object({ orders: z.array(dueOrderSchema) }),
});

export const myPaymentsPerPage = 20;

const paymentSchema = z.object({
	number: z.string(),
	kind: z.enum(["goods", "tickets"]),
	paidAt: z.string(),
	amount: z.int(),
	/** Null for an order paid entirely by vouchers. */
	method: z.nullable(methodSchema),
	refunds: z.array(refundSchema.pick({ id: true, amount: true, state: true })),
});
export type MyPayment = z.infer<typeof paymentSchema>;

export const myPayments = endpoint({
	method: "GET",
	path: "/payments",
	summary: "The member's payments, newest first, with their refunds",
	access: "member",
	input: z.object(ordersPlace),
	answer: z.object({ payments: z.array(paymentSchema), ...neighbourPages }),
});
