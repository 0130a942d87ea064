import type { Db } from "../platform/data/database.server";
import { signal } from "../platform/data/signals.server";

export const orderSignal = (orderId: string) => `order:${orderId}`;

/** Anything that the order's screens show: its state, a payment, tickets, a refund, a parcel. */
export const orderChanged = (db: Db, orderId: string) => signal(db, orderSignal(orderId));
