import type { PaymentMethod } from "./gateway";

/** As fans know them; the same in every language. */
export const methodNames: Record<PaymentMethod, string> = {
	qris: "QRIS",
	va_bca: "BCA virtual account",
	va_bni: "BNI virtual account",
	va_bri: "BRI virtual account",
	va_mandiri: "Mandiri virtual account",
	va_permata: "Permata virtual account",
	gopay: "GoPay",
	shopeepay: "ShopeePay",
	card: "Visa, Mastercard, JCB",
	alfamart: "Alfamart",
	indomaret: "Indomaret",
};
