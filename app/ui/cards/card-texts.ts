import { defineTexts } from "../../platform/words/language";

/** The cards' own texts. Separate from other components' texts, since nearly every page loads them. */
export const cardTexts = defineTexts({
	id: {
		live: "Langsung",
		fixture: {
			finished: "Selesai",
			postponed: "Ditunda",
			cancelled: "Dibatalkan",
			versus: (home: string, away: string) => `${home} lawan ${away}`,
		},
		product: {
			new: "Baru",
			preOrder: "Pre-order",
			soldOut: "Habis",
			left: (count: number) => `Sisa ${count}`,
			price: "Harga",
			formerPrice: "Harga semula",
			rating: (value: string, count: number) => `${value} dari 5, ${count} penilaian`,
		},
		player: {
			drawing: (name: string, number: number | undefined) =>
				number === undefined
					? `Ilustrasi ${name} dari belakang`
					: `Ilustrasi ${name} dari belakang, nomor punggung ${number}`,
			number: "Nomor",
		},
		video: { duration: "Durasi" },
	},
	en: {
		live: "Live",
		fixture: {
			finished: "Full time",
			postponed: "Postponed",
			cancelled: "Cancelled",
			versus: (home, away) => `${home} versus ${away}`,
		},
		product: {
			new: "New",
			preOrder: "Pre-order",
			soldOut: "Sold out",
			left: (count) => `${count} left`,
			price: "Price",
			formerPrice: "Original price",
			rating: (value, count) => `${value} out of 5, ${count} ${count === 1 ? "rating" : "ratings"}`,
		},
		player: {
			drawing: (name, number) =>
				number === undefined
					? `Drawing of ${name} from behind`
					: `Drawing of ${name} from behind, number ${number}`,
			number: "Number",
		},
		video: { duration: "Length" },
	},
});
