import { daysUntil, localTime } from "../fixture-day";
import { type DemoMatch, matchday } from "./demo-match";
import { esportsSheet } from "./esports-sheet";
import { nebulaGroup, sasmitaGroup, tarungGroup, tarungSemifinal } from "./mobile-legends-reports";
import { nebulaValorant, sasmitaValorant } from "./valorant-reports";

const mobileLegends = { division: "esports", squad: "mobile-legends", competition: "liga-arena" } as const;
const valorant = { division: "esports", squad: "valorant", competition: "liga-arena-valorant" } as const;
const atHome = { home: true, venue: "studio-palung" } as const;

const quarterHour = 15 * 60_000;

/** Always under way, whenever the demo is filled. */
export function liveMatch(now: Date): DemoMatch {
	const startsAt = liveKickOff(now);
	const played = (now.getTime() - startsAt.getTime()) / 60_000;
	return {
		...mobileLegends,
		...atHome,
		slug: "match-tarung-semifinal",
		round: { id: "Semifinal", en: "Semi-final" },
		opponent: "tarung",
		status: "live",
		startsAt,
		minutes: Math.max(240, Math.ceil(played) + 150),
		sheet: esportsSheet(tarungSemifinal),
		watchUrl: "/videos/detail/siaran-semifinal-tarung",
		summary: {
			id: "Satu gim lagi. Tim Palung unggul 2\u2060–\u20601 atas Tarung dan gim keempat sedang berjalan.",
			en: "One more game. Tim Palung lead Tarung 2\u2060–\u20601 and the fourth game is under way.",
		},
	};
}

/**
 * About an hour and a half before now, on a quarter of an hour; at hours when nobody plays, the latest evening's eight
 * o'clock: a demo filled at night still has its live match, and none that began at two in the morning.
 */
function liveKickOff(now: Date): Date {
	const begun = new Date(Math.floor((now.getTime() - 6 * quarterHour) / quarterHour) * quarterHour);
	const evening = localTime(begun, 0, "20.00");
	if (begun >= localTime(begun, 0, "15.00") && begun <= evening) return begun;
	return begun > evening ? evening : localTime(begun, -1, "20.00");
}

export function esportsResults(now: Date): DemoMatch[] {
	return [
		{
			...mobileLegends,
			...atHome,
			slug: "match-nebula-id",
			round: matchday(14),
			opponent: "nebula-id",
			startsAt: localTime(now, -2, "19.00"),
			minutes: 80,
			sheet: esportsSheet(nebulaGroup),
			summary: {
				id: "Satu gim sebelas menit, satu gim dua puluh delapan menit, dan puncak grup.",
				en: "One game of eleven minutes, one of twenty-eight, and the top of the group.",
			},
		},
		{
			...valorant,
			slug: "match-sasmita-valorant",
			round: matchday(5),
			opponent: "sasmita",
			home: false,
			venue: "arena-nusa",
			startsAt: localTime(now, -8, "18.00"),
			minutes: 160,
			sheet: esportsSheet(sasmitaValorant),
			summary: {
				id: "Tiga peta, 69 ronde, dan satu detik yang kurang di Icebox.",
				en: "Three maps, 69 rounds and one second short on Icebox.",
			},
		},
		{
			...mobileLegends,
			slug: "match-tarung-grup",
			round: matchday(11),
			opponent: "tarung",
			home: false,
			venue: "arena-nusa",
			startsAt: localTime(now, -20, "19.00"),
			minutes: 110,
			sheet: esportsSheet(tarungGroup),
			summary: {
				id: "Unggul lebih dulu, lalu disusul dua kali lewat menit kedua puluh.",
				en: "Ahead first, then overtaken twice beyond the twentieth minute.",
			},
		},
		{
			...valorant,
			...atHome,
			slug: "match-nebula-id-valorant",
			round: matchday(4),
			opponent: "nebula-id",
			startsAt: localTime(now, -21, "19.00"),
			minutes: 170,
			sheet: esportsSheet(nebulaValorant),
			summary: {
				id: "Peta penentuan 13–11, dengan satu ronde yang tidak akan dilupakan Ubur.",
				en: "A deciding map won 13–11, with one round Ubur will not forget.",
			},
		},
		{
			...mobileLegends,
			...atHome,
			slug: "match-sasmita",
			round: matchday(7),
			opponent: "sasmita",
			startsAt: localTime(now, -80, "16.00"),
			minutes: 100,
			sheet: esportsSheet(sasmitaGroup),
			summary: {
				id: "Paginya wisuda, sorenya pemain terbaik. Hari panjang milik Bubu.",
				en: "Graduation in the morning, best player in the evening. Bubu's long day.",
			},
		},
	];
}

export function esportsFixtures(now: Date): DemoMatch[] {
	const friday = daysUntil(now, "friday", 4);
	return [
		{
			...valorant,
			...atHome,
			slug: "match-tarung-valorant",
			round: matchday(6),
			opponent: "tarung",
			startsAt: localTime(now, friday, "19.00"),
			minutes: 170,
			summary: {
				id: "Tirta melawan tim yang paling suka duel. Kursi studio terbatas, bakso dua gerobak.",
				en: "Tirta against the team that loves duels most. Few seats, two meatball carts.",
			},
		},
		{
			...valorant,
			slug: "match-lontar-valorant",
			round: matchday(7),
			opponent: "lontar",
			home: false,
			venue: "arena-nusa",
			startsAt: localTime(now, friday + 8, "15.00"),
			minutes: 170,
			summary: {
				id: "Laga tandang terakhir tahun ini di Arena Nusa, Jakarta.",
				en: "The year's last away match, at Arena Nusa in Jakarta.",
			},
		},
		{
			...valorant,
			...atHome,
			slug: "match-sangkala-valorant",
			round: matchday(8),
			opponent: "sangkala",
			startsAt: localTime(now, friday + 15, "19.00"),
			minutes: 170,
			summary: {
				id: "Laga kandang terakhir musim ini di Studio Palung. Kursinya sedikit, jadi anggota lama beli duluan.",
				en: "The season's last home match at Studio Palung. Seats are few, so earlier members buy first.",
			},
		},
	];
}
