import type { Fixture } from "../events/fixture/fixture";

/** Where a sale stands for the reader: what happened to the event comes before what the sale says. */
export type SaleStanding = "open" | "soon" | "sold-out" | "closed" | "postponed" | "cancelled";

export function standingOf({ status, tickets }: Pick<Fixture, "status" | "tickets">): SaleStanding {
	if (status === "cancelled") return "cancelled";
	if (!tickets || status === "finished") return "closed";
	if (status === "postponed" && tickets.state !== "open") return "postponed";
	return tickets.state;
}
