import type { Language } from "../../platform/words/language";
import type { PaymentMethod } from "./gateway";

const brands: Record<Exclude<PaymentMethod, "card">, string> = {
	qris: "QRIS",
	va_bca: "BCA virtual account",
	va_bni: "BNI virtual account",
	va_bri: "BRI virtual account",
	va_mandiri: "Mandiri bill payment",
	va_permata: "Permata virtual account",
	gopay: "GoPay",
	shopeepay: "ShopeePay",
	alfamart: "Alfamart",
	indomaret: "Indomaret",
};

/** As fans know them. Only the gateway knows whose card it is. */
export const methodNames: Record<Language, Record<PaymentMethod, string>> = {
	id: { ...brands, card: "Kartu" },
	en: { ...brands, card: "Card" },
};

/** "Paid by card.", "Paid by QRIS." */
export const methodInSentence = (method: PaymentMethod, language: Language) =>
	method === "card" ? methodNames[language].card.toLowerCase() : methodNames[language][method];
