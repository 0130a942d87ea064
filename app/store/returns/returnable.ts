import type { OrderLine } from "../../orders/tables.server";

/** The one place that says what never comes back, whatever the days: what was made for one person goes here. */
export const isReturnable = ({ kind }: Pick<OrderLine, "kind" | "reference">): boolean => kind === "goods";
