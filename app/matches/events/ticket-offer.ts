import * as z from "zod";

/** The state of an event's ticket sale. */
export const ticketOfferSchema = z.object({
	state: z.enum(["soon", "open", "sold-out", "closed"]),
	opensAt: z.string(),
	closesAt: z.string(),
	/** Price of the cheapest section with places left; null if sold out. */
	fromPrice: z.nullable(z.number()),
	left: z.int(),
});
export type TicketOffer = z.infer<typeof ticketOfferSchema>;
