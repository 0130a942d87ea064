import { daysUntil, localTime } from "../fixture-day";
import { type DemoMatch, matchday } from "./demo-match";
import { atHome, cup, league, team } from "./football-competitions";

export function footballFixtures(now: Date): DemoMatch[] {
	const saturday = daysUntil(now, "saturday", 3);
	return [
		{
			...league,
			...atHome,
			slug: "match-bayu-selatan",
			round: matchday(10),
			opponent: "bayu-selatan",
			startsAt: localTime(now, saturday, "19.00"),
			summary: {
				id: "Derbi Selat di Stadion Bahari. Tribun utara sudah 92 persen biru, masih ada tempat buatmu.",
				en: "The strait derby at Stadion Bahari. The north stand is 92 per cent blue, and there is room for you.",
			},
		},
		{
			...league,
			...atHome,
			slug: "match-rajawali-mas",
			round: matchday(11),
			opponent: "rajawali-mas",
			startsAt: localTime(now, saturday + 8, "15.30"),
			summary: {
				id: "Peringkat dua datang ke kandang peringkat tiga. Hitungannya sederhana, laganya tidak.",
				en: "Second visit third. The arithmetic is simple, the match is not.",
			},
		},
		{
			...league,
			...atHome,
			slug: "match-persada-timur",
			round: matchday(12),
			opponent: "persada-timur",
			startsAt: localTime(now, saturday + 18, "19.00"),
			summary: {
				id: "Sang juara bertahan, yang musim lalu unggul satu poin. Kali ini mereka yang datang ke laut.",
				en: "The champions, who finished one point ahead last season. This time they come to the sea.",
			},
		},
		{
			...team,
			competition: "piala-selat",
			slug: "match-persada-timur-piala-selat",
			round: { id: "Perempat final", en: "Quarter-final" },
			opponent: "persada-timur",
			home: false,
			venue: "stadion-mardika",
			startsAt: localTime(now, saturday + 25, "16.30", "wit"),
			summary: {
				id: "Satu laga, satu malam, langsung gugur. Kalau lewat, sisa turnamen dimainkan di pesisir kita.",
				en: "One match, one night, no second chance. Get through and the rest is played on our coast.",
			},
		},
		{
			...league,
			slug: "match-elang-celebes-tandang",
			round: matchday(13),
			opponent: "elang-celebes",
			home: false,
			venue: "stadion-losari",
			startsAt: localTime(now, saturday + 29, "19.30", "wita"),
			summary: {
				id: "Kembali ke Makassar, kali ini untuk liga. Nobar digelar di halaman GOR Ombak.",
				en: "Back to Makassar, this time in the league. Public viewing in the yard of GOR Ombak.",
			},
		},
		{
			...league,
			slug: "match-macan-rimba-tandang",
			round: matchday(14),
			opponent: "macan-rimba",
			home: false,
			venue: "stadion-rimbo",
			status: "postponed",
			previousStartsAt: localTime(now, saturday + 36, "15.30"),
			startsAt: localTime(now, saturday + 38, "15.30"),
			summary: {
				id: "Diundur dua hari karena Batanghari meluap. Tiket tandang tetap berlaku untuk hari yang baru.",
				en: "Moved by two days because the Batanghari burst its banks. Away tickets stay valid.",
			},
		},
		{
			...cup,
			...atHome,
			slug: "match-krakatau-putra-piala",
			round: { id: "Semifinal", en: "Semi-final" },
			opponent: "krakatau-putra",
			startsAt: localTime(now, saturday + 46, "19.00"),
			summary: {
				id: "Selangkah dari final yang musim lalu lepas di titik putih.",
				en: "One step from the final that got away on penalties last season.",
			},
		},
		{
			...team,
			competition: "uji-coba",
			slug: "match-tirta-kencana-uji-coba",
			round: { id: "Pramusim", en: "Pre-season" },
			opponent: "tirta-kencana",
			...atHome,
			status: "cancelled",
			startsAt: localTime(now, -81, "15.30"),
			summary: {
				id: "Dibatalkan: pipa lapangan belum selesai dipasang. Semua tiket sudah dikembalikan.",
				en: "Cancelled: the pitch drains were not finished. All tickets have been refunded.",
			},
		},
	];
}
