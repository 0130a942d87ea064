import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { ticketOrderRefusals, ticketWish } from "../buying/order-contract";

const holdSchema = z.object({
	expiresAt: z.string(),
	/** The server's clock, which `expiresAt` is judged by. */
	now: z.string(),
	sections: z.array(
		z.object({
			sectionId: z.string(),
			quantity: z.int(),
			/** Of one, through the promo link if there is one. An order from this hold is charged this. */
			price: z.int(),
		}),
	),
	seats: z.array(z.object({ id: z.string(), sectionId: z.string(), row: z.int(), number: z.int() })),
	/** The slug of the promo link it was held through. */
	promo: z.nullable(z.string()),
});
export type ShownHold = z.infer<typeof holdSchema>;

export const holdTickets = endpoint({
	method: "POST",
	path: "/ticket-holds",
	summary:
		"Hold tickets for ten minutes, at today's prices, while names are filled in; changing the tickets does not extend the hold",
	access: "member",
	input: z.object(ticketWish),
	answer: z.object({ hold: holdSchema }),
	refusals: ticketOrderRefusals,
});

export const myHold = endpoint({
	method: "GET",
	path: "/ticket-holds",
	summary: "What the member holds in a sale",
	access: "member",
	input: z.object({ sale: z.uuid() }),
	answer: z.object({ hold: z.nullable(holdSchema) }),
});

export const releaseTickets = endpoint({
	method: "DELETE",
	path: "/ticket-holds",
	summary: "Release what the member holds in a sale",
	access: "member",
	input: z.object({ sale: z.uuid() }),
	answer: z.object({ hold: z.null() }),
});
