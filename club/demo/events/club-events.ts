import { buildEvent } from "../../../app/matches/events/factories";
import type { ClubEventInsert } from "../../../app/matches/events/tables.server";
import type { ClubSection } from "../../../app/platform/club-profile";
import type { Localized } from "../../../app/platform/words/language";
import type { CompositionName } from "../../../app/ui/art/picture-ref";
import { daysUntil, localTime } from "../fixture-day";
import { drawing, writeBody } from "../story-markup";
import { bigDay } from "./big-day";
import { eventId } from "./demo-match";

type DemoEvent = {
	slug: string;
	division: ClubSection;
	composition: CompositionName;
	venue: string;
	/** Days from today, negative in the past; from and to on the club's clock. */
	when: [days: number, from: string, to: string];
	title: Localized;
	summary: Localized;
	body: string[];
};

/** What happens around the matches. */
export function clubEvents(now: Date): ClubEventInsert[] {
	return [bigDay(now), ...upcoming(now), ...past].map((event) =>
		"when" in event ? toRow(now, event) : event,
	);
}

function toRow(
	now: Date,
	{ when: [days, from, to], body, composition, ...event }: DemoEvent,
): ClubEventInsert {
	return buildEvent({
		...event,
		id: eventId(event.slug),
		cover: drawing(event.division, event.slug, composition),
		startsAt: localTime(now, days, from),
		endsAt: localTime(now, days, to),
		status: days < 0 ? "finished" : "scheduled",
		body: writeBody(body),
	});
}

const upcoming = (now: Date): DemoEvent[] => [
	{
		slug: "latihan-terbuka-gor-ombak",
		division: "basketball",
		composition: "hoop",
		venue: "gor-ombak",
		when: [daysUntil(now, "saturday", 1), "08.00", "12.30"],
		title: { id: "Latihan terbuka di GOR Ombak", en: "Open training at GOR Ombak" },
		summary: {
			id: "Tim putri, satu jam milik anggota, lalu tim putra. Rekor tiga angka masih dipegang Pak Rustam.",
			en: "The women, an hour for members, then the men. Pak Rustam still holds the three-point record.",
		},
		body: [
			"Pintu 2 dibuka pukul 08.00. Anggota boleh membawa dua tamu, dan anak di bawah dua belas tahun masuk bersama orang dewasa.",
			"Sepatu bersol hitam tolong ditinggal di rak. Memotret boleh, menyiarkan langsung tidak.",
		],
	},
	{
		slug: "latihan-terbuka-stadion-bahari",
		division: "football",
		composition: "mown-pitch",
		venue: "stadion-bahari",
		when: [daysUntil(now, "wednesday", 2), "16.00", "18.00"],
		title: { id: "Latihan terbuka tim utama", en: "First-team open training" },
		summary: {
			id: "Dua jam di tribun timur, gratis untuk anggota. Sesi tendangan bebas Dimas ada di akhir.",
			en: "Two hours in the east stand, free for members. Dimas's free kicks come at the end.",
		},
		body: [
			"Masuk lewat gerbang D, duduk di tribun timur bagian bawah. Anak-anak boleh turun ke tepi lapangan setelah peluit terakhir.",
			"Pemain menandatangani satu barang per orang, supaya antrean selesai sebelum magrib.",
		],
	},
	{
		slug: "jumpa-tirta-dan-karang",
		division: "esports",
		composition: "speech",
		venue: "toko-bahari",
		when: [daysUntil(now, "thursday", 3), "17.00", "19.00"],
		title: { id: "Jumpa Tirta dan Karang", en: "Meet Tirta and Karang" },
		summary: {
			id: "Tanya apa saja soal duel pertama dan papan tulis. Spidolnya tetap tidak boleh dipinjam.",
			en: "Ask anything about first duels and whiteboards. The markers are still not for lending.",
		},
		body: [
			"Seratus nomor antrean dibagikan di pintu toko mulai pukul 15.00, satu nomor satu orang.",
			"Tirta akan memperagakan salut anggarnya. Karang berjanji menggambar satu ayam.",
		],
	},
	{
		slug: "donor-darah-tribun-selatan",
		division: "foundation",
		composition: "drops",
		venue: "stadion-bahari",
		when: [daysUntil(now, "sunday", 6), "08.00", "13.00"],
		title: { id: "Donor darah di tribun selatan", en: "Blood donation in the south stand" },
		summary: {
			id: "Target dua ratus kantong. Yang datang dapat bubur, yang takut jarum dapat teman mengobrol.",
			en: "We aim for two hundred bags. Donors get porridge, the nervous get company.",
		},
		body: [
			"Bawa KTP, tidur cukup, dan sarapan dulu. Petugas memeriksa tekanan darah sebelum kamu duduk.",
			"Yosef dan Nadya mendapat giliran pukul sembilan. Yosef, kami ingatkan, pernah pingsan.",
		],
	},
	{
		slug: "tanam-bakau-karang-putih",
		division: "foundation",
		composition: "mangrove",
		venue: "pantai-karang-putih",
		when: [daysUntil(now, "saturday", 9), "06.30", "10.00"],
		title: { id: "Tanam bakau bersama warga Karang Putih", en: "Planting mangroves with Karang Putih" },
		summary: {
			id: "Seribu bibit, dua ratus sepatu bot, satu pagi yang pasti berlumpur.",
			en: "A thousand seedlings, two hundred pairs of boots and one certainly muddy morning.",
		},
		body: [
			"Kumpul di balai kampung pukul 06.30. Sepatu bot dipinjamkan, baju ganti bawa sendiri.",
			"Setiap peserta menanam lima bibit dan mendapat nomor petaknya, supaya tahun depan bisa menengok.",
		],
	},
	{
		slug: "seleksi-akademi-u15",
		division: "academy",
		composition: "targets",
		venue: "lapangan-dermaga",
		when: [daysUntil(now, "sunday", 12), "07.00", "16.00"],
		title: { id: "Seleksi akademi U-15", en: "Under-15 academy trials" },
		summary: {
			id: "Enam ratus anak, dua puluh empat kursi, tanpa biaya. Bekal makan siang disediakan.",
			en: "Six hundred children, twenty-four places, no fee. Lunch is provided.",
		},
		body: [
			"Daftar ulang dibuka pukul 07.00. Bawa kartu pelajar dan surat izin wali yang sudah ditandatangani.",
			"Setiap anak bermain tiga kali dua puluh menit. Hasilnya diumumkan lewat pesan, bukan di papan.",
		],
	},
	{
		slug: "nobar-elang-celebes",
		division: "club",
		composition: "big-screen",
		venue: "gor-ombak",
		when: [daysUntil(now, "saturday", 3) + 29, "17.30", "21.00"],
		title: { id: "Nobar: Elang Celebes vs Samudra", en: "Public viewing: Elang Celebes vs Samudra" },
		summary: {
			id: "Layar enam meter di halaman GOR Ombak. Bawa alas duduk dan suara.",
			en: "A six-metre screen in the yard of GOR Ombak. Bring something to sit on, and a voice.",
		},
		body: [
			"Gratis dan terbuka untuk siapa saja. Parkir motor di sisi pasar ikan.",
			"Genderang tandang, Bapak Bedug, ikut ke Makassar. Untuk nobar disediakan penggantinya, yang lebih kecil dan agak sumbang.",
		],
	},
];

const past: DemoEvent[] = [
	{
		slug: "hari-buka-pintu-studio-palung",
		division: "esports",
		composition: "keys",
		venue: "studio-palung",
		when: [-46, "10.00", "15.00"],
		title: { id: "Hari buka pintu Studio Palung", en: "Open day at Studio Palung" },
		summary: {
			id: "120 orang tua yang khawatir, dan satu lembar kertas berjudul “Perjanjian kita”.",
			en: "120 worried parents, and one sheet of paper headed “Our agreement”.",
		},
		body: [
			"Anak-anak mencoba ruang latihan, orang tuanya duduk di ruang siaran dan membaca jadwal harian pemain.",
			"Tiga puluh empat anak mendaftar ke kelas akademi esports. Delapan orang tua juga.",
		],
	},
	{
		slug: "peluncuran-jersey",
		division: "club",
		composition: "washing-line",
		venue: "toko-bahari",
		when: [-97, "19.00", "21.30"],
		title: { id: "Peluncuran jersey parang ombak", en: "Launch of the parang wave jersey" },
		summary: {
			id: "Motif yang lahir dari ombak menghantam karang, diperkenalkan di dermaga oleh para penjahitnya.",
			en: "A motif born of waves on rock, shown on the pier by the people who sewed it.",
		},
		body: [
			"Yang berjalan di panggung bukan peragawan, melainkan sebelas suporter tertua yang masih punya tiket terusan.",
			"Kain lama dari 1987 ikut dipajang. Tidak ada yang berani mencucinya.",
		],
	},
	{
		slug: "pawai-juara-basket",
		division: "basketball",
		composition: "bunting",
		venue: "gor-ombak",
		when: [-105, "15.00", "18.00"],
		title: { id: "Pawai juara Liga Khatulistiwa Basket", en: "Basketball champions' parade" },
		summary: {
			id: "Dari GOR Ombak ke dermaga, dengan piala, truk ikan, dan lagu yang tidak habis-habis.",
			en: "From GOR Ombak to the pier with a trophy, a fish truck and a song that would not end.",
		},
		body: [
			"Jarak dua kilometer ditempuh dalam dua jam setengah. Piala sempat diminta singgah di lapak 14.",
			"Jaring ring dibagi menjadi dua puluh empat potong, satu untuk setiap orang yang ikut membangun musim itu.",
		],
	},
];
