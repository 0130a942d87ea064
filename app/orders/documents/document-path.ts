import { pathTo } from "../../paths";
import type { DocumentKind } from "./contract";

/** A document's path on the site. */
export function documentPath(
	kind: DocumentKind,
	order: { kind: "goods" | "tickets"; number: string },
): string {
	if (kind === "receipt") return pathTo("ticket-receipt", { id: order.number });
	return pathTo(order.kind === "goods" ? "store-invoice" : "Ticket invoice", { id: order.number });
}
