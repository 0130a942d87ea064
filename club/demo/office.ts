import type { AnnouncementTopic, Audience } from "../../app/messages/announcements/audience";
import type { WebhookEvent } from "../../app/messages/webhooks/webhook-events";
import type { KeyScope } from "../../app/platform/http/access";
import type { Language } from "../../app/platform/words/language";
import type { ContactTopic } from "../../app/site/contact/topics";

type Announcement = {
	audience: Audience;
	topic: AnnouncementTopic;
	title: { id: string; en: string };
	body: { id: string; en: string };
	path: string;
};

/** What the club has told its followers, the oldest first. */
export const demoAnnouncements: readonly Announcement[] = [
	{
		audience: { kind: "player", target: "raka-wirayuda" },
		topic: "news",
		title: { id: "Raka bertahan sampai 2029", en: "Raka stays until 2029" },
		body: {
			id: "Kapten memperpanjang kontraknya. Katanya, masih ada satu piala yang belum ia angkat.",
			en: "The captain has signed a new contract. There is one cup left to lift, he says.",
		},
		path: "/player/detail/raka-wirayuda",
	},
	{
		audience: { kind: "division", target: "football" },
		topic: "matches",
		title: { id: "Latihan terbuka hari Sabtu", en: "Open training on Saturday" },
		body: {
			id: "Gerbang B dibuka pukul 07.00. Bawa air minum, bayangan tribun timur hilang jam sembilan.",
			en: "Gate B opens at 7 am. Bring water: the east stand has no shade after nine.",
		},
		path: "/event/list",
	},
];

type Letter = {
	name: string;
	email: string;
	topic: ContactTopic;
	message: string;
	language?: Language;
	hoursAgo: number;
	/** What staff answered. */
	answer?: string;
	isSuspect?: boolean;
};

/** What people have written to the club, the oldest first. */
export const demoLetters: readonly Letter[] = [
	{
		name: "Bu Rini Hartati",
		email: "rini.hartati@warga.example",
		topic: "tickets",
		message:
			"Suami saya pakai kursi roda. Kalau kami beli di tribun barat, apakah ada lift dari Gerbang A, dan saya boleh duduk di sebelahnya?",
		hoursAgo: 71,
		answer:
			"Ada lift di belakang Gerbang A, dan petugas kami mengantar sampai kursi. Pilih tempat kursi roda di denah Barat 1; kursi di kanannya memang untuk pendamping.",
	},
	{
		name: "Promo Kilat",
		email: "promo@kilat.example",
		topic: "partnership",
		message: "Naikkan pengikut klub Anda 10.000 dalam sehari!!! Klik https://kilat.example/promo",
		hoursAgo: 40,
		isSuspect: true,
	},
	{
		name: "Made Suardana",
		email: "made.suardana@warga.example",
		topic: "store",
		message:
			"Jersey kandang saya datang ukuran M, padahal di pesanan L. Labelnya masih terpasang. Lebih baik saya tukar di stadion hari Sabtu atau kirim balik?",
		hoursAgo: 19,
	},
	{
		name: "Hannah Whitfield",
		email: "hannah@readers.example",
		topic: "general",
		message:
			"We are visiting Teluk Bahari next month. Can we take photographs inside the stadium on a day without a match?",
		language: "en",
		hoursAgo: 5,
	},
];

type Trial = {
	programme: string;
	childName: string;
	/** Years old, give or take. */
	age: number;
	guardianName: string;
	email: string;
	phone: string;
	note: string;
	hoursAgo: number;
};

/** Children who want to try out for the academy, the oldest application first. */
export const demoTrials: readonly Trial[] = [
	{
		programme: "bola-putri",
		childName: "Kirana Ayu",
		age: 13,
		guardianName: "Dewi Ayuningtyas",
		email: "dewi.ayu@warga.example",
		phone: "+6281234500301",
		note: "Sudah dua tahun main futsal di sekolah. Latihan sore hanya bisa Rabu dan Jumat.",
		hoursAgo: 50,
	},
	{
		programme: "bola-u11",
		childName: "Gibran Maulana",
		age: 10,
		guardianName: "Hasan Maulana",
		email: "hasan.maulana@warga.example",
		phone: "+6281234500302",
		note: "",
		hoursAgo: 9,
	},
];

/**
 * An example webhook, a warehouse's: nothing listens at this address, so staff have turned it off. Its log shows what
 * was sent before.
 */
export const demoWebhook = {
	url: "https://gudang.example/kabar-pesanan",
	description: "Gudang Teluk Bahari (contoh)",
	events: ["order.paid", "order.shipped", "order.refunded"] as WebhookEvent[],
	/** `status` is what the subscriber answered; none when it did not. */
	deliveries: [
		{ event: "order.paid", hoursAgo: 52, tries: 1, status: 204 },
		{ event: "order.shipped", hoursAgo: 31, tries: 2, status: 204 },
		{ event: "order.paid", hoursAgo: 30, tries: 1, status: 204 },
		{ event: "order.refunded", hoursAgo: 28, tries: 10, status: 503 },
	],
} as const;

/** Nobody has these keys themselves. */
export const demoKeys: {
	name: string;
	scopes: KeyScope[];
	hint: string;
	daysOld: number;
	daysLeft: number;
}[] = [
	{ name: "Pembukuan 2025", scopes: ["ledger.read"], hint: "ombak_7qLm", daysOld: 400, daysLeft: -35 },
	{
		name: "Kasir Toko Bahari",
		scopes: ["orders.read", "stock.read", "stock.change"],
		hint: "ombak_Xc2R",
		daysOld: 40,
		daysLeft: 325,
	},
];

/** Support, beside the demo staff. Nobody can log in as them. */
export const demoColleague = {
	name: "Dimas Prayoga",
	email: "dimas@samudra-united.example",
	phone: "+6281234500110",
};

type Merge = {
	/** A member's second account. */
	goes: { name: string; email: string; phone: string; isVerified: boolean };
	/** The demo member who stays, by e-mail. */
	stays: string;
	because: string;
	askedBy: "staff" | "colleague";
	hoursAgo: number;
	/** Why a colleague said no. */
	declined?: string;
};

/** Accounts to be merged, the oldest request first: one declined, one to approve, one that needs its owner's code. */
export const demoMerges: readonly Merge[] = [
	{
		goes: {
			name: "Mei Tan",
			email: "mei.tan@warga.example",
			phone: "+6281234500113",
			isVerified: false,
		},
		stays: "mei@samudra-united.example",
		because: "Namanya sama, dan ia menulis lewat halaman kontak.",
		askedBy: "staff",
		hoursAgo: 76,
		declined: "Kutelepon: itu adiknya, bukan orang yang sama.",
	},
	{
		goes: {
			name: "Sekar W.",
			email: "sekar.lama@warga.example",
			phone: "+6281234500112",
			isVerified: false,
		},
		stays: "sekar@samudra-united.example",
		because: "Email lamanya sudah mati. Kedua nomor kutelepon, dua-duanya Sekar.",
		askedBy: "colleague",
		hoursAgo: 27,
	},
	{
		goes: {
			name: "Raka A.",
			email: "raka.adi@warga.example",
			phone: "+6281234500111",
			isVerified: true,
		},
		stays: "raka@samudra-united.example",
		because: "Daftar dua kali karena lupa kata sandi. Ia minta lewat telepon.",
		askedBy: "staff",
		hoursAgo: 3,
	},
];
