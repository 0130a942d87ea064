import type { DemoAcademy } from "./demo-academy";

export const footballAcademy: DemoAcademy = {
	category: "football",
	programmes: [
		{
			slug: "bola-kaki-pasir",
			name: { id: "Kaki Pasir", en: "Sand Feet" },
			summary: {
				id: "Sepak bola pertama, di pantai, tanpa sepatu. Bolanya banyak, aturannya tiga, dan orang tua duduk di tanggul.",
				en: "First football, on the beach, without shoes. Many balls, three rules, and parents sit on the dyke.",
			},
			minAge: 6,
			maxAge: 8,
			timetable: [{ day: 6, start: "06.30", end: "07.45" }],
			monthlyFee: 0,
			place: "Pantai Karang Putih",
		},
		{
			slug: "bola-u11",
			name: { id: "Sepak bola U-11", en: "Under-11 football" },
			summary: {
				id: "Tujuh lawan tujuh. Semua anak mencoba semua posisi, termasuk kiper, sebelum ada yang memilih.",
				en: "Seven against seven. Everyone tries every position, keeper included, before anyone chooses.",
			},
			minAge: 9,
			maxAge: 11,
			timetable: [
				{ day: 2, start: "15.30", end: "17.00" },
				{ day: 4, start: "15.30", end: "17.00" },
				{ day: 6, start: "08.00", end: "09.30" },
			],
			monthlyFee: 250_000,
			place: "Lapangan Dermaga",
		},
		{
			slug: "bola-u13",
			name: { id: "Sepak bola U-13", en: "Under-13 football" },
			summary: {
				id: "Lapangan mulai membesar, umpan mulai jauh. Setiap Jumat ada laga, dan setiap laga ditulis rapornya.",
				en: "The pitch grows and so do the passes. A match every Friday, and a report after every match.",
			},
			minAge: 12,
			maxAge: 13,
			timetable: [
				{ day: 1, start: "15.30", end: "17.15" },
				{ day: 3, start: "15.30", end: "17.15" },
				{ day: 5, start: "15.30", end: "17.30" },
			],
			monthlyFee: 300_000,
			place: "Lapangan 2, Stadion Bahari",
		},
		{
			slug: "bola-u15",
			name: { id: "Sepak bola U-15, asrama", en: "Under-15 football, boarding" },
			summary: {
				id: "Dua puluh empat kursi setahun, lewat seleksi. Asrama, sekolah, dan makan ditanggung klub; rapor diperiksa Bu Ratna.",
				en: "Twenty-four places a year, by trial. Boarding, school and meals are paid by the club; Bu Ratna checks the report cards.",
			},
			minAge: 14,
			maxAge: 15,
			timetable: [
				{ day: 1, start: "06.00", end: "07.00" },
				{ day: 2, start: "15.30", end: "17.30" },
				{ day: 3, start: "06.00", end: "07.00" },
				{ day: 4, start: "15.30", end: "17.30" },
				{ day: 6, start: "08.00", end: "10.00" },
			],
			monthlyFee: 0,
			place: "Lapangan 2 & 3, Stadion Bahari",
		},
		{
			slug: "bola-putri",
			name: { id: "Sepak bola putri", en: "Girls' football" },
			summary: {
				id: "Kelas terbuka untuk anak perempuan, dipandu pemain tim putri. Pemula dan yang sudah jago berlatih di lapangan yang sama.",
				en: "An open class for girls, led by players of the women's team. Beginners and stars share one pitch.",
			},
			minAge: 8,
			maxAge: 14,
			timetable: [
				{ day: 3, start: "16.00", end: "17.30" },
				{ day: 6, start: "07.00", end: "08.30" },
			],
			monthlyFee: 100_000,
			place: "Lapangan Dermaga",
		},
	],
	coaches: [
		{
			slug: "wati-suryani",
			name: "Wati Suryani",
			portrait: { look: "hijab", skin: "bronze", hair: "black" },
			role: { id: "Kepala seleksi dan pelatih U-15", en: "Head of trials, under-15 coach" },
			biography: {
				id: "Mantan gelandang tim nasional putri. Menulis sendiri ratusan catatan seleksi tiap tahun, dan masih ingat isinya ketika anaknya datang lagi.",
				en: "A former women's international. Writes hundreds of trial notes by hand each year and remembers them when the child returns.",
			},
			sinceYear: 2014,
		},
		{
			slug: "andi-paturusi",
			name: "Andi Paturusi",
			portrait: { look: "fade", skin: "chestnut", hair: "soot" },
			role: { id: "Pelatih kiper", en: "Goalkeeping coach" },
			biography: {
				id: "Datang dari Makassar dengan dua koper alat peraga: tirai, bola tenis, durian plastik. Mengajari kiper mendengar sebelum melihat.",
				en: "Came from Makassar with two suitcases of props: a curtain, tennis balls, a plastic durian. Teaches keepers to listen before they look.",
			},
			sinceYear: 2026,
		},
		{
			slug: "yudha-prasetyo-pelatih",
			name: "Yudha Prasetyo",
			portrait: { look: "quiff", skin: "tan", hair: "black" },
			role: { id: "Asisten pelatih U-13", en: "Assistant coach, under-13" },
			biography: {
				id: "Masih bermain di tim utama dan sudah melatih tiap Jumat sore. Anak-anak memanggilnya Pak, rekan setimnya ikut-ikutan.",
				en: "Still plays for the first team and already coaches every Friday. The children call him Sir, and his team-mates have started too.",
			},
			sinceYear: 2024,
		},
		{
			slug: "wulan-sahertian",
			name: "Wulan Sahertian",
			portrait: { look: "long", skin: "brown", hair: "black" },
			role: { id: "Pelatih kelas putri", en: "Girls' class coach" },
			biography: {
				id: "Kapten tim putri yang memegang kunci pintu biru Lapangan Dermaga. Percaya bahwa setiap latihan harus berakhir dengan gol.",
				en: "Captain of the women's team and keeper of the blue door's key. Believes every session should end with a goal.",
			},
			sinceYear: 2022,
		},
	],
};
