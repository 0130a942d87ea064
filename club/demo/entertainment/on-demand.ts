import { heading, list, quote } from "../story-markup";
import type { DemoEntertainment } from "./demo-entertainment";

const watch = (slug: string) => ({
	label: { id: "Tonton", en: "Watch" },
	url: `/videos/detail/${slug}`,
});
const channel = {
	label: { id: "Kanal YouTube", en: "YouTube channel" },
	url: "https://www.youtube.com/@samudraunited",
};

export const onDemand: DemoEntertainment[] = [
	{
		slug: "ruang-ganti-eps-7",
		kind: "show",
		title: {
			id: "Ruang Ganti eps. 7: semalam bersama kitman",
			en: "Ruang Ganti ep. 7: a night with the kitman",
		},
		summary: {
			id: "Mesin cuci, 62 kaus, 29 pasang sepatu, dan buku kecil di saku Pak Slamet.",
			en: "A washing machine, 62 shirts, 29 pairs of boots and the little book in Pak Slamet's pocket.",
		},
		starts: { daysAgo: 3, hour: 18 },
		durationMinutes: 18,
		composition: "clapper",
		links: [watch("ruang-ganti-eps-7"), channel],
		body: [
			"Semua orang pulang, dan Pak Slamet baru mulai bekerja. Episode ini diambil dalam satu malam tanpa pengulangan. Kamu akan tahu siapa yang mengikat sepatu dengan simpul nelayan, kaus siapa yang paling berat, dan nada mesin cuci nomor dua.",
			quote("Lampu mati itu enak. Baru kedengaran stadionnya bernapas.", "Slamet Riyadi, kitman"),
			"Subtitle tersedia dalam bahasa Indonesia dan Inggris.",
		],
		bodyEn: [
			"Everyone goes home and Pak Slamet begins. The episode was shot in one night without a second take. You will learn who ties boots with a fisherman's knot, whose shirt weighs most, and which note washing machine number two hums.",
			quote("I like it when the lights go out. You can hear the ground breathe.", "Slamet Riyadi, kitman"),
			"Subtitles in Indonesian and English.",
		],
	},
	{
		slug: "ruang-ganti-eps-6",
		kind: "show",
		title: { id: "Ruang Ganti eps. 6: siapa memilih lagu", en: "Ruang Ganti ep. 6: who picks the song" },
		summary: {
			id: "Bus tim, satu pengeras suara, dan aturan bahwa pemain termuda memilih lagu. Sekali saja.",
			en: "The team bus, one loudspeaker and the rule that the youngest player picks the song. Once.",
		},
		starts: { daysAgo: 24, hour: 18 },
		durationMinutes: 16,
		composition: "film-strip",
		links: [watch("ruang-ganti-eps-6"), channel],
		body: [
			"Perjalanan tandang empat jam diringkas menjadi enam belas menit. Rizal Nugraha memilih dangdut, Andre Sitompul merebut gitar, dan [Yosef Kogoya](player:yosef-kogoya) mengajari bagian belakang bus menyanyi dua suara.",
			"Jangan lewatkan menit kesebelas, ketika sopir ikut bernyanyi dan ternyata paling merdu.",
		],
	},
	{
		slug: "tepi-lapangan-eps-68",
		kind: "podcast",
		title: {
			id: "Tepi Lapangan 68: Sarwono dan bau rumput",
			en: "Tepi Lapangan 68: Sarwono and the smell of grass",
		},
		summary: {
			id: "Juru rumput Stadion Bahari kembali ke bangku cadangan untuk membahas hujan, camar, dan nomor sepuluh yang cerewet.",
			en: "The groundsman returns to the bench to discuss rain, gulls and a fussy number ten.",
		},
		starts: { daysAgo: 7, hour: 6 },
		durationMinutes: 46,
		composition: "microphone",
		links: [channel],
		body: [
			"Ucup dan Feby menyiapkan dua puluh pertanyaan dan hanya sempat mengajukan tiga. Sisanya milik Pak Sarwono, yang bisa menebak cuaca dari bunyi langkah orang di rumput.",
			list(
				"**04.10** kenapa camar duduk di mistar selatan.",
				"**17.30** perdebatan 24 atau 30 milimeter.",
				"**38.00** hari ketika ia hampir berhenti.",
			),
		],
		bodyEn: [
			"Ucup and Feby had prepared twenty questions and got to ask three. The rest belongs to Pak Sarwono, who can tell the weather by the sound of footsteps on grass.",
			list(
				"**04:10** why gulls sit on the south crossbar.",
				"**17:30** the quarrel over 24 or 30 millimetres.",
				"**38:00** the day he almost stopped.",
			),
		],
	},
	{
		slug: "tepi-lapangan-eps-67",
		kind: "podcast",
		title: { id: "Tepi Lapangan 67: Maya dan 63 kekalahan", en: "Tepi Lapangan 67: Maya and 63 defeats" },
		summary: {
			id: "Pelatih tim putri membacakan kertas di dindingnya, satu kata demi satu kata.",
			en: "The women's coach reads out the paper on her wall, one word at a time.",
		},
		starts: { daysAgo: 14, hour: 6 },
		durationMinutes: 39,
		composition: "headphones",
		links: [channel],
		body: [
			"Maya Tanasale jarang bicara di depan mikrofon, dan ketika bicara suaranya pelan sekali sampai teknisi harus menambah volume dua kali. Ia membaca enam puluh tiga baris dari dinding kantornya tanpa melewatkan satu pun.",
			"Di tengah rekaman [Sekar Lestari](player:sekar-lestari) mengetuk pintu, minta kunci gudang bola, dan akhirnya tinggal sampai selesai.",
		],
	},
	{
		slug: "obrolan-dermaga-hendra",
		kind: "show",
		title: { id: "Obrolan Dermaga: Hendra Wijaya memancing", en: "Pier Talk: Hendra Wijaya goes fishing" },
		summary: {
			id: "Pelatih kepala, dua joran, satu termos. Ikan yang didapat: nol. Jawaban yang didapat: banyak.",
			en: "The head coach, two rods, one flask. Fish caught: none. Answers caught: many.",
		},
		starts: { daysAgo: 35, hour: 17 },
		durationMinutes: 27,
		composition: "speech",
		links: [watch("obrolan-dermaga-hendra"), channel],
		body: [
			"Format acaranya sederhana. Tamu memancing di ujung dermaga dan wawancara selesai begitu ada ikan yang menggigit. Hendra Wijaya tidak mendapat apa-apa selama dua puluh tujuh menit, jadi kami bisa bertanya soal semuanya.",
			heading("Yang dibicarakan"),
			list(
				"Gang selebar dua meter tempat ia belajar menggiring bola.",
				"Kenapa ia tidak menonton ulang final yang kalah.",
				"Pemain yang menurutnya akan menjadi pelatih.",
			),
		],
	},
	{
		slug: "malam-suporter-kebaya-biru",
		kind: "fan-event",
		title: { id: "Malam kebaya biru di tribun timur", en: "Blue kebaya night in the east stand" },
		summary: {
			id: "Dua ribu perempuan, dua ribu kebaya biru, dan nyanyian yang disusun Mak Iyah.",
			en: "Two thousand women, two thousand blue kebayas and songs arranged by Mak Iyah.",
		},
		starts: { daysAgo: 68, hour: 17 },
		place: "Stadion Bahari, tribun timur",
		durationMinutes: 180,
		composition: "bunting",
		links: [channel],
		body: [
			"Awalnya hanya undangan di grup pesan arisan. Lalu tribun timur penuh kebaya biru dari berbagai zaman: beludru, katun, brokat, satu yang dijahit dari kain layar. Mak Iyah memimpin dengan sendok kayu.",
			quote("Bola itu tontonan keluarga. Kami datang mengingatkan.", "Mak Iyah, suporter"),
			"Rekaman nyanyiannya kini diputar sebelum setiap laga kandang. Edisi berikutnya sedang disusun, dan penjahit di Jalan Dermaga sudah tidak menerima pesanan.",
		],
	},
];
