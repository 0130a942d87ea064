import type { staffOrder, staffOrders } from "../../parcels/selling/contract";
import type { AnswerOf } from "../../platform/contract";

export type StaffOrder = AnswerOf<typeof staffOrder>;
export type OrderRow = AnswerOf<typeof staffOrders>["orders"][number] & Pick<StaffOrder, "kind">;
