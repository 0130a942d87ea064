import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/dates";
import { type Language, type Localized, localize } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { defineMail, type MailBlock } from "./mail-content";

type Values = {
	news:
		| "placed"
		| "paid"
		| "expired"
		| "cancelled"
		| "money_back"
		| "refunded"
		| "taken_back"
		| "shipped"
		| "delivered"
		| "parcel_trouble"
		| "return_accepted"
		| "return_refused";
	name: string;
	number: string;
	total: number;
	payBy: string;
	lines: { title: Localized; quantity: number; amount: number }[];
	/** What goes back to the buyer, where that is the news. */
	refunded?: number;
	/** What staff say about it. */
	note?: string;
	/** Leads to the order. */
	link: string;
	/** The document that goes with the news. */
	paper?: { kind: "invoice" | "receipt"; link: string };
};
type Words = { subject: string; title: string; text: string; button: string };

/** Everything that happens to an order, in one mail's shape: what happened, what is in it, where to look. */
export const orderNewsMail = defineMail<Values>({
	write: (values, language) => {
		const payBy = formatDateTime(new Date(values.payBy), "full", language, club.timeZone);
		const { subject, title, text, button } = words[language](values.number, payBy)[values.news];
		const blocks: MailBlock[] = [
			{ paragraph: language === "id" ? `Hai ${values.name}, ${text}` : `Hello ${values.name}, ${text}` },
			...(values.note ? [{ paragraph: values.note }] : []),
			{ facts: factsOf(values, language) },
			{ button, link: values.link },
			...(values.paper
				? [{ button: paperButtons[language][values.paper.kind], link: values.paper.link }]
				: []),
		];
		return { subject, preview: `${values.number} · ${formatRupiah(values.total)}`, title, blocks };
	},
});

const paperButtons: Record<Language, Record<"invoice" | "receipt", string>> = {
	id: { invoice: "Buka faktur", receipt: "Buka kuitansi" },
	en: { invoice: "Open the invoice", receipt: "Open the receipt" },
};

const factsOf = ({ lines, total, refunded }: Values, language: Language): [string, string][] => [
	...lines.map(({ title, quantity, amount }): [string, string] => [
		quantity > 1 ? `${quantity} × ${localize(title, language)}` : localize(title, language),
		formatRupiah(amount),
	]),
	["Total", formatRupiah(total)],
	...(refunded
		? [[language === "id" ? "Dikembalikan" : "Refunded", formatRupiah(refunded)] as [string, string]]
		: []),
];

const words: Record<Language, (number: string, payBy: string) => Record<Values["news"], Words>> = {
	id: (number, payBy) => ({
		placed: {
			subject: `Pesanan ${number}: bayar sebelum batas waktunya`,
			title: "Pesananmu sudah kami catat",
			text: `semuanya kami simpan untukmu sampai ${payBy}. Setelah itu pesanan batal sendiri.`,
			button: "Bayar sekarang",
		},
		paid: {
			subject: `Pesanan ${number} sudah lunas`,
			title: "Pembayaranmu sudah kami terima",
			text: "terima kasih! Kuitansinya bisa kamu buka kapan saja.",
			button: "Lihat pesanan",
		},
		expired: {
			subject: `Pesanan ${number} kedaluwarsa`,
			title: "Waktu bayarnya sudah habis",
			text: "pesananmu batal dan tidak ada yang ditagih. Kalau ternyata kamu sudah membayar, uangmu aman: kami akan menghidupkan lagi pesananmu atau mengembalikan uangnya.",
			button: "Lihat pesanan",
		},
		cancelled: {
			subject: `Pesanan ${number} dibatalkan`,
			title: "Pesananmu sudah dibatalkan",
			text: "tidak ada yang perlu kamu bayar.",
			button: "Lihat pesanan",
		},
		money_back: {
			subject: `Uangmu untuk pesanan ${number} kami kembalikan`,
			title: "Uangmu kami kembalikan",
			text: "pembayaranmu masuk, tetapi pesanannya tidak bisa dipenuhi lagi. Seluruh uangmu kami kembalikan.",
			button: "Lihat pengembaliannya",
		},
		refunded: {
			subject: `Pengembalian untuk pesanan ${number}`,
			title: "Uangmu kami kembalikan",
			text: "uangnya kembali lewat cara kamu membayar dan sampai menurut waktu bank atau dompetmu. Kalau cara itu tidak bisa menerima uang kembali, isi nomor rekeningmu di halaman pesanan.",
			button: "Lihat pesanan",
		},
		taken_back: {
			subject: `Pesanan ${number} kami tarik kembali`,
			title: "Pesananmu sudah kami tarik kembali",
			text: "tidak ada uang yang kamu bayar, jadi tidak ada uang yang perlu dikembalikan. Kredit yang kamu pakai kembali ke kodenya.",
			button: "Lihat pesanan",
		},
		shipped: {
			subject: `Pesanan ${number} sudah dikirim`,
			title: "Pesananmu dalam perjalanan",
			text: "semuanya sudah keluar dari gudang. Ikuti perjalanannya sampai di tanganmu.",
			button: "Lacak kiriman",
		},
		delivered: {
			subject: `Pesanan ${number} sudah sampai`,
			title: "Pesananmu sudah sampai",
			text: "semoga suka! Kalau ada yang tidak cocok, kabari kami dalam tujuh hari.",
			button: "Lihat kiriman",
		},
		parcel_trouble: {
			subject: `Ada kendala dengan kiriman ${number}`,
			title: "Kirimanmu ada kendala",
			text: "kami sudah tahu dan sedang mengurusnya dengan kurir. Lihat apa yang terjadi, dan apakah ada yang bisa kamu bantu.",
			button: "Lihat kiriman",
		},
		return_accepted: {
			subject: `Pengembalian dari pesanan ${number} disetujui`,
			title: "Pengembalianmu kami setujui",
			text: "kirim barangnya ke gudang kami; alamatnya ada di halaman pesanan. Uangmu kembali begitu barangnya kami terima.",
			button: "Lihat caranya",
		},
		return_refused: {
			subject: `Pengembalian dari pesanan ${number} tidak bisa kami terima`,
			title: "Pengembalianmu tidak bisa kami terima",
			text: "kami sudah melihat foto dan ceritamu, tetapi kali ini tidak bisa kami terima. Alasannya:",
			button: "Lihat pesanan",
		},
	}),
	en: (number, payBy) => ({
		placed: {
			subject: `Order ${number}: pay before the deadline`,
			title: "We have your order",
			text: `everything in it is held for you until ${payBy}. After that the order is cancelled by itself.`,
			button: "Pay now",
		},
		paid: {
			subject: `Order ${number} is paid`,
			title: "We have received your payment",
			text: "thank you! You can open the receipt at any time.",
			button: "See the order",
		},
		expired: {
			subject: `Order ${number} has expired`,
			title: "The time to pay is over",
			text: "your order is cancelled and nothing is charged. If you have paid after all, your money is safe: we either bring the order back or refund you.",
			button: "See the order",
		},
		cancelled: {
			subject: `Order ${number} is cancelled`,
			title: "Your order is cancelled",
			text: "there is nothing to pay.",
			button: "See the order",
		},
		money_back: {
			subject: `We are refunding your payment for order ${number}`,
			title: "You are getting your money back",
			text: "your payment arrived, but the order can no longer be fulfilled. We are refunding all of it.",
			button: "See the refund",
		},
		refunded: {
			subject: `Refund for order ${number}`,
			title: "You are getting your money back",
			text: "it returns the way you paid, and how soon it arrives depends on your bank or wallet. If that way cannot take money back, name a bank account on the order's page.",
			button: "See the order",
		},
		taken_back: {
			subject: `Order ${number} has been taken back`,
			title: "We have taken your order back",
			text: "you paid no money for it, so there is none to return. Credit that you used is back on its code.",
			button: "See the order",
		},
		shipped: {
			subject: `Order ${number} is on its way`,
			title: "Your order is on its way",
			text: "everything has left the warehouse. Follow it until it is in your hands.",
			button: "Track the parcel",
		},
		delivered: {
			subject: `Order ${number} has arrived`,
			title: "Your order has arrived",
			text: "we hope you like it! If something does not fit, tell us within seven days.",
			button: "See the parcel",
		},
		parcel_trouble: {
			subject: `A problem with the delivery of ${number}`,
			title: "There is a problem with your parcel",
			text: "we know about it and are sorting it out with the courier. See what has happened, and whether you can help.",
			button: "See the parcel",
		},
		return_accepted: {
			subject: `Your return from order ${number} is accepted`,
			title: "We accept your return",
			text: "send the things to our warehouse; the address is on the order's page. You get your money back as soon as they arrive.",
			button: "See how",
		},
		return_refused: {
			subject: `We can't accept your return from order ${number}`,
			title: "We can't accept your return",
			text: "we have looked at your photographs and your story, but can't take it back this time. The reason:",
			button: "See the order",
		},
	}),
};
