import { bigDay } from "../events/big-day";
import { liveMatch } from "../events/esports-matches";
import { heading, list, quote } from "../story-markup";
import type { DemoEntertainment } from "./demo-entertainment";

const tickets = { label: { id: "Tiket", en: "Tickets" }, url: "/tickets" };
const eventPage = { label: { id: "Halaman acara", en: "Event page" }, url: "/samudra-day" };

export const comingUp: DemoEntertainment[] = [
	{
		slug: "konser-kecil-enam",
		kind: "concert",
		title: { id: "Konser Kecil keenam: Arus Balik dan tamu", en: "Small Concert six: Arus Balik and guests" },
		summary: {
			id: "Panggung ponton di ujung dermaga, tiga band Teluk Bahari, selesai sebelum pukul sepuluh karena nelayan bangun pukul tiga.",
			en: "A pontoon stage at the end of the pier, three local bands, over by ten because fishermen rise at three.",
		},
		starts: { daysAhead: 11, hour: 18, minute: 30 },
		place: "Dermaga Lama",
		durationMinutes: 180,
		composition: "strings",
		links: [tickets],
		body: [
			"Panggungnya empat ponton yang diikat menjadi satu. Kalau ombak naik, drumnya ikut naik. Arus Balik kembali membuka malam, disusul paduan suara pedagang pasar ikan yang baru terbentuk dan sudah hafal sebelas lagu.",
			list(
				"Gratis untuk anak di bawah dua belas tahun.",
				"Bawa tikar. Kursi hanya untuk yang lututnya rewel.",
				"Ponsel diikat tali; tali kami pinjamkan.",
			),
			quote("Kalau kapal lewat, kami berhenti. Laut juga boleh punya suara.", "Beni, vokalis Arus Balik"),
		],
		bodyEn: [
			"The stage is four pontoons tied together. When the swell rises, so do the drums. Arus Balik open again, followed by a new choir of fish-market traders who already know eleven songs.",
			list(
				"Free for children under twelve.",
				"Bring a mat. Chairs are for bad knees only.",
				"Phones go on a string; we lend the string.",
			),
			quote("When a ship passes, we stop. The sea may have a voice too.", "Beni, singer of Arus Balik"),
		],
	},
	{
		slug: "jumpa-kapten-tiga-divisi",
		kind: "fan-event",
		title: { id: "Jumpa kapten: Raka, Arga, Kelp", en: "Meet the captains: Raka, Arga, Kelp" },
		summary: {
			id: "Tiga kapten, satu meja, dan aturan sederhana: setiap jawaban harus diakhiri pertanyaan balik untuk penonton.",
			en: "Three captains, one table and a simple rule: every answer must end with a question for the audience.",
		},
		starts: { daysAhead: 6, hour: 16 },
		place: "Toko Bahari",
		durationMinutes: 90,
		composition: "speech",
		links: [{ label: { id: "Kabari saya", en: "Ask us" }, url: "/contact-us" }],
		body: [
			"[Raka Wirayuda](player:raka-wirayuda), [Arga Mahendra](player:arga-mahendra), dan [Reza “Kelp” Hanafi](player:reza-hanafi) duduk di satu meja, sesuatu yang jarang terjadi karena jadwal ketiganya tidak pernah bertemu.",
			"Seratus nomor antrean dibagikan di pintu toko dua jam sebelumnya. Bawa satu barang untuk ditandatangani dan satu pertanyaan yang belum pernah ditanyakan wartawan.",
		],
	},
	{
		slug: "samudra-day-malam",
		kind: "concert",
		title: {
			id: "Malam Samudra Day: lagu klub dalam gelap",
			en: "Samudra Day by night: the club song in the dark",
		},
		summary: {
			id: "Lampu stadion dimatikan, dua puluh ribu orang bernyanyi pelan, lalu panggung selatan menyala.",
			en: "The floodlights go out, twenty thousand people sing softly, then the south stage lights up.",
		},
		starts: (now) => new Date(bigDay(now).startsAt.getTime() + 10 * 3_600_000),
		place: "Stadion Bahari",
		durationMinutes: 150,
		composition: "spotlight",
		links: [eventPage, tickets],
		body: [
			"Penutup [Samudra Day](event:samudra-day) selalu sama, dan justru itu yang ditunggu. Semua lampu padam. Seseorang di tribun utara memulai baris pertama. Tidak ada pengeras suara sampai bait kedua.",
			heading("Sesudah lagu"),
			"Nona Karang, Arus Balik, dan seorang tamu yang namanya baru disebut di panggung. Petunjuknya: ia pernah menjadi anak pungut bola.",
		],
		bodyEn: [
			"[Samudra Day](event:samudra-day) always ends the same way, and that is what people wait for. All lights go out. Someone in the north stand begins the first line. There is no amplifier until the second verse.",
			heading("After the song"),
			"Nona Karang, Arus Balik and a guest to be named on stage. A hint: once a ball boy here.",
		],
	},
	{
		slug: "nobar-semifinal-halaman-gor",
		kind: "fan-event",
		title: { id: "Nobar semifinal di halaman GOR", en: "Semi-final on the big screen" },
		summary: {
			id: "Layar enam meter, dua gerobak bakso, dan komentar langsung dari kelas siaran akademi.",
			en: "A six-metre screen, two meatball carts and live commentary by the academy's broadcast class.",
		},
		starts: (now) => liveMatch(now).startsAt,
		place: "GOR Ombak",
		durationMinutes: 240,
		composition: "big-screen",
		links: [
			{
				label: { id: "Siaran langsung", en: "Live stream" },
				url: "/videos/detail/siaran-semifinal-tarung",
			},
		],
		body: [
			"[Palung melawan Tarung](event:match-tarung-semifinal) di layar yang biasanya dipakai untuk senam pagi. Datang kapan saja, bawa alas duduk sendiri, dan jangan bocorkan skor: siaran di halaman terlambat empat detik dari ponselmu.",
			"Kelas siaran akademi memegang mikrofon untuk gim kedua dan keempat. Mereka gugup. Tepuk tanganlah.",
		],
	},
];
