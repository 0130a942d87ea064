import { defineTexts } from "../platform/language";

export const orderPageTexts = defineTexts({
	id: {
		tickets: "Buka tiketnya",
		paidBy: (method: string) => `Dibayar lewat ${method},`,
		documents: "Dokumen",
		invoiceText: "Apa yang dipesan dan berapa harganya",
		receiptText: "Bukti bahwa sudah dibayar",
	},
	en: {
		tickets: "Open the tickets",
		paidBy: (method) => `Paid by ${method},`,
		documents: "Documents",
		invoiceText: "What was ordered, and for how much",
		receiptText: "Proof that it was paid",
	},
});
