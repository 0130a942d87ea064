import * as z from "zod";
import { orderStates } from "../../orders/order-states";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { shownTotal, ticketOrderRefusals, totalRefusals } from "../buying/order-contract";
import { passSchema } from "../issued/contract";

const access = { staff: "ticketing" } as const;
const event = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const number = z.string().check(z.maxLength(300));
const name = z.string().check(z.trim(), z.maxLength(80));

/** More than anybody needs at once. */
export const mostPlaces = 50;

const places = {
	sectionId: z.uuid(),
	quantity: z.int().check(z.gte(1), z.lte(mostPlaces)),
	/** In a numbered section, chosen seats; otherwise the best free ones. */
	seats: z.optional(
		z
			.array(z.object({ row: z.int().check(z.gte(1)), number: z.int().check(z.gte(1)) }))
			.check(z.maxLength(mostPlaces)),
	),
};

export const boxOfficeRefusals = {
	...ticketOrderRefusals,
	"box_office.unknown": {
		status: 404,
		message: { id: "Pesanan ini tidak ada di loket.", en: "The box office has no such order." },
	},
	"box_office.room_is_on": {
		status: 409,
		message: {
			id: "Ruang tunggu sedang berjalan. Sampai selesai, tiketnya hanya lewat antrean.",
			en: "The waiting room is on. Until it ends, tickets are sold through the queue only.",
		},
	},
	"box_office.used": {
		status: 409,
		message: {
			id: "Sudah ada yang masuk dengan tiket ini. Tidak bisa ditarik lagi.",
			en: "Somebody has already entered with these tickets. They can no longer be revoked.",
		},
	},
	"box_office.taken_back": {
		status: 409,
		message: { id: "Tiket ini sudah ditarik.", en: "These tickets have already been revoked." },
	},
	"box_office.not_open": {
		status: 409,
		message: {
			id: "Pesanan ini sudah dibayar atau sudah ditutup.",
			en: "This order has already been paid or closed.",
		},
	},
} as const satisfies RefusalTable;

export const giveTickets = endpoint({
	method: "POST",
	path: "/staff/ticket-sales/:event/gifts",
	summary: "Give away free tickets, real ones from the section's own places",
	access,
	once: true,
	status: 201,
	input: z.object({
		event,
		...places,
		name: name.check(z.minLength(1)),
		/** An e-mail address or a phone number, of a member or anybody else. */
		recipient: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
		reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
	}),
	answer: z.object({ number: z.string() }),
	refusals: boxOfficeRefusals,
});

const giftSchema = z.object({
	number: z.string(),
	name: z.string(),
	recipient: z.string(),
	reason: z.string(),
	places: z.array(z.string()),
	givenAt: z.string(),
	givenBy: z.string(),
	/** How many of them are valid, used ones included. */
	valid: z.int(),
	used: z.int(),
	isTakenBack: z.boolean(),
});

export const giftList = endpoint({
	method: "GET",
	path: "/staff/ticket-sales/:event/gifts",
	summary: "Tickets that the club gave away for a match, newest first",
	access,
	input: z.object({ event }),
	answer: z.object({ gifts: z.array(giftSchema) }),
	refusals: boxOfficeRefusals,
});

export const takeBackGift = endpoint({
	method: "POST",
	path: "/staff/gifts/:number/take-back",
	summary: "Take back tickets the club gave away: their codes are void and their places free",
	access,
	input: z.object({ number }),
	answer: z.object({ message: z.string() }),
	refusals: boxOfficeRefusals,
});

const counterOrderSchema = z.object({
	number: z.string(),
	state: z.enum(orderStates),
	total: z.int(),
	name: z.string(),
	recipient: z.nullable(z.string()),
	places: z.array(z.string()),
	payBy: z.string(),
	/** The server's clock, to compare `payBy` with. */
	now: z.string(),
	/** The QRIS code's content; null until the gateway has created it, and once it is paid. */
	qr: z.nullable(z.string()),
	/** The gateway's own page of this payment. */
	pageUrl: z.nullable(z.string()),
	/** Once it is paid. */
	passes: z.array(passSchema),
});
export type CounterOrder = z.infer<typeof counterOrderSchema>;

export const sellAtCounter = endpoint({
	method: "POST",
	path: "/staff/ticket-sales/:event/counter",
	summary:
		"Sell tickets at the counter: an order that is paid by scanning a QRIS code within a quarter of an hour",
	access,
	once: true,
	status: 201,
	input: z.object({
		event,
		...places,
		name: z.optional(name),
		/** An e-mail address or a phone number to send the tickets to; a member's tickets go into the account. */
		recipient: z.optional(z.string().check(z.trim(), z.maxLength(200))),
		total: shownTotal,
	}),
	answer: counterOrderSchema,
	refusals: { ...boxOfficeRefusals, ...totalRefusals },
});

export const counterOrder = endpoint({
	method: "GET",
	path: "/staff/counter/:number",
	summary: "The state of an order at the counter: its QRIS code, then its tickets",
	access,
	input: z.object({ number }),
	answer: counterOrderSchema,
	refusals: boxOfficeRefusals,
});

export const cancelAtCounter = endpoint({
	method: "POST",
	path: "/staff/counter/:number/cancel",
	summary: "Cancel an unpaid order at the counter: its places are free at once",
	access,
	input: z.object({ number }),
	answer: counterOrderSchema,
	refusals: boxOfficeRefusals,
});
