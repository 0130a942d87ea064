import * as z from "zod";

/** Where the ticket sale of an event stands. */
export const ticketOfferSchema = z.object({
	state: z.enum(["soon", "open", "sold-out", "closed"]),
	opensAt: z.string(),
	closesAt: z.string(),
	/** Of the cheapest section that still has room; null when none has. */
	fromPrice: z.nullable(z.number()),
	left: z.int(),
});
export type TicketOffer = z.infer<typeof ticketOfferSchema>;
