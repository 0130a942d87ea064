import type { DemoAcademy } from "./demo-academy";

export const basketballAcademy: DemoAcademy = {
	category: "basketball",
	programmes: [
		{
			slug: "basket-ring-rendah",
			name: { id: "Ring Rendah", en: "Low Rim" },
			summary: {
				id: "Ring dua setengah meter, bola kecil, banyak tawa. Anak belajar mendarat dengan benar sebelum belajar melompat tinggi.",
				en: "A rim at two and a half metres, a small ball, lots of laughter. Children learn to land before they learn to jump.",
			},
			minAge: 6,
			maxAge: 9,
			timetable: [
				{ day: 3, start: "15.00", end: "16.15" },
				{ day: 7, start: "08.00", end: "09.15" },
			],
			monthlyFee: 150_000,
			place: "GOR Ombak",
		},
		{
			slug: "basket-u14",
			name: { id: "Basket U-14", en: "Under-14 basketball" },
			summary: {
				id: "Putra dan putri berlatih bersama. Separuh waktu dengan bola, separuh lagi belajar ke mana berlari kalau bolanya bukan di tanganmu.",
				en: "Boys and girls train together. Half the time with the ball, half learning where to run without it.",
			},
			minAge: 10,
			maxAge: 14,
			timetable: [
				{ day: 2, start: "16.00", end: "17.45" },
				{ day: 4, start: "16.00", end: "17.45" },
				{ day: 6, start: "14.00", end: "16.00" },
			],
			monthlyFee: 300_000,
			place: "GOR Ombak",
		},
		{
			slug: "basket-u17-putri",
			name: { id: "Basket putri U-17", en: "Girls' under-17 basketball" },
			summary: {
				id: "Tim yang pulang dari Surabaya dengan perunggu dan cerita jeruk. Latihan bersama tim utama sekali sepekan.",
				en: "The team that came home from Surabaya with bronze and a story about oranges. Once a week they train with the seniors.",
			},
			minAge: 15,
			maxAge: 17,
			timetable: [
				{ day: 1, start: "17.00", end: "19.00" },
				{ day: 3, start: "17.00", end: "19.00" },
				{ day: 5, start: "17.00", end: "19.00" },
			],
			monthlyFee: 200_000,
			place: "GOR Ombak",
		},
		{
			slug: "basket-u17-putra",
			name: { id: "Basket putra U-17", en: "Boys' under-17 basketball" },
			summary: {
				id: "Jalur ke tim utama, lewat seleksi. Termasuk satu sesi 3x3 sepekan di lantai licin pasar ikan.",
				en: "The road to the first team, by trial. Includes a weekly 3x3 session on the slippery floor of the fish market.",
			},
			minAge: 15,
			maxAge: 17,
			timetable: [
				{ day: 2, start: "18.00", end: "20.00" },
				{ day: 4, start: "18.00", end: "20.00" },
				{ day: 6, start: "16.00", end: "17.30" },
			],
			monthlyFee: 200_000,
			place: "GOR Ombak & Pasar Ikan",
		},
	],
	coaches: [
		{
			slug: "christine-palar",
			name: "Christine Palar",
			portrait: { look: "bun", skin: "bronze", hair: "espresso" },
			role: { id: "Pelatih putri U-17", en: "Girls' under-17 coach" },
			biography: {
				id: "Pernah meninggalkan dua belas bola di belakang pintu dan tetap pulang membawa medali. Sejak itu selalu membawa satu jeruk di tas.",
				en: "Once left twelve balls behind a door and still came home with a medal. Has carried an orange in her bag ever since.",
			},
			sinceYear: 2021,
		},
		{
			slug: "benny-sutanto",
			name: "Benny Sutanto",
			portrait: { look: "shaved", skin: "tan", hair: "grey" },
			role: { id: "Pelatih U-14", en: "Under-14 coach" },
			biography: {
				id: "Guru fisika SMA yang menjelaskan pantulan dengan penggaris. Tiga pemain tim utama pernah menjadi muridnya, dua di antaranya juga di kelas fisika.",
				en: "A physics teacher who explains rebounds with a ruler. Three first-team players were his pupils, two of them in physics as well.",
			},
			sinceYear: 2016,
		},
		{
			slug: "ester-lawalata",
			name: "Ester Lawalata",
			portrait: { look: "ponytail", skin: "brown", hair: "black" },
			role: { id: "Pembina wasit muda", en: "Young referees' mentor" },
			biography: {
				id: "Wasit berlisensi nasional. Mengajar anak-anak meniup peluit dengan yakin dan meminta maaf dengan lebih yakin.",
				en: "A nationally licensed referee. Teaches children to whistle with conviction, and to apologise with more.",
			},
			sinceYear: 2023,
		},
	],
};
