import { buildEvent } from "../../../app/matches/events/factories";
import type { ClubEventInsert } from "../../../app/matches/events/tables.server";
import type { Localized } from "../../../app/platform/words/language";
import { club } from "../../profile";
import { daysUntil, localTime } from "../fixture-day";
import { heading, list, quote, writeBody } from "../story-markup";
import { eventId } from "./demo-match";

/** The club's one big day of the year, with its own page at `/{eventSlug}`. */
export function bigDay(now: Date): ClubEventInsert {
	const day = daysUntil(now, "saturday", 24);
	const at = (clock: string) => localTime(now, day, clock);
	const item = (clock: string, title: Localized, place: Localized) => ({
		startsAt: at(clock).toISOString(),
		title,
		place,
	});
	const pitch = { id: "Lapangan utama", en: "Main pitch" };
	const yard = { id: "Halaman gerbang A", en: "Gate A yard" };
	const stage = { id: "Panggung selatan", en: "South stage" };
	return buildEvent({
		id: eventId(club.eventSlug),
		slug: club.eventSlug,
		division: "club",
		venue: "stadion-bahari",
		startsAt: at("09.00"),
		endsAt: at("22.00"),
		cover: { art: "cover", division: "club", slug: club.eventSlug, variant: "sun", field: "sea" },
		title: { id: "Samudra Day", en: "Samudra Day" },
		summary: {
			id: "Satu hari, tiga arena, satu ombak. Semua tim, semua pemain, dan semua orang yang pernah ikut bernyanyi.",
			en: "One day, three arenas, one wave. Every team, every player and everyone who ever sang along.",
		},
		programme: [
			item("09.00", { id: "Gerbang dibuka, pasar kampung", en: "Gates open, village market" }, yard),
			item(
				"09.30",
				{ id: "Lari pesisir lima kilometer bersama skuad", en: "Five-kilometre coast run with the squad" },
				{ id: "Start di gerbang C", en: "Start at gate C" },
			),
			item(
				"11.00",
				{ id: "Klinik bola, basket, dan esports untuk anak", en: "Football, basketball and esports clinics" },
				pitch,
			),
			item(
				"13.00",
				{ id: "3x3 melawan pemain: daftar di tempat", en: "3x3 against the players: sign up on the spot" },
				yard,
			),
			item(
				"14.30",
				{ id: "Tanda tangan: Raka, Sekar, Kelp", en: "Signing session: Raka, Sekar, Kelp" },
				stage,
			),
			item(
				"16.00",
				{ id: "Laga legenda: angkatan 2011 lawan angkatan 2018", en: "Legends: class of 2011 against 2018" },
				pitch,
			),
			item(
				"18.30",
				{ id: "Parade piala dan pemain akademi", en: "Parade of trophies and academy players" },
				pitch,
			),
			item("19.30", { id: "Konser penutup dan lagu klub", en: "Closing concert and the club song" }, stage),
		],
		body: writeBody([
			"Setahun sekali semua pintu dibuka bersamaan. Pemain sepak bola menjaga gawang tiup, pemain basket berjualan es kelapa, dan tim esports kalah main congklak dari ibu-ibu Karang Putih. Sorenya baru serius, itu pun hanya sembilan puluh menit.",
			heading("Yang perlu kamu tahu"),
			list(
				"Tiket berlaku sepanjang hari; keluar-masuk boleh, asal gelangnya tidak dilepas.",
				"Anak di bawah lima tahun gratis dan duduk di pangkuan.",
				"Bawa botol minum sendiri. Ada sembilan titik isi ulang.",
				"Sepuluh persen hasil tiket untuk penanaman bakau.",
			),
			quote("Di hari lain mereka menonton kami. Hari ini gantian.", "Raka Wirayuda, kapten"),
			"Kalau kamu datang untuk satu hal saja, datanglah pukul 19.00. Seluruh lampu dimatikan, lalu dua puluh ribu orang menyanyikan lagu yang sama, pelan dulu.",
		]),
		bodyEn: writeBody([
			"Once a year all doors open together. Footballers guard an inflatable goal, basketball players sell coconut ice and the esports team loses at congklak to the mothers of Karang Putih. The afternoon is serious, but only for ninety minutes.",
			heading("Good to know"),
			list(
				"Tickets are valid all day; come and go as you like, as long as the wristband stays on.",
				"Children under five are free and sit on a lap.",
				"Bring your own bottle. There are nine places to refill it.",
				"Ten per cent of the ticket money plants mangroves.",
			),
			quote("On other days they watch us. Today it is our turn.", "Raka Wirayuda, captain"),
			"If you come for one thing only, come at 19:00. The lights go out, and then twenty thousand people sing the same song, softly at first.",
		]),
	});
}
