import type { PushMessage } from "../messages/push/push-message";
import { pathTo } from "../paths";
import type { Localized } from "../platform/words/language";
import type { OrderNews } from "./order-news";

/** An order's news in one line, and the page it leads to. Newer news replaces older (same tag). */
export const orderPush = (number: string, news: OrderNews, courier?: string): PushMessage => ({
	title: { id: `Pesanan ${number}`, en: `Order ${number}` },
	body: lines[news],
	path: pageOf(number, news, courier),
	tag: `order ${number}`,
});

function pageOf(number: string, news: OrderNews, courier: string | undefined): string {
	if (courier) return pathTo("track-order", { id: number, courier });
	return news === "placed"
		? `${pathTo("order-complete")}?order=${number}`
		: pathTo("profile-view-more", { id: number });
}

const lines: Record<OrderNews, Localized> = {
	placed: {
		id: "Sudah kami catat. Tinggal bayar sebelum batas waktunya.",
		en: "Your order is in. Pay before the deadline.",
	},
	paid: { id: "Pembayaranmu sudah kami terima. Terima kasih!", en: "We have your payment. Thank you!" },
	expired: {
		id: "Waktu bayarnya habis. Tidak ada yang ditagih.",
		en: "The payment deadline has passed. Nothing was charged.",
	},
	cancelled: { id: "Sudah dibatalkan.", en: "It has been cancelled." },
	money_back: {
		id: "Uangmu masuk, tetapi pesanannya tidak bisa dipenuhi. Uangmu kami kembalikan.",
		en: "Your payment arrived, but the order can't be fulfilled. We are refunding it.",
	},
	shipped: { id: "Sudah dikirim. Ikuti perjalanannya di sini.", en: "It's on its way. Track it here." },
	delivered: { id: "Sudah sampai. Selamat menikmati!", en: "It has arrived. Enjoy!" },
	parcel_trouble: {
		id: "Ada kendala di perjalanan. Lihat apa yang terjadi dan apa pilihanmu.",
		en: "There's a problem with the delivery. See what happened and what you can do.",
	},
	return_accepted: {
		id: "Pengembalianmu disetujui. Lihat ke mana barangnya dikirim.",
		en: "Your return has been accepted. See where to send it.",
	},
	return_refused: {
		id: "Pengembalianmu tidak bisa kami terima. Lihat alasannya.",
		en: "We can't accept your return. See why.",
	},
	refunded: { id: "Uangmu kami kembalikan.", en: "We are refunding you." },
	disputed: {
		id: "Bank menarik kembali uang pesanan ini. Selama belum jelas, tiket dan paketnya kami tahan.",
		en: "Your bank has taken the payment back. Until that is settled, its tickets and parcels are on hold.",
	},
	dispute_won: {
		id: "Sengketa pembayarannya selesai. Pesananmu berlaku lagi seperti semula.",
		en: "The payment dispute is settled. Your order is valid again.",
	},
	dispute_lost: {
		id: "Uangnya tetap di bankmu, jadi pesanan ini tidak berlaku lagi.",
		en: "Your bank keeps the money, so this order is no longer valid.",
	},
	taken_back: { id: "Barangnya sudah kami tarik kembali.", en: "We have taken it back." },
};
