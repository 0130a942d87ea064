import * as z from "zod";
import { orderRefusals } from "../../../orders/contract";
import { endpoint } from "../../../platform/http/contract";
import { ticketStandings } from "./ticket-standings";

const soldTicketSchema = z.object({
	number: z.string(),
	/** Of its order line. */
	position: z.int(),
	/** Block, row and seat. */
	place: z.string(),
	/** The name on it. */
	holder: z.string(),
	/** Whose account it is in, if not the buyer's. */
	owner: z.nullable(z.string()),
	standing: z.enum(ticketStandings),
});
export type SoldTicket = z.infer<typeof soldTicketSchema>;

export const soldTickets = endpoint({
	method: "GET",
	path: "/staff/orders/:number/tickets",
	summary:
		"The tickets of an order, one for each place, and in whose hands they are; none before they are issued",
	access: { staff: "finance" },
	input: z.object({ number: z.string().check(z.maxLength(40)) }),
	answer: z.object({ tickets: z.array(soldTicketSchema) }),
	refusals: orderRefusals,
});
