import { type PaymentMethod, paymentMethods } from "./gateway";

/** Bank Indonesia's ceiling for one QRIS payment. */
const mostByQris = 10_000_000;

/** How a sum can be paid, in the order in which they are offered. */
export const methodsFor = (amount: number): PaymentMethod[] =>
	paymentMethods.filter((method) => method !== "qris" || amount <= mostByQris);
