import { type Localized, localize } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; title: Localized; price: number; link: string };

/** Requested on the product page, and sent once. */
export const backInStockMail = defineMail<Values>({
	write: ({ name, title, price, link }, language) => {
		const thing = localize(title, language);
		return mailIn(language, {
			id: {
				subject: "Yang kamu tunggu sudah ada lagi",
				preview: `${thing} bisa dipesan lagi.`,
				title: "Sudah ada lagi",
				blocks: [
					{ paragraph: `Hai ${name}, ${thing} bisa dipesan lagi.` },
					{ facts: [["Harga", formatRupiah(price)]] },
					{ button: "Lihat barangnya", link },
					{ note: "Stoknya tidak kami tahan untukmu. Kabar ini kami kirim sekali saja." },
				],
			},
			en: {
				subject: "Back in stock: the item you wanted",
				preview: `${thing} can be ordered again.`,
				title: "Back in stock",
				blocks: [
					{ paragraph: `Hello ${name}, ${thing} can be ordered again.` },
					{ facts: [["Price", formatRupiah(price)]] },
					{ button: "See it", link },
					{ note: "We are not holding one for you. We only send this message once." },
				],
			},
		});
	},
});
