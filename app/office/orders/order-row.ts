import type { staffOrder, staffOrders } from "../../delivery/packing/contract";
import type { AnswerOf } from "../../platform/http/contract";

export type StaffOrder = AnswerOf<typeof staffOrder>;
export type OrderRow = AnswerOf<typeof staffOrders>["orders"][number] & Pick<StaffOrder, "kind">;
