import { pathTo } from "../paths";
import type { ShownOrder } from "./contract";

/** The page of the order's invoice, and of its receipt once it is paid. */
export const paperOf = ({ kind, number, paidAt }: Pick<ShownOrder, "kind" | "number" | "paidAt">) =>
	kind === "goods"
		? pathTo("store-invoice", { id: number })
		: pathTo(paidAt ? "ticket-receipt" : "Ticket invoice", { id: number });
