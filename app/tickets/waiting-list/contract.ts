import * as z from "zod";
import { placedOrderSchema } from "../../orders/contract";
import { methodSchema } from "../../orders/payments/contract";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ticketOrderRefusals } from "../buying/order-contract";

/** The most one fan can wait for together. */
export const largestWait = 4;

const offerSchema = z.object({
	sectionId: z.string(),
	section: z.string(),
	seats: z.array(z.object({ row: z.int(), number: z.int() })),
	/** Face value of one when it was offered, which is what taking it costs. */
	price: z.int(),
	until: z.string(),
	/** The server's clock, which `until` is judged by. */
	now: z.string(),
	/** The order that takes it, while it waits to be paid. */
	orderNumber: z.nullable(z.string()),
});
export type ShownPlaceOffer = z.infer<typeof offerSchema>;

const waitingSchema = z.object({
	/** Null for any section. */
	section: z.nullable(z.string()),
	size: z.int(),
	/** 1 is the next to be asked, counted among those who want the same. */
	place: z.int(),
	offer: z.nullable(offerSchema),
});
export type ShownWaiting = z.infer<typeof waitingSchema>;

const sale = z.uuid();
const answer = z.object({ waiting: z.nullable(waitingSchema) });

export const myWaiting = endpoint({
	method: "GET",
	path: "/waiting-list",
	summary: "The member's place on a sale's waiting list, and what is offered to them",
	access: "member",
	input: z.object({ sale }),
	answer,
});

export const joinWaitingList = endpoint({
	method: "POST",
	path: "/waiting-list",
	summary: "Join the waiting list for one to four returned tickets together, in one section or in any",
	access: "member",
	input: z.object({
		sale,
		/** Its key, such as "utara-1"; absent for any. */
		section: z.optional(z.string().check(z.maxLength(60))),
		size: z.int().check(z.gte(1), z.lte(largestWait)),
	}),
	answer,
	refusals: {
		...ticketOrderRefusals,
		"waiting.still_tickets": {
			status: 409,
			message: {
				id: "Tiketnya masih ada. Beli langsung, tanpa menunggu.",
				en: "Tickets are still available. Buy them now, without waiting.",
			},
		},
		"waiting.already": {
			status: 409,
			message: {
				id: "Kamu sudah ada di daftar tunggu ini.",
				en: "You are already on this waiting list.",
			},
		},
	} as const satisfies RefusalTable,
});

export const leaveWaitingList = endpoint({
	method: "DELETE",
	path: "/waiting-list",
	summary: "Leave a waiting list, or decline what is offered: the next in line is asked",
	access: "member",
	input: z.object({ sale }),
	answer,
	refusals: {
		"waiting.being_paid": {
			status: 409,
			message: {
				id: "Pesananmu masih menunggu pembayaran. Batalkan dulu pesanannya.",
				en: "Your order is awaiting payment. Cancel it first.",
			},
		},
	} as const satisfies RefusalTable,
});

export const takeOffer = endpoint({
	method: "POST",
	path: "/waiting-list/orders",
	summary: "Take what is offered at face value: an order that has to be paid within 15 minutes",
	access: "member",
	inLine: true,
	once: true,
	status: 201,
	input: z.object({
		sale,
		/** Who goes in, ticket by ticket; the buyer where none is named. */
		holders: z.optional(z.array(z.string().check(z.trim(), z.maxLength(80))).check(z.maxLength(largestWait))),
		method: methodSchema,
	}),
	answer: placedOrderSchema,
	refusals: {
		...ticketOrderRefusals,
		"waiting.no_offer": {
			status: 409,
			message: {
				id: "Tawaran ini sudah lewat atau ditarik. Urutanmu di daftar tunggu ada di halaman ini.",
				en: "This offer has expired or was withdrawn. See your place on the waiting list.",
			},
		},
	} as const satisfies RefusalTable,
});
