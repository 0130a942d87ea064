import type { ClubProfile } from "../app/platform/club-profile";

/** Samudra United, the demo club. Another club edits this folder and has its own site. */
export const club: ClubProfile = {
	name: "Samudra United",
	shortName: "Samudra",
	brandWord: "samudra",
	eventSlug: "samudra-day",
	founded: 1987,
	city: "Teluk Bahari",
	tagline: { id: "Satu klub, tiga arena, satu ombak.", en: "One club, three arenas, one wave." },
	description: {
		id: "Samudra United berdiri di Teluk Bahari tahun 1987. Berita, jadwal, tiket, dan toko resmi sepak bola, basket, dan esports.",
		en: "Samudra United was founded in Teluk Bahari in 1987. News, fixtures, tickets and the official store for football, basketball and esports.",
	},
	divisions: [
		{
			key: "football",
			label: { id: "Sepak bola", en: "Football" },
			accent: "#FF5436",
			ground: "Stadion Bahari",
			since: 1987,
		},
		{
			key: "basketball",
			label: { id: "Basket", en: "Basketball" },
			accent: "#FFB81C",
			ground: "GOR Ombak",
			since: 1994,
		},
		{
			key: "esports",
			label: { id: "Esports", en: "Esports" },
			accent: "#2CE8AE",
			ground: "Studio Palung",
			since: 2017,
		},
	],
	socialLinks: {
		main: [
			social("instagram", "https://www.instagram.com/samudraunited"),
			social("youtube", "https://www.youtube.com/@samudraunited"),
			social("tiktok", "https://www.tiktok.com/@samudraunited"),
			social("facebook", "https://www.facebook.com/samudraunited"),
			social("twitter", "https://x.com/samudraunited"),
		],
		basketball: [
			social("instagram", "https://www.instagram.com/samudrabasket"),
			social("youtube", "https://www.youtube.com/@samudrabasket"),
			social("tiktok", "https://www.tiktok.com/@samudrabasket"),
			social("twitter", "https://x.com/samudrabasket"),
		],
		esports: [
			social("instagram", "https://www.instagram.com/samudraesports"),
			social("youtube", "https://www.youtube.com/@samudraesports"),
			social("tiktok", "https://www.tiktok.com/@samudraesports"),
			social("facebook", "https://www.facebook.com/samudraesports"),
		],
		store: [
			social("instagram", "https://www.instagram.com/samudrastore"),
			social("tiktok", "https://www.tiktok.com/@samudrastore"),
			social("facebook", "https://www.facebook.com/samudrastore"),
		],
	},
	contact: {
		email: "halo@samudra-united.example",
		phone: "+622155501987",
		whatsapp: "+6281255501987",
		address: ["Jalan Dermaga Lama 7", "Teluk Bahari 14430"],
		replies: { id: "pada hari kerja berikutnya", en: "by the next working day" },
		hours: { id: "Senin sampai Sabtu, 09.00–17.00\u00a0WIB", en: "Monday to Saturday, 09:00–17:00\u00a0WIB" },
	},
	textsTo: ["+62"],
	legal: {
		name: "PT Samudra Satu Ombak",
		taxNumber: "01.987.654.3-210.000",
		address: "Jalan Dermaga Lama 7, Teluk Bahari 14430",
	},
	partners: [
		{ name: "Nusaphone", url: null, width: 84 },
		{ name: "Bank Lentera", url: null, width: 120 },
		{ name: "Kopi Tepi", url: null, width: 78 },
		{ name: "Layar Cargo", url: null, width: 150 },
		{ name: "Susu Pagi", url: null, width: 95 },
	],
	timeZone: "Asia/Jakarta",
	currency: "IDR",
	orderPrefix: "SU",
	// PMK 131/2024: 12 percent of eleven twelfths of the price for goods that are no luxury.
	tax: { percent: 12, base: { numerator: 11, denominator: 12 }, isDeliveryTaxed: true },
	warehouse: {
		name: "Gudang Toko Bahari",
		phone: "+6281255501987",
		address: "Jalan Dermaga Lama 7, Teluk Bahari",
		// Teluk Bahari is made up; its postcode lies in the north of Jakarta.
		district: "31.72.01",
		postcode: "14430",
		coordinates: { latitude: -6.1168, longitude: 106.7942 },
	},
	insureFrom: 750_000,
	giftWrapPrice: 15_000,
	paymentMethods: [
		"qris",
		"va_bca",
		"va_bni",
		"va_bri",
		"va_mandiri",
		"va_permata",
		"va_cimb",
		"va_bsi",
		"gopay",
		"shopeepay",
		"dana",
		"ovo",
		"card",
		"alfamart",
		"indomaret",
	],
	settlementColumns: {
		reference: "Order ID",
		transaction: "Transaction ID",
		method: "Payment type",
		gross: "Gross amount",
		fee: "Fee",
		tax: "Tax on fee",
		net: "Net amount",
		settledAt: "Settlement time",
		paidOutOn: "Payout date",
	},
	couriers: [
		{ key: "jne", name: "JNE" },
		{ key: "jnt", name: "J&T Express" },
		{ key: "sicepat", name: "SiCepat" },
		{ key: "anteraja", name: "AnterAja" },
		{ key: "gojek", name: "GoSend" },
	],
};

function social(name: ClubProfile["socialLinks"]["main"][number]["name"], url: string) {
	return { icon: name, icon_sidebar: name, width: 24, height: 24, name, url, type: "social" };
}
