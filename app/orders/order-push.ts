import type { PushMessage } from "../notifications/push-message";
import { pathTo } from "../paths";
import type { Localized } from "../platform/language";
import type { OrderNews } from "./order-news";

/** The news of an order in a line, and the page that it leads to. What is new takes the place of what was said before. */
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
		en: "We have it. Pay before the deadline.",
	},
	paid: { id: "Pembayaranmu sudah kami terima. Terima kasih!", en: "We have your payment. Thank you!" },
	expired: {
		id: "Waktu bayarnya habis. Tidak ada yang ditagih.",
		en: "The time to pay is over. Nothing is charged.",
	},
	cancelled: { id: "Sudah dibatalkan.", en: "It is cancelled." },
	money_back: {
		id: "Uangmu masuk, tetapi pesanannya tidak bisa dipenuhi. Uangmu kami kembalikan.",
		en: "Your money arrived, but the order can't be fulfilled. We are returning it.",
	},
	shipped: { id: "Sudah dikirim. Ikuti perjalanannya di sini.", en: "It is on its way. Follow it here." },
	delivered: { id: "Sudah sampai. Selamat menikmati!", en: "It has arrived. Enjoy!" },
	parcel_trouble: {
		id: "Ada kendala di perjalanan. Lihat apa yang terjadi dan apa pilihanmu.",
		en: "There is trouble on the way. See what happened and what you can do.",
	},
	return_accepted: {
		id: "Pengembalianmu disetujui. Lihat ke mana barangnya dikirim.",
		en: "Your return is accepted. See where to send it.",
	},
	return_refused: {
		id: "Pengembalianmu tidak bisa kami terima. Lihat alasannya.",
		en: "We can't take it back. See why.",
	},
	refunded: { id: "Uangmu kami kembalikan.", en: "We are returning your money." },
	taken_back: { id: "Barangnya sudah kami tarik kembali.", en: "We have taken it back." },
};
