import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { type Language, type Localized, localize } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { defineMail, type MailBlock } from "../mail-content";

type Values = {
	news:
		| "placed"
		| "paid"
		| "expired"
		| "cancelled"
		| "money_back"
		| "refunded"
		| "taken_back"
		| "disputed"
		| "dispute_won"
		| "dispute_lost"
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
	/** The amount refunded, if that is the news. */
	refunded?: number;
	/** What staff say about it. */
	note?: string;
	/** Leads to the order. */
	link: string;
	/** How to pay, as chosen at the checkout. */
	pay?: { method: string; number?: string; company?: string; code?: string; qr?: string };
	/** Leads to the tickets, once there are any. */
	tickets?: string;
	/** The document to link to. */
	paper?: { kind: "bill" | "invoice" | "receipt"; link: string };
};
type Words = { subject: string; title: string; text: string; button: string };

/** One layout for everything that happens to an order: what happened, what is in it, where to look. */
export const orderNewsMail = defineMail<Values>({
	write: (values, language) => {
		const payBy = formatDateTime(new Date(values.payBy), "full", language, club.timeZone);
		const { subject, title, text, button } = words[language](values.number, payBy)[values.news];
		const blocks: MailBlock[] = [
			{ paragraph: language === "id" ? `Hai ${values.name}, ${text}` : `Hello ${values.name}, ${text}` },
			...(values.note ? [{ paragraph: values.note }] : []),
			{ facts: factsOf(values, language) },
			...(values.pay?.qr
				? [{ picture: values.pay.qr, alt: payWords[language].qr(formatRupiah(values.total)) }]
				: []),
			...(values.tickets ? [{ button: payWords[language].tickets, link: values.tickets }] : []),
			{ button, link: values.link },
			...(values.paper
				? [{ button: paperButtons[language][values.paper.kind], link: values.paper.link }]
				: []),
		];
		return { subject, preview: `${values.number} · ${formatRupiah(values.total)}`, title, blocks };
	},
});

const paperButtons: Record<Language, Record<"bill" | "invoice" | "receipt", string>> = {
	id: { bill: "Buka tagihan", invoice: "Buka faktur", receipt: "Buka kuitansi" },
	en: { bill: "View bill", invoice: "View invoice", receipt: "View receipt" },
};

const payWords = {
	id: {
		method: "Bayar lewat",
		number: "Nomor pembayaran",
		company: "Kode perusahaan",
		code: "Kode bayar",
		qr: (total: string) =>
			`QRIS untuk membayar ${total}. Simpan gambarnya, lalu buka dari aplikasi bank atau dompetmu`,
		tickets: "Buka tiketku",
	},
	en: {
		method: "Pay by",
		number: "Payment number",
		company: "Company code",
		code: "Payment code",
		qr: (total: string) => `QRIS to pay ${total}. Save the picture and open it from your bank or wallet app`,
		tickets: "Open my tickets",
	},
} satisfies Record<Language, object>;

const payFacts = ({ method, number, company, code }: NonNullable<Values["pay"]>, language: Language) => {
	const t = payWords[language];
	return [
		[t.method, method],
		[t.company, company],
		[t.number, number],
		[t.code, code],
	].filter((fact): fact is [string, string] => Boolean(fact[1]));
};

const factsOf = ({ lines, total, refunded, pay }: Values, language: Language): [string, string][] => [
	...lines.map(({ title, quantity, amount }): [string, string] => [
		quantity > 1 ? `${quantity} × ${localize(title, language)}` : localize(title, language),
		formatRupiah(amount),
	]),
	["Total", formatRupiah(total)],
	...(refunded
		? [[language === "id" ? "Dikembalikan" : "Refunded", formatRupiah(refunded)] as [string, string]]
		: []),
	...(pay ? payFacts(pay, language) : []),
];

const words: Record<Language, (number: string, payBy: string) => Record<Values["news"], Words>> = {
	id: (number, payBy) => ({
		placed: {
			subject: `Pesanan ${number}: bayar sebelum batas waktunya`,
			title: "Pesananmu sudah kami catat",
			text: `semuanya kami simpan untukmu sampai ${payBy}. Setelah itu pesanan otomatis batal.`,
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
			text: "pesananmu batal dan tidak ada yang ditagih. Kalau ternyata kamu sudah membayar, uangmu aman: kami akan mengaktifkan lagi pesananmu atau mengembalikan uangnya.",
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
		disputed: {
			subject: `Pembayaran pesanan ${number} disengketakan`,
			title: "Pembayaranmu disengketakan",
			text: "bank atau dompetmu menarik kembali uang pesanan ini. Sampai jelas hasilnya, tiketnya tidak bisa dipakai dan paketnya kami tahan. Kalau bukan kamu yang memintanya, hubungi bankmu lalu kabari kami.",
			button: "Lihat pesanan",
		},
		dispute_won: {
			subject: `Pesanan ${number} berlaku lagi`,
			title: "Pesananmu berlaku lagi",
			text: "sengketa pembayarannya sudah selesai. Tiketnya bisa dipakai lagi, dan paketnya kami lanjutkan.",
			button: "Lihat pesanan",
		},
		dispute_lost: {
			subject: `Pesanan ${number} tidak berlaku lagi`,
			title: "Pesananmu tidak berlaku lagi",
			text: "bankmu memutuskan uangnya tetap padamu. Tiket yang belum dipakai kami batalkan, dan yang belum dikirim tidak kami kirim.",
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
			text: `everything in it is held for you until ${payBy}. After that the order is cancelled automatically.`,
			button: "Pay now",
		},
		paid: {
			subject: `Order ${number} is paid`,
			title: "We have received your payment",
			text: "thank you! You can open the receipt at any time.",
			button: "View order",
		},
		expired: {
			subject: `Order ${number} has expired`,
			title: "The payment deadline has passed",
			text: "your order has been cancelled and you will not be charged. If you did pay, your money is safe: we will either reinstate the order or refund you.",
			button: "View order",
		},
		cancelled: {
			subject: `Order ${number} has been cancelled`,
			title: "Your order has been cancelled",
			text: "there is nothing to pay.",
			button: "View order",
		},
		money_back: {
			subject: `We are refunding your payment for order ${number}`,
			title: "Your refund is on its way",
			text: "your payment arrived, but we can no longer fulfil the order. We are refunding you in full.",
			button: "View refund",
		},
		refunded: {
			subject: `Refund for order ${number}`,
			title: "Your refund is on its way",
			text: "we refund you through your payment method; how soon it arrives depends on your bank or wallet. If that method cannot receive refunds, add a bank account on the order page.",
			button: "View order",
		},
		taken_back: {
			subject: `Order ${number} has been withdrawn`,
			title: "We have withdrawn your order",
			text: "you did not pay any money for it, so there is nothing to refund. Any credit you used is back on its code.",
			button: "View order",
		},
		disputed: {
			subject: `The payment for order ${number} is disputed`,
			title: "Your payment is disputed",
			text: "your bank or wallet has taken the payment for this order back. Until that is settled, its tickets can't be used and its parcels stay with us. If you didn't ask for this, contact your bank and let us know.",
			button: "View order",
		},
		dispute_won: {
			subject: `Order ${number} is valid again`,
			title: "Your order is valid again",
			text: "the payment dispute is settled. Its tickets can be used again, and its parcels will be sent.",
			button: "View order",
		},
		dispute_lost: {
			subject: `Order ${number} is no longer valid`,
			title: "Your order is no longer valid",
			text: "your bank has decided that you keep the money. Unused tickets are void, and what has not been sent stays with us.",
			button: "View order",
		},
		shipped: {
			subject: `Order ${number} is on its way`,
			title: "Your order is on its way",
			text: "everything has left the warehouse. Track it all the way to your door.",
			button: "Track the parcel",
		},
		delivered: {
			subject: `Order ${number} has arrived`,
			title: "Your order has arrived",
			text: "we hope you like it! If something is not right, let us know within seven days.",
			button: "View parcel",
		},
		parcel_trouble: {
			subject: `A problem with the delivery of ${number}`,
			title: "There is a problem with your parcel",
			text: "we know about it and are sorting it out with the courier. See what happened and whether there is anything you can do.",
			button: "View parcel",
		},
		return_accepted: {
			subject: `Your return from order ${number} is accepted`,
			title: "Your return is accepted",
			text: "send the items to our warehouse; the address is on the order page. We refund you as soon as they arrive.",
			button: "How to return",
		},
		return_refused: {
			subject: `We can't accept your return from order ${number}`,
			title: "We can't accept your return",
			text: "we have looked at your photos and description, but can't accept it this time. The reason:",
			button: "View order",
		},
	}),
};
