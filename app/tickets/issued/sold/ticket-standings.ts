/**
 * How an order's ticket stands when it is about to be refunded. In the buyer's own hands: as it is, offered to somebody, or on
 * its way to the waiting list; in somebody else's; used, and with its money back all the same; over.
 */
export const ticketStandings = [
	"own",
	"offered",
	"given_back",
	"handed_on",
	"used",
	"used_refunded",
	"returned",
	"void",
] as const;
export type TicketStanding = (typeof ticketStandings)[number];

/** The buyer can still go in with it. */
export const isInBuyersHands = (standing: TicketStanding) =>
	standing === "own" || standing === "offered" || standing === "given_back";

/** Its money is still with the club. */
export const isRefundable = (standing: TicketStanding) =>
	isInBuyersHands(standing) || standing === "handed_on" || standing === "used";
