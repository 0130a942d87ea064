import { figures, heading, list, quote } from "../story-markup";
import type { DemoProgramme } from "./demo-programme";

/** Programmes ashore. */
export const landProgrammes: DemoProgramme[] = [
	{
		slug: "lapangan-sekolah",
		title: { id: "Lapangan sekolah", en: "School grounds" },
		summary: {
			id: "Memperbaiki lapangan sekolah negeri: rata, kering, ada ring, ada gawang. Kuncinya dipegang warga.",
			en: "Repairing the grounds of public schools: level, dry, with rims and goals. The neighbours hold the key.",
		},
		unit: { id: "sekolah", en: "schools" },
		place: "Teluk Bahari",
		goal: 40,
		reached: 31,
		startedDaysAgo: 1_320,
		composition: "school",
		story: [
			"Di SD Muara 3, tiang gawangnya dulu dua pohon pepaya. Ketika satu tumbang, gawangnya melebar, dan skor pekan itu 31–28. Sekolah seperti itu ada empat puluh dalam daftar kami. Tiga puluh satu sudah selesai.",
			heading("Syaratnya satu"),
			"Klub membayar bahan dan tukang. Warga menyumbang satu hari kerja. Sekolah hanya diminta satu hal: lapangannya tidak dikunci sesudah jam pelajaran.",
			list(
				"Biaya rata-rata Rp 62 juta per lapangan.",
				"Garis digambar untuk tiga permainan sekaligus: bola, basket, voli.",
				"Perawatan diperiksa dua kali setahun oleh juru rumput stadion, Pak Sarwono.",
			),
			quote("Dulu anak-anak pulang. Sekarang anak-anak tinggal.", "Bu Halimah, kepala SD Muara 3"),
			"Sembilan sekolah masih menunggu. Urutannya ditentukan dengan undian terbuka tiap Januari, disaksikan semua kepala sekolah.",
		],
		reports: [
			{
				daysAgo: 75,
				title: { id: "Lapangan ke-31: SMP Pelabuhan 2", en: "Ground 31: SMP Pelabuhan 2" },
				text: {
					id: "Selesai dalam sembilan belas hari. Pintu air kecil ditambahkan karena halamannya lebih rendah dari jalan.",
					en: "Finished in nineteen days. A small sluice was added because the yard lies below the road.",
				},
				figures: [
					{ label: { id: "Biaya", en: "Cost" }, value: "Rp 71 juta" },
					{ label: { id: "Warga bekerja", en: "Neighbours at work" }, value: "84" },
				],
			},
			{
				daysAgo: 280,
				title: { id: "Pemeriksaan tahunan", en: "Yearly inspection" },
				text: {
					id: "Dari 26 lapangan yang diperiksa, 24 terawat baik. Dua ring yang patah diganti hari itu juga.",
					en: "Of 26 grounds inspected, 24 were in good order. Two broken rims were replaced the same day.",
				},
				figures: [{ label: { id: "Terawat baik", en: "In good order" }, value: "24 / 26" }],
			},
		],
	},
	{
		slug: "sepatu-kedua",
		title: { id: "Sepatu kedua", en: "Second boots" },
		summary: {
			id: "Sepatu yang masih layak berpindah ke kaki berikutnya: dicuci, dijahit ulang, dan diberi surat kecil dari pemilik lama.",
			en: "Boots with life in them move to the next pair of feet: washed, resewn and with a note from the first owner.",
		},
		unit: { id: "pasang sepatu", en: "pairs of boots" },
		place: "Jalan Dermaga Lama",
		goal: 1_500,
		reached: 1_138,
		startedDaysAgo: 520,
		composition: "boots",
		story: [
			"Anak berhenti tumbuh lebih lambat daripada sepatunya rusak. Setiap musim, ratusan pasang yang masih bagus menganggur di bawah ranjang hanya karena nomornya sudah kecil.",
			"Kami mengumpulkannya di kotak biru pada tiap gerbang stadion. Pak Rohim dan tiga muridnya mencuci, menjahit, dan mengganti sol yang perlu. Lalu sepatu dijajarkan di rak menurut nomor, dan anak memilih sendiri. Tidak ada yang ditanya kenapa.",
			quote("Sol bisa saya ganti. Cerita di dalamnya jangan.", "Rohim, tukang sepatu"),
			figures("Isi kotak biru", ["Nomor", "Pasang"], ["30–34", "402"], ["35–38", "511"], ["39–43", "225"]),
			"Pemilik lama boleh menitipkan surat. Yang paling pendek sejauh ini: “Yang kiri lebih pintar.”",
		],
		reports: [
			{
				daysAgo: 50,
				title: { id: "Pasang ke-1.138", en: "Pair 1,138" },
				text: {
					id: "Dua murid Pak Rohim lulus dan membuka bengkel sendiri. Yang ketiga tetap tinggal.",
					en: "Two of Pak Rohim's apprentices have opened their own workshop. The third is staying.",
				},
				figures: [
					{ label: { id: "Sepatu diserahkan", en: "Pairs given" }, value: { id: "1.138", en: "1,138" } },
					{ label: { id: "Surat", en: "Letters" }, value: "604" },
				],
			},
		],
	},
	{
		slug: "beasiswa-pesisir",
		title: { id: "Beasiswa pesisir", en: "Coastal scholarship" },
		summary: {
			id: "Biaya sekolah, seragam, dan ongkos feri untuk anak nelayan yang melanjutkan ke SMA atau SMK.",
			en: "Fees, uniform and ferry fares for fishermen's children who go on to upper secondary school.",
		},
		unit: { id: "penerima", en: "scholars" },
		place: "Pesisir Teluk Bahari",
		goal: 60,
		reached: 44,
		startedDaysAgo: 840,
		composition: "pencils",
		story: [
			"Sekolah menengah terdekat dari Pulau Lepas ada di seberang. Feri paginya pukul setengah enam, feri sorenya pukul lima, dan ongkosnya sebulan lebih mahal daripada uang sekolahnya. Di titik itulah biasanya seorang anak berhenti.",
			heading("Yang ditanggung, yang diminta"),
			list(
				"Uang sekolah, seragam, buku, dan feri pergi-pulang.",
				"Satu pendamping dari alumni, bertemu dua pekan sekali.",
				"Sebagai gantinya, penerima mengajar adik kelasnya satu jam sepekan.",
			),
			quote(
				"Feri itu dua jam pulang-pergi. Di situ saya menyelesaikan semua PR.",
				"Nurul, penerima beasiswa",
			),
			"Dua belas penerima pertama sudah lulus. Lima melanjutkan kuliah, empat bekerja di pelabuhan, dua melaut dengan kapal sendiri, dan satu menjadi nakhoda feri yang dulu ia tumpangi.",
		],
		reports: [
			{
				daysAgo: 130,
				title: { id: "Angkatan ketiga", en: "The third intake" },
				text: {
					id: "Empat belas penerima baru, sembilan di antaranya perempuan. Tidak ada yang berhenti di tengah tahun.",
					en: "Fourteen new scholars, nine of them girls. Nobody dropped out during the year.",
				},
				figures: [
					{ label: { id: "Penerima baru", en: "New scholars" }, value: "14" },
					{ label: { id: "Lulus", en: "Graduated" }, value: "12" },
					{ label: { id: "Rata-rata kehadiran", en: "Attendance" }, value: "96%" },
				],
			},
		],
	},
	{
		slug: "darah-tribun-selatan",
		title: { id: "Darah tribun selatan", en: "South stand blood drive" },
		summary: {
			id: "Donor darah tiap tiga bulan di bawah tribun selatan. Yang datang dapat bubur, yang takut jarum dapat teman.",
			en: "A blood drive every three months beneath the south stand. Donors get porridge, the nervous get company.",
		},
		unit: { id: "kantong darah", en: "bags of blood" },
		place: "Stadion Bahari",
		goal: 2_400,
		reached: 1_870,
		startedDaysAgo: 1_050,
		composition: "drops",
		story: [
			"Rumah sakit umum Teluk Bahari memerlukan kira-kira 240 kantong darah sebulan. Empat tahun lalu stoknya sering habis menjelang Lebaran, ketika semua orang pulang kampung. Suporter tribun selatan menawarkan diri mengisi kekosongan itu, dan tidak pernah berhenti.",
			"Dipan dijajarkan di lorong yang biasanya penuh pedagang. Palang Merah membawa alat, dapur akademi membawa bubur, dan seorang petugas khusus, Kak Lia, bertugas hanya mengobrol dengan yang pucat.",
			quote("Saya sudah 31 kali. Masih merem terus.", "Bang Ucok, dirigen tribun dan donor tetap"),
			list(
				"Bawa KTP, tidur cukup, dan sarapan dulu.",
				"Donor pertama mendapat kaus dan tepuk tangan seluruh lorong.",
				"Tanggal berikutnya ada di [halaman acara](/event/list).",
			),
		],
		reports: [
			{
				daysAgo: 85,
				title: { id: "Edisi ke-11", en: "Eleventh drive" },
				text: {
					id: "Sebanyak 196 kantong terkumpul dalam lima jam, 58 dari donor pertama kali. Satu bek pingsan, sudah sehat.",
					en: "196 bags in five hours, 58 from first-time donors. One defender fainted and is well again.",
				},
				figures: [
					{ label: { id: "Kantong", en: "Bags" }, value: "196" },
					{ label: { id: "Donor pertama", en: "First-time donors" }, value: "58" },
				],
			},
		],
	},
];
