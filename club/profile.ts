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
			sport: "football",
			label: { id: "Sepak bola", en: "Football" },
			colours: {
				fill: "#FF5436",
				deep: "#C42D17",
				soft: "#F2401F",
				onLight: "#B3240E",
				onDark: "#FF5436",
			},
			ground: "Stadion Bahari",
			since: 1987,
			academyLead: {
				id: "Bola di kaki sejak menit pertama, rapor di meja sebelum laga.",
				en: "A ball at every foot from the first minute, a school report on the table before every match.",
			},
			squads: [
				{ key: "utama", label: { id: "Tim utama", en: "First team" } },
				{ key: "u20", label: { id: "U-20", en: "Under 20" } },
			],
		},
		{
			key: "basketball",
			sport: "basketball",
			label: { id: "Basket", en: "Basketball" },
			colours: {
				fill: "#FFB81C",
				deep: "#DE8A00",
				soft: "#F8AA05",
				onLight: "#7D5000",
				onDark: "#FFB81C",
			},
			ground: "GOR Ombak",
			since: 1994,
			academyLead: {
				id: "Enam ring, satu aturan: yang paling muda memilih tim dulu.",
				en: "Six hoops, one rule: the youngest pick their team first.",
			},
			squads: [
				{ key: "utama", label: { id: "Tim utama", en: "First team" } },
				{ key: "putri", label: { id: "Tim putri", en: "Women" } },
			],
			socialLinks: [
				social("instagram", "https://www.instagram.com/samudrabasket"),
				social("youtube", "https://www.youtube.com/@samudrabasket"),
				social("tiktok", "https://www.tiktok.com/@samudrabasket"),
				social("twitter", "https://x.com/samudrabasket"),
			],
		},
		{
			key: "esports",
			sport: "esports",
			label: { id: "Esports", en: "Esports" },
			colours: {
				fill: "#2CE8AE",
				deep: "#07A37A",
				soft: "#1BD69C",
				onLight: "#00654C",
				onDark: "#2CE8AE",
			},
			ground: "Studio Palung",
			since: 2017,
			academyLead: {
				id: "Dua jam bermain, dua jam belajar, lalu layar dimatikan bersama-sama.",
				en: "Two hours of play, two hours of study, then all screens go dark together.",
			},
			squads: [
				{ key: "mobile-legends", label: { id: "Mobile Legends", en: "Mobile Legends" } },
				{ key: "valorant", label: { id: "Valorant", en: "Valorant" } },
			],
			socialLinks: [
				social("instagram", "https://www.instagram.com/samudraesports"),
				social("youtube", "https://www.youtube.com/@samudraesports"),
				social("tiktok", "https://www.tiktok.com/@samudraesports"),
				social("facebook", "https://www.facebook.com/samudraesports"),
			],
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
