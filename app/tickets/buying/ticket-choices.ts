/** What a fan can do about tickets of a match that has changed. Credit is a voucher of theirs. */
export const ticketChoices = ["keep", "credit", "refund"] as const;
export type TicketChoiceName = (typeof ticketChoices)[number];
