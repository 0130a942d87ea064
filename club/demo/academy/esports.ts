import type { DemoAcademy } from "./demo-academy";

export const esportsAcademy: DemoAcademy = {
	category: "esports",
	programmes: [
		{
			slug: "esports-kelas-dasar",
			name: { id: "Kelas dasar keluarga", en: "Family starter class" },
			summary: {
				id: "Anak dan satu orang tua belajar bersama: peran, peta, sopan santun di saluran suara, dan kapan berhenti.",
				en: "A child and one parent learn together: roles, maps, manners on the voice channel and when to stop.",
			},
			minAge: 12,
			maxAge: 15,
			timetable: [{ day: 6, start: "09.00", end: "11.00" }],
			monthlyFee: 150_000,
			place: "Studio Palung",
		},
		{
			slug: "esports-mobile-legends",
			name: { id: "Mobile Legends lanjutan", en: "Mobile Legends advanced" },
			summary: {
				id: "Lima orang, satu pelatih, banyak tayangan ulang. Rapor sekolah menjadi syarat, sama seperti di tim utama.",
				en: "Five players, one coach, many replays. School reports count, just as in the first team.",
			},
			minAge: 15,
			maxAge: 18,
			timetable: [
				{ day: 2, start: "16.00", end: "18.30" },
				{ day: 4, start: "16.00", end: "18.30" },
				{ day: 6, start: "13.00", end: "16.00" },
			],
			monthlyFee: 250_000,
			place: "Studio Palung",
		},
		{
			slug: "esports-valorant",
			name: { id: "Valorant lanjutan", en: "Valorant advanced" },
			summary: {
				id: "Bidikan datang sendiri; yang dilatih di sini posisi, ekonomi, dan bicara pelan. Sesi olahraga wajib diikuti.",
				en: "Aim comes by itself; here you train position, economy and a quiet voice. The sports session is compulsory.",
			},
			minAge: 16,
			maxAge: 18,
			timetable: [
				{ day: 1, start: "16.00", end: "18.30" },
				{ day: 3, start: "16.00", end: "18.30" },
				{ day: 7, start: "13.00", end: "16.00" },
			],
			monthlyFee: 250_000,
			place: "Studio Palung",
		},
		{
			slug: "esports-siaran",
			name: { id: "Kelas siaran", en: "Broadcast class" },
			summary: {
				id: "Untuk yang lebih suka di balik kamera: komentar, tata suara, kendali siaran. Ujian akhirnya menyiarkan satu laga sungguhan.",
				en: "For those happier behind the camera: commentary, sound, control room. The final exam is to air a real match.",
			},
			minAge: 15,
			maxAge: 18,
			timetable: [{ day: 5, start: "15.30", end: "18.00" }],
			monthlyFee: 200_000,
			place: "Studio Palung",
		},
	],
	coaches: [
		{
			slug: "rendra-kusnadi",
			name: "Rendra Kusnadi",
			portrait: { look: "headset", skin: "bronze", hair: "black" },
			role: { id: "Kepala program", en: "Head of programme" },
			biography: {
				id: "Pelatih Tim Palung. Membagi catatan pembaruan gim seperti guru bahasa membagi buku, dan menganggap tidur sebagai bagian dari draf.",
				en: "Coach of Tim Palung. Hands out patch notes like a language teacher hands out books, and counts sleep as part of the draft.",
			},
			sinceYear: 2019,
		},
		{
			slug: "amelia-tobing",
			name: "dr. Amelia Tobing",
			portrait: { look: "headset-long", skin: "bronze", hair: "black" },
			role: { id: "Psikolog tim", en: "Team psychologist" },
			biography: {
				id: "Memperkenalkan jam beker ayam dan teh sereh. Pintunya terbuka untuk pemain, murid, dan orang tua yang ingin bertanya diam-diam.",
				en: "Brought in the rooster alarm clock and lemongrass tea. Her door is open to players, pupils and parents with quiet questions.",
			},
			sinceYear: 2025,
		},
		{
			slug: "sinta-hapsoro",
			name: "Sinta Hapsoro",
			portrait: { look: "headset-hijab", skin: "tan", hair: "black" },
			role: { id: "Pelatih kelas dasar", en: "Starter class coach" },
			biography: {
				id: "Mantan roamer turnamen kampus. Paling senang ketika seorang ibu mengalahkan anaknya sendiri dengan adil.",
				en: "A former university roamer. Happiest when a mother beats her own child fair and square.",
			},
			sinceYear: 2022,
		},
	],
};
