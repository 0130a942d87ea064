/** Ticket orders of the demo member, and what has become of their tickets. */
export const demoTicketOrders: readonly {
	event: string;
	section: string;
	/** What happens to each ticket after it was issued. */
	tickets: readonly ("stays valid" | "is used" | "is refunded")[];
}[] = [
	{
		event: "match-bayu-selatan",
		section: "utara-5",
		tickets: ["stays valid", "stays valid", "is used", "is refunded"],
	},
	{ event: "match-halilintar", section: "barat-2", tickets: ["stays valid"] },
];
