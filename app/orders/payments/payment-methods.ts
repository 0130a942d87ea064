import { type PaymentMethod, paymentMethods } from "./gateway";

/** Bank Indonesia's limit for one QRIS payment. */
const mostByQris = 10_000_000;

/** The methods available for an amount, in the order in which they are offered. */
export const methodsFor = (amount: number): PaymentMethod[] =>
	paymentMethods.filter((method) => method !== "qris" || amount <= mostByQris);
