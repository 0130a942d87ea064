import type { Fixture } from "../../matches/fixtures/fixture";

/** The displayed state of a sale: the event's status takes precedence over the sale's. */
export type SaleStanding = "open" | "soon" | "sold-out" | "closed" | "postponed" | "cancelled";

export function standingOf({ status, tickets }: Pick<Fixture, "status" | "tickets">): SaleStanding {
	if (status === "cancelled") return "cancelled";
	if (!tickets || status === "finished") return "closed";
	if (status === "postponed" && tickets.state !== "open") return "postponed";
	return tickets.state;
}
