import { drawing, figures, heading, list, picture, quote } from "../story-markup";
import type { DemoProgramme } from "./demo-programme";

/** Programmes on the water. */
export const seaProgrammes: DemoProgramme[] = [
	{
		slug: "seribu-bakau",
		title: { id: "Seribu bakau, lalu seribu lagi", en: "A thousand mangroves, then a thousand more" },
		summary: {
			id: "Sabuk hijau di pesisir utara Teluk Bahari, ditanam bersama warga, dihitung satu per satu, termasuk yang mati.",
			en: "A green belt on the north shore of Teluk Bahari, planted with its people and counted one by one, the dead included.",
		},
		unit: { id: "bibit bakau", en: "mangroves" },
		place: "Karang Putih, Teluk Bahari",
		goal: 20_000,
		reached: 12_400,
		startedDaysAgo: 905,
		composition: "mangrove",
		story: [
			"Pada tahun stadion kemasukan rob, warga Kampung Karang Putih menunjuk satu hal yang tidak ikut rusak: tanggul tanah di belakang deretan bakau tua Pak Umar. Di sana airnya naik juga, tapi pelan dan tanpa tenaga. Program ini dimulai dari pengamatan itu.",
			heading("Menanam itu bagian yang mudah"),
			"Sekali sebulan, saat surut pagi, kami turun ke lumpur. Yang lebih penting terjadi di antara dua penanaman: tim pembibit memeriksa setiap petak, mengganti yang mati, dan memperbaiki pagar bambu. Dari pengalaman itu kami belajar tidak lagi menanam pada musim angin barat, betapapun bagus fotonya.",
			quote("Jangan tanya berapa yang ditanam. Tanya berapa yang masih berdiri.", "Umar Lasahido, pembibit"),
			list(
				"Bibit dibeli dari tiga kelompok ibu di Karang Putih, Rp 4.500 sebatang.",
				"Satu petak berisi 200 batang dan punya papan nama penanamnya.",
				"Sepuluh persen hasil tiket Samudra Day masuk ke program ini.",
			),
			"Kamu boleh ikut tanpa mendaftar. Datang saja, pakai sandal yang tidak kamu sayangi, dan siapkan baju ganti. Jadwalnya ada di [halaman acara](/event/list).",
		],
		storyEn: [
			"In the year the tide entered the stadium, the people of Karang Putih pointed at one thing that had not been damaged: the earth dyke behind Pak Umar's old mangroves. The water rose there too, but slowly and without force. The programme began with that observation.",
			heading("Planting is the easy part"),
			"Once a month, at the morning ebb, we go into the mud. What matters more happens in between: the growers check every plot, replace the dead and mend the bamboo fence. We have learned not to plant in the west monsoon any more, however good the pictures look.",
			quote("Don't ask how many were planted. Ask how many still stand.", "Umar Lasahido, seedling grower"),
			list(
				"Seedlings come from three women's groups in Karang Putih, at Rp 4.500 each.",
				"A plot holds 200 trees and carries its planters' names.",
				"Ten per cent of Samudra Day tickets goes to this programme.",
			),
			"You can join without signing up. Just come, in flip-flops you are not fond of, and bring dry clothes. The dates are on the [events page](/event/list).",
		],
		reports: [
			{
				daysAgo: 2,
				title: { id: "Penanaman ke-17", en: "Planting no. 17" },
				text: {
					id: "Seribu bibit ditanam 260 orang dalam tiga jam. Pagar bambu sisi luar diperpanjang 400 meter.",
					en: "260 people planted a thousand seedlings in three hours. The outer bamboo fence grew by 400 metres.",
				},
				figures: [
					{ label: { id: "Ditanam", en: "Planted" }, value: { id: "1.000", en: "1,000" } },
					{ label: { id: "Relawan", en: "Volunteers" }, value: "260" },
					{ label: { id: "Total hidup", en: "Alive in total" }, value: { id: "9.870", en: "9,870" } },
				],
			},
			{
				daysAgo: 190,
				title: { id: "Hitung ulang tahunan", en: "Yearly recount" },
				text: {
					id: "Semua petak dihitung selama empat hari. Tingkat hidup naik dari 71 menjadi 80 persen setelah pagar dipasang.",
					en: "All plots were counted over four days. Survival rose from 71 to 80 per cent once the fence stood.",
				},
				figures: [
					{ label: { id: "Petak", en: "Plots" }, value: "57" },
					{ label: { id: "Tingkat hidup", en: "Survival" }, value: "80%" },
				],
			},
		],
	},
	{
		slug: "sekolah-renang",
		title: { id: "Sekolah renang anak nelayan", en: "Swimming school for fishermen's children" },
		summary: {
			id: "Kelas gratis di kolam pasang surut: mengapung dulu, gaya belakangan. Untuk tujuh kampung di sekitar teluk.",
			en: "Free classes in a tidal pool: floating first, style later. For seven villages around the bay.",
		},
		unit: { id: "anak", en: "children" },
		place: "Dermaga Timur",
		goal: 600,
		reached: 412,
		startedDaysAgo: 400,
		composition: "swim-lanes",
		story: [
			"Empat dari sepuluh anak nelayan di teluk ini tidak bisa berenang. Angka itu kami dapat dengan cara sederhana: bertanya dari rumah ke rumah, dan mendengarkan ibu-ibu yang menjawab dengan suara mengecil.",
			"Kolamnya cekungan batu yang diisi pasang dan ditahan dinding rendah. Tidak ada pompa, tidak ada kaporit. Delapan pelatih bergantian menjaga, dan tidak pernah lebih dari enam anak untuk satu pelatih.",
			heading("Tiga tingkat"),
			list(
				"**Apung:** telentang lima menit sambil memanggil.",
				"**Seberang:** dua puluh lima meter, gaya apa saja.",
				"**Tolong:** melempar tali, galon kosong, dan tetap di perahu.",
			),
			quote("Yang lulus bukan yang cepat. Yang lulus yang tidak panik.", "Hamidah, instruktur"),
			"Kelas dewasa dibuka atas permintaan para ayah. Pendaftarnya kini lebih banyak daripada tempatnya.",
		],
		storyEn: [
			"Four in ten fishermen's children in this bay cannot swim. We got that figure in a simple way: by asking from door to door, and listening to mothers whose voices dropped as they answered.",
			"The pool is a hollow in the rock, filled by the tide and held by a low wall. No pump, no chlorine. Eight instructors take turns, and never more than six children to one of them.",
			heading("Three levels"),
			list(
				"**Float:** five minutes on your back, calling.",
				"**Cross:** twenty-five metres, any style.",
				"**Help:** throw a line or an empty canister, and stay in the boat.",
			),
			quote("The fast ones don't pass. The calm ones do.", "Hamidah, instructor"),
			"A class for adults was opened at the fathers' request. It now has more names than places.",
		],
		reports: [
			{
				daysAgo: 33,
				title: { id: "Laporan tahun pertama", en: "First-year report" },
				text: {
					id: "Sebanyak 412 anak mengikuti kelas, 287 di antaranya sudah menyeberangi kolam. Tidak ada kecelakaan.",
					en: "412 children took classes and 287 have crossed the pool. There were no accidents.",
				},
				figures: [
					{ label: { id: "Mengapung 5 menit", en: "Float 5 minutes" }, value: "361" },
					{ label: { id: "Berenang 25 meter", en: "Swim 25 metres" }, value: "287" },
					{ label: { id: "Instruktur", en: "Instructors" }, value: "8" },
				],
			},
		],
	},
	{
		slug: "jaring-jadi-jersey",
		title: { id: "Jaring jadi jersey", en: "From nets to jerseys" },
		summary: {
			id: "Mengangkat jaring hantu dari dasar teluk, membayar nelayan yang menariknya, dan mengubahnya menjadi kain.",
			en: "Raising ghost nets from the bay floor, paying the fishermen who haul them and turning them into cloth.",
		},
		unit: { id: "kilogram jaring", en: "kilograms of net" },
		place: "Pasar Ikan, Teluk Bahari",
		goal: 5_000,
		reached: 2_890,
		startedDaysAgo: 260,
		composition: "fishing-net",
		story: [
			"Jaring yang hilang tidak berhenti menangkap. Di dasar teluk ia terus bekerja tanpa pemilik, dan setiap ikan yang terjerat memanggil ikan berikutnya.",
			"Penyelam kami memotongnya per petak supaya karang tidak ikut tercabut. Nelayan menarik petak itu ke perahu dan dibayar per hari, bukan per kilo, supaya tidak ada yang tergoda memotong jaring yang masih dipakai.",
			figures(
				"Perjalanan satu kilo jaring",
				["Tahap", "Sisa"],
				["Diangkat, basah", "1.000 g"],
				["Dicuci dan dikeringkan", "640 g"],
				["Dilebur menjadi benang", "520 g"],
				["Menjadi kain", "490 g"],
			),
			quote(
				"Teluk ini tidak butuh dibersihkan sekali. Ia butuh tidak dikotori lagi.",
				"Frans Tuhumury, penyelam",
			),
			"Karena itu setiap jaring baru di teluk kini membawa pelampung bernomor dari yayasan, dan jaring rusak bisa ditukar di lapak timbangan pasar ikan. Kainnya dipakai antara lain untuk [jersey kandang](product:jersey-kandang).",
		],
		reports: [
			{
				daysAgo: 116,
				title: { id: "Empat bulan pertama", en: "The first four months" },
				text: {
					id: "Dua ton lebih jaring terangkat dalam 174 penyelaman. Enam penyu dilepas hidup-hidup.",
					en: "More than two tonnes raised in 174 dives. Six turtles were released alive.",
				},
				figures: [
					{ label: { id: "Jaring", en: "Nets" }, value: { id: "2.060 kg", en: "2,060 kg" } },
					{ label: { id: "Satwa dilepas", en: "Animals released" }, value: "93" },
					{ label: { id: "Upah nelayan", en: "Fishermen's pay" }, value: "Rp 148 juta" },
				],
			},
			{
				daysAgo: 40,
				title: { id: "Titik tukar pasar ikan", en: "The exchange at the fish market" },
				text: {
					id: "Dalam sepuluh pekan, 830 kilo jaring rusak ditukar sebelum sempat hilang di laut.",
					en: "In ten weeks 830 kilos of broken net were exchanged before they could be lost at sea.",
				},
				figures: [
					{ label: { id: "Ditukar", en: "Exchanged" }, value: "830 kg" },
					{ label: { id: "Perahu ikut serta", en: "Boats taking part" }, value: "112" },
				],
			},
		],
	},
	{
		slug: "perahu-halaman-dua",
		title: { id: "Perahu Halaman Dua", en: "The boat Halaman Dua" },
		summary: {
			id: "Perpustakaan keliling ke pulau-pulau kecil. Pinjam tiga, boleh terlambat, asal kembali.",
			en: "A library that sails to the small islands. Borrow three, be late if you must, but bring them back.",
		},
		unit: { id: "buku dipinjam", en: "books borrowed" },
		place: "Selat Bahari",
		goal: 12_000,
		reached: 9_640,
		startedDaysAgo: 610,
		composition: "book-boat",
		story: [
			"Dulu ia mengangkut kopra. Sekarang ia mengangkut seribu seratus buku, dua lampu surya, dan seorang nakhoda yang hafal siapa sedang membaca apa. La Ode Rahim membunyikan lonceng dua kali, dan pulau itu berlari ke dermaga.",
			"Buku yang dibawa dipilih bersama guru setempat. Sepertiganya buku kerja: mesin, jahitan, budidaya. Sisanya cerita, karena di pulau tanpa sinyal cerita adalah kendaraan yang paling jauh.",
			picture(
				drawing("foundation", "lonceng-perahu", "mangrove"),
				"Ilustrasi akar bakau dan air",
				"Rute bulanan: sembilan pulau, enam hari, satu lonceng.",
			),
			quote("Saya kira saya bawa buku. Ternyata saya bawa alasan orang berkumpul.", "La Ode Rahim, nakhoda"),
			"Kami menerima buku yang masih utuh di meja informasi Stadion Bahari setiap hari laga. Yang halamannya hilang juga boleh: anak-anak akan menulis lanjutannya sendiri.",
		],
		reports: [
			{
				daysAgo: 60,
				title: { id: "Pulau kesembilan genap setengah tahun", en: "Half a year on the ninth island" },
				text: {
					id: "Tanjung Pasir kini peminjam terbanyak. Guru setempat membuka pojok baca di balai desa.",
					en: "Tanjung Pasir now borrows the most. Its teachers opened a reading corner in the village hall.",
				},
				figures: [
					{ label: { id: "Peminjam tetap", en: "Regular readers" }, value: "725" },
					{ label: { id: "Buku tidak kembali", en: "Books not returned" }, value: "52" },
				],
			},
		],
	},
];
