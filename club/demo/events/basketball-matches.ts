import { daysUntil, localTime } from "../fixture-day";
import {
	garudaPesisirAway,
	garudaPesisirWomen,
	halilintarWomen,
	nagaKapuas,
	satriaLaga,
} from "./basketball-reports";
import { basketballSheet } from "./basketball-sheet";
import { type DemoMatch, matchday } from "./demo-match";

const men = { division: "basketball", squad: "utama", competition: "liga-khatulistiwa-basket" } as const;
const women = {
	division: "basketball",
	squad: "putri",
	competition: "liga-khatulistiwa-basket-putri",
} as const;
const atHome = { home: true, venue: "gor-ombak" } as const;

export function basketballResults(now: Date): DemoMatch[] {
	return [
		{
			...women,
			...atHome,
			slug: "match-garuda-pesisir-putri",
			round: matchday(7),
			opponent: "garuda-pesisir",
			startsAt: localTime(now, -1, "15.00"),
			minutes: 105,
			sheet: basketballSheet(garudaPesisirWomen),
			summary: {
				id: "Sembilan belas poin, dua belas rebound, sebelas assist. Triple-double ketiga Sekar musim ini.",
				en: "Nineteen points, twelve rebounds, eleven assists. Sekar's third triple-double of the season.",
			},
		},
		{
			...men,
			...atHome,
			slug: "match-naga-kapuas",
			round: matchday(12),
			opponent: "naga-kapuas",
			startsAt: localTime(now, -9, "16.30"),
			minutes: 110,
			sheet: basketballSheet(nagaKapuas),
			summary: {
				id: "Kuarter kedua yang ingin dilupakan, kecuali oleh Naga Kapuas.",
				en: "A second quarter to forget, unless you are Naga Kapuas.",
			},
		},
		{
			...men,
			...atHome,
			slug: "match-satria-laga",
			round: matchday(11),
			opponent: "satria-laga",
			startsAt: localTime(now, -16, "18.30"),
			minutes: 115,
			sheet: basketballSheet(satriaLaga),
			summary: {
				id: "Sisa 0,4 detik, satu sentuhan Arga, dan ulangan final musim lalu jatuh ke sisi yang sama.",
				en: "0.4 seconds, one touch from Arga, and the rematch of last season's final falls the same way.",
			},
		},
		{
			...women,
			slug: "match-halilintar-putri",
			round: matchday(5),
			opponent: "halilintar",
			home: false,
			venue: "gor-petir",
			startsAt: localTime(now, -22, "15.00"),
			minutes: 105,
			sheet: basketballSheet(halilintarWomen),
			summary: {
				id: "Tertinggal di kuarter pertama, dikejar pelan-pelan, dikunci dari garis lemparan bebas.",
				en: "Behind after one, level after three, settled from the free-throw line.",
			},
		},
		{
			...men,
			slug: "match-garuda-pesisir",
			round: matchday(1),
			opponent: "garuda-pesisir",
			home: false,
			venue: "gor-garuda",
			startsAt: localTime(now, -76, "19.00"),
			minutes: 110,
			sheet: basketballSheet(garudaPesisirAway),
			summary: {
				id: "Lima dari 29 tembakan tiga angka. Kalah tiga poin di laga pembuka, dan itu adil.",
				en: "Five of 29 from three. A three-point defeat in the opener, and a fair one.",
			},
		},
	];
}

export function basketballFixtures(now: Date): DemoMatch[] {
	const sunday = daysUntil(now, "sunday", 2);
	return [
		{
			...men,
			...atHome,
			slug: "match-halilintar",
			round: matchday(13),
			opponent: "halilintar",
			startsAt: localTime(now, sunday, "16.30"),
			minutes: 110,
			summary: {
				id: "Tim tercepat di liga datang dengan tujuh kemenangan beruntun. Rencana kita: membuat mereka berjalan.",
				en: "The league's fastest team arrives with seven straight wins. Our plan: make them walk.",
			},
		},
		{
			...women,
			...atHome,
			slug: "match-satria-laga-putri",
			round: matchday(8),
			opponent: "satria-laga",
			startsAt: localTime(now, sunday + 6, "16.00"),
			minutes: 105,
			summary: {
				id: "Puncak klasemen putri dipertaruhkan di GOR Ombak. Delapan belas ibu kolam sudah memesan tribun B.",
				en: "Top of the women's table at stake at GOR Ombak. The eighteen pool ladies have booked stand B.",
			},
		},
		{
			...men,
			slug: "match-satria-laga-tandang",
			round: matchday(14),
			opponent: "satria-laga",
			home: false,
			venue: "gor-satria",
			startsAt: localTime(now, sunday + 14, "19.00"),
			minutes: 110,
			summary: {
				id: "Surabaya belum lupa 0,4 detik itu. Kita juga belum.",
				en: "Surabaya has not forgotten those 0.4 seconds. Neither have we.",
			},
		},
	];
}
