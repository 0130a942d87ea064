import type { Language } from "../../../platform/words/language";
import { type PaymentMethod, paymentMethods } from "../../payments/gateway";
import { methodNames } from "../../payments/method-names";

export type MethodGroup = {
	name: "qris" | "va" | "wallet" | "card" | "store";
	methods: readonly PaymentMethod[];
};

/** In the order in which they are offered. */
export const methodGroups: readonly MethodGroup[] = [
	{ name: "qris", methods: ["qris"] },
	{ name: "va", methods: paymentMethods.filter((method) => method.startsWith("va_")) },
	{ name: "wallet", methods: ["gopay", "shopeepay"] },
	{ name: "card", methods: ["card"] },
	{ name: "store", methods: ["alfamart", "indomaret"] },
];

export const groupOf = (method: PaymentMethod) =>
	methodGroups.find(({ methods }) => methods.includes(method))!.name;

/** "BCA": the kind is in the heading above. */
export const shortName = (method: PaymentMethod, language: Language) =>
	methodNames[language][method].replace(/ (virtual account|bill payment)$/, "");
