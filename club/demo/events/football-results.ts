import { localTime } from "../fixture-day";
import { type DemoMatch, matchday } from "./demo-match";
import { atHome, cup, league } from "./football-competitions";
import { elangCelebesCup, rajawaliMasCup } from "./football-reports-cup";
import {
	bayuSelatanAway,
	elangCelebes,
	pusakaBarito,
	rajawaliMasAway,
	tirtaKencana,
} from "./football-reports-first";
import { krakatauPutra, macanRimba, mutiaraFlores, persadaTimurAway } from "./football-reports-latest";
import { type FootballReport, footballSheet } from "./football-sheet";

const played = (report: FootballReport) => ({ opponent: report.opponent, sheet: footballSheet(report) });

export function footballResults(now: Date): DemoMatch[] {
	const at = (daysAgo: number, clock: string, zone?: "wita" | "wit") => localTime(now, -daysAgo, clock, zone);
	return [
		{
			...league,
			...played(krakatauPutra),
			slug: "match-krakatau-putra",
			round: matchday(9),
			home: false,
			venue: "stadion-kawah",
			startsAt: at(1, "19.00"),
			summary: {
				id: "Hujan, tendangan bebas, lalu sundulan kapten pada menit 88. Satu poin yang rasanya lebih dari satu.",
				en: "Rain, a free kick, then the captain's header in the 88th minute. One point that feels like more.",
			},
		},
		{
			...cup,
			...played(elangCelebesCup),
			slug: "match-elang-celebes-piala",
			round: { id: "Perempat final", en: "Quarter-final" },
			home: false,
			venue: "stadion-losari",
			startsAt: at(9, "19.30", "wita"),
			summary: {
				id: "Sepuluh orang di tujuh menit terakhir, dan tetap pulang dari Makassar dengan tiket semifinal.",
				en: "Ten men for the last seven minutes, and still home from Makassar with a place in the semi-final.",
			},
		},
		{
			...league,
			...played(macanRimba),
			...atHome,
			slug: "match-macan-rimba",
			round: matchday(8),
			startsAt: at(18, "19.00"),
			summary: {
				id: "Raka membuka keran, Dimas mengatur tempo. Malam paling tenang musim ini, ditonton 17.204 orang.",
				en: "Raka opened the tap, Dimas set the tempo. The calmest night of the season, before 17,204.",
			},
		},
		{
			...league,
			...played(mutiaraFlores),
			...atHome,
			slug: "match-mutiara-flores",
			round: matchday(7),
			startsAt: at(26, "15.30"),
			summary: {
				id: "Gol cepat Raka, penalti yang ditahan Bagus, dan roket Rangga dari 28 meter.",
				en: "An early goal from Raka, a penalty kept out by Bagus and Rangga's rocket from 28 metres.",
			},
		},
		{
			...league,
			...played(persadaTimurAway),
			slug: "match-persada-timur-tandang",
			round: matchday(6),
			home: false,
			venue: "stadion-mardika",
			startsAt: at(33, "17.00", "wit"),
			summary: {
				id: "Dua kali tersusul di Ambon, sekali diselamatkan Yosef pada menit tambahan.",
				en: "Pegged back twice in Ambon, rescued once by Yosef in added time.",
			},
		},
		{
			...cup,
			...played(rajawaliMasCup),
			...atHome,
			slug: "match-rajawali-mas-piala",
			round: { id: "16 besar", en: "Round of 16" },
			startsAt: at(36, "19.00"),
			minutes: 140,
			summary: {
				id: "Lawan yang sama seperti final musim lalu, adu penalti yang sama, akhir yang berbeda: 4–3 untuk kita.",
				en: "The same rival as last season's final, penalties again, another ending: 4–3 to us.",
			},
		},
		{
			...league,
			...played(tirtaKencana),
			...atHome,
			slug: "match-tirta-kencana",
			round: matchday(5),
			startsAt: at(40, "19.00"),
			summary: {
				id: "Delapan belas tembakan, dua gol, dan gawang yang nyaris tidak disapa lawan.",
				en: "Eighteen shots, two goals and hardly a save to make at the other end.",
			},
		},
		{
			...league,
			...played(bayuSelatanAway),
			slug: "match-bayu-selatan-tandang",
			round: matchday(4),
			home: false,
			venue: "stadion-segara-kidul",
			startsAt: at(46, "19.00"),
			summary: {
				id: "Bola lebih lama di kaki kita, poin tetap di Cilacap. Derbi Selat pertama musim ini lepas 0–1.",
				en: "We had the ball, they kept the points. The season's first strait derby slipped away 0–1.",
			},
		},
		{
			...league,
			...played(elangCelebes),
			...atHome,
			slug: "match-elang-celebes",
			round: matchday(3),
			startsAt: at(52, "15.30"),
			summary: {
				id: "Made Arsana jarang mencetak gol. Yang ini bernilai dua poin tambahan.",
				en: "Made Arsana seldom scores. This one was worth two extra points.",
			},
		},
		{
			...league,
			...played(rajawaliMasAway),
			slug: "match-rajawali-mas-tandang",
			round: matchday(2),
			home: false,
			venue: "stadion-rajawali",
			startsAt: at(59, "15.30"),
			summary: {
				id: "Satu mistar, satu genderang, 214 suporter tandang, dan satu poin yang dibawa menyeberang.",
				en: "One crossbar, one drum, 214 away fans and one point carried across the water.",
			},
		},
		{
			...league,
			...played(pusakaBarito),
			...atHome,
			slug: "match-pusaka-barito",
			round: matchday(1),
			startsAt: at(67, "19.00"),
			summary: {
				id: "Laga pembuka di rumput baru: tiga gol, nol keluhan dari juru rumput.",
				en: "The opener on new turf: three goals and not one complaint from the groundsman.",
			},
		},
	];
}
