import { counted } from "../../../platform/lists/counted";
import { defineTexts } from "../../../platform/words/language";

export const orderPageTexts = defineTexts({
	id: {
		tickets: "Buka tiketnya",
		parcels: "Paket",
		subtotal: (count: number) => `Subtotal (${count} barang)`,
		paidBy: (method: string) => `Dibayar lewat ${method},`,
		help: "Butuh bantuan soal pesanan ini?",
		documents: "Dokumen",
		invoiceText: "Apa yang dipesan dan berapa harganya",
		receiptText: "Bukti bahwa sudah dibayar",
	},
	en: {
		tickets: "Open the tickets",
		parcels: "Parcels",
		subtotal: (count) => `Subtotal (${counted(count, "item", "items")})`,
		paidBy: (method) => `Paid by ${method},`,
		help: "Need help with this order?",
		documents: "Documents",
		invoiceText: "What you ordered and what it cost",
		receiptText: "Proof of payment",
	},
});
