import type { OrderLine } from "../../orders/tables.server";

/** The one rule for what can never be returned: whatever was printed for one person. */
export const isReturnable = ({ kind, details }: Pick<OrderLine, "kind" | "details">): boolean =>
	kind === "goods" && !details?.print;
