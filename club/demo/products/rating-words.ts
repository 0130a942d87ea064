import type { ProductCategory } from "../../../app/store/products/product-category";

type Said = { stars: number; text: string; answer?: string };

export const ratingNames = [
	"Dimas",
	"Ayu",
	"Rizky",
	"Sari",
	"Bagus",
	"Intan",
	"Fajar",
	"Putri",
	"Yoga",
	"Maya",
	"Arif",
	"Dewi",
	"Galih",
	"Wulan",
	"Hendra",
	"Lestari",
	"Iqbal",
	"Ratna",
	"Made",
	"Komang",
	"Yohanes",
	"Maria",
	"Taufik",
	"Nisa",
	"Bayu",
	"Citra",
	"Eko",
	"Laras",
	"Andi",
	"Siska",
];

const shirts: Said[] = [
	{ stars: 5, text: "Bahannya adem, dipakai dua babak plus perpanjangan waktu tetap nyaman." },
	{ stars: 5, text: "Warnanya persis seperti di tribun utara. Dicuci empat kali belum luntur." },
	{ stars: 4, text: "Bagus, cuma lengannya sedikit ketat di saya. Jahitannya rapi." },
	{ stars: 5, text: "Kado ulang tahun adik. Langsung dipakai tidur." },
	{ stars: 4, text: "Motif ombaknya kelihatan dari jauh. Pengirimannya dua hari sampai Semarang." },
	{ stars: 3, text: "Lumayan. Kainnya lebih tipis dari dugaan saya, tapi memang sejuk." },
	{ stars: 5, text: "Lambangnya dibordir, bukan sablon. Terasa mahalnya." },
	{ stars: 5, text: "Dibawa ke Teluk Bahari, pulang basah kuyup, besoknya sudah kering." },
	{
		stars: 2,
		text: "Ada benang lepas di ketiak waktu dibuka.",
		answer:
			"Maaf ya. Itu seharusnya tidak lolos. Ajukan pengembalian dari halaman pesananmu, ongkirnya kami yang tanggung.",
	},
	{ stars: 4, text: "Potongannya pas di badan, panjangnya juga cukup untuk saya yang 180 cm." },
	{ stars: 5, text: "Sudah punya tiga musim berturut-turut. Yang ini paling enak dipakai." },
	{ stars: 5, text: "Istri saya ikut pakai. Sekarang harus beli satu lagi." },
	{ stars: 3, text: "Barangnya bagus, kardusnya penyok. Untung isinya aman." },
	{ stars: 4, text: "Sesuai foto. Saran saya ukur dulu kaus yang biasa dipakai, panduannya akurat." },
	{ stars: 5, text: "Dipakai nobar di warung, langsung ditanya beli di mana." },
	{
		stars: 1,
		text: "Salah kirim ukuran.",
		answer: "Sudah kami tukar lewat kurir yang sama. Terima kasih sudah bersabar.",
	},
];

const things: Said[] = [
	{ stars: 5, text: "Lebih bagus aslinya daripada di foto." },
	{ stars: 5, text: "Rapi, tebal, dan warnanya cocok dengan jersey kandang." },
	{ stars: 4, text: "Suka. Semoga nanti ada warna lain." },
	{ stars: 5, text: "Teman setia tiap laga tandang." },
	{ stars: 3, text: "Biasa saja, tapi untuk harganya wajar." },
	{ stars: 4, text: "Packing aman, ada stiker kecil di dalamnya. Manis." },
	{ stars: 5, text: "Sudah enam bulan dipakai tiap hari, belum rusak." },
	{ stars: 5, text: "Beli dua, satu untuk bapak. Beliau jarang memuji, kali ini memuji." },
	{
		stars: 2,
		text: "Datangnya lama, seminggu lebih.",
		answer: "Maaf, minggu itu kapal ke timur tertahan ombak. Terima kasih sudah menunggu.",
	},
	{ stars: 4, text: "Ukurannya pas, tidak kebesaran. Bahannya oke." },
	{ stars: 5, text: "Dipakai anak saya ke sekolah, besoknya satu kelas ikut pesan." },
	{ stars: 4, text: "Desainnya tidak norak. Bisa dipakai ke kantor." },
];

const collectables: Said[] = [
	{ stars: 5, text: "Masuk bingkai, sekarang jadi pusat ruang tamu." },
	{ stars: 5, text: "Detailnya luar biasa, persis yang saya ingat dari 1987." },
	{ stars: 4, text: "Bagus sekali. Sertifikatnya agak terlipat." },
	{ stars: 5, text: "Untuk almarhum ayah yang selalu berdiri di tribun timur. Terima kasih." },
	{ stars: 4, text: "Lebih kecil dari bayangan saya, tapi buatannya halus." },
	{ stars: 5, text: "Nomor serinya kecil. Saya simpan, tidak akan dijual." },
];

/** What buyers say, by the kind of thing; no product has the same sentence twice. */
export const ratingWords: Record<ProductCategory, readonly Said[]> = {
	jersey: shirts,
	pakaian: shirts,
	anak: shirts,
	aksesori: things,
	perlengkapan: things,
	koleksi: collectables,
};
