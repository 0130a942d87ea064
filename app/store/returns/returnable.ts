import type { OrderLine } from "../../orders/tables.server";

/** The one place that says what never comes back, whatever the days: what was printed for one person. */
export const isReturnable = ({ kind, details }: Pick<OrderLine, "kind" | "details">): boolean =>
	kind === "goods" && !details?.print;
