import { club } from "../../../club/profile";
import type { ClubSection } from "../../platform/club-profile";
import type { FixtureCardProps } from "../cards/fixture-card";
import type { PlayerCardProps } from "../cards/player-card";
import type { ProductCardProps } from "../cards/product-card";
import type { StoryCardProps } from "../cards/story-card";
import type { StandingsColumn, StandingsRow } from "../panels/standings-table";

const here = "/dev/components";
const publishedAt = "2026-11-14T09:00:00Z";

const story = (
	slug: string,
	division: ClubSection,
	divisionLabel: string,
	title: string,
	length = "4 menit baca",
): StoryCardProps => ({
	to: here,
	title,
	division,
	divisionLabel,
	picture: { art: "cover", division, slug },
	publishedAt,
	length,
});

export const stories = [
	story(
		"gol-menit-88",
		"football",
		"Sepak bola",
		"Gol menit 88 Raka selamatkan satu poin di kandang Krakatau",
	),
	story(
		"sekar-tripel-dobel",
		"basketball",
		"Basket",
		"Sekar Lestari cetak triple-double ketiganya musim ini",
	),
	story("palung-juara-grup", "esports", "Esports", "Tim Palung juara grup, tiket semifinal sudah di tangan"),
	story("seleksi-u15", "academy", "Akademi", "Seleksi U-15 dibuka: 600 anak, 24 kursi, satu mimpi"),
	story("seribu-bakau", "foundation", "Yayasan", "Seribu bibit bakau ditanam bersama warga Teluk Bahari"),
] as const;

const ours = { name: club.shortName, crest: "club" } as const;
const rival = (name: string, colour: string) =>
	({ name, crest: { art: "rival", slug: name.toLowerCase().replaceAll(" ", "-"), colour } }) as const;

export const fixtures: FixtureCardProps[] = [
	{
		division: "esports",
		competition: "Liga Arena, semifinal",
		startsAt: "2026-11-15T13:00:00Z",
		status: "live",
		phase: "Gim 3 dari 5",
		home: { ...ours, score: 2 },
		away: { ...rival("Tarung", "#0F1720"), score: 1 },
		venue: "Studio Palung",
		action: { to: here, label: "Tonton" },
	},
	{
		division: "football",
		competition: "Liga Nusantara, pekan 2",
		startsAt: "2026-11-21T12:00:00Z",
		status: "upcoming",
		home: ours,
		away: rival("Bayu Selatan", "#B3132B"),
		venue: "Stadion Bahari",
		action: { to: here, label: "Beli tiket" },
	},
	{
		division: "basketball",
		competition: "Liga Khatulistiwa",
		startsAt: "2026-11-22T08:30:00Z",
		timeZone: "Asia/Makassar",
		status: "postponed",
		home: rival("Halilintar", "#5A2A82"),
		away: ours,
		venue: "GOR Halilintar",
	},
	{
		division: "football",
		competition: "Liga Nusantara, pekan 1",
		startsAt: "2026-11-08T12:00:00Z",
		status: "finished",
		home: { ...rival("Krakatau Putra", "#B4471A"), score: 1 },
		away: { ...ours, score: 1 },
		venue: "Tandang",
		action: { to: here, label: "Cuplikan" },
	},
];

export const sampleProducts: ProductCardProps[] = [
	{
		to: here,
		name: "Syal Ombak",
		price: 149_000,
		formerPrice: 179_000,
		ground: "mist",
		picture: { art: "scarf", division: "football", slug: "syal-ombak" },
		rating: { average: 4.8, count: 126 },
	},
	{
		to: here,
		name: "Jersey Basket 26/27",
		price: 629_000,
		ground: "trench",
		state: "new",
		picture: { art: "jersey", kit: "basketball", slug: "jersey-basket" },
	},
	{
		to: here,
		name: "Jersey Tandang 26/27",
		price: 749_000,
		ground: "sea",
		state: { left: 8 },
		picture: { art: "jersey", kit: "away", slug: "jersey-tandang" },
		colours: ["#F0F5F3", "#1130DE", "#061824"],
	},
	{
		to: here,
		name: "Jersey Esports 26/27",
		price: 599_000,
		ground: "mist",
		state: "sold-out",
		picture: { art: "jersey", kit: "esports", slug: "jersey-esports" },
	},
];

export const samplePlayers: PlayerCardProps[] = (
	[
		[7, "Raka Wirayuda", "Penyerang · Kapten", "quiff"],
		[10, "Dimas Pattinama", "Gelandang", "curly"],
		[5, "Yosef Kogoya", "Bek", "shaved"],
		[1, "Bagus Tirta", "Kiper", "fade"],
		[14, "Andre Sitompul", "Bek", "ponytail"],
	] as const
).map(([number, name, position, look]) => ({
	to: here,
	number,
	name,
	position,
	division: "football",
	picture: {
		art: "player",
		division: "football",
		slug: `pemain-${number}`,
		number,
		name: name.split(" ")[1] ?? name,
		look,
	},
}));

export const standingsColumns: StandingsColumn[] = [
	{ key: "played", label: "M", title: "Main" },
	{ key: "won", label: "Mn", title: "Menang", wide: true },
	{ key: "drawn", label: "S", title: "Seri", wide: true },
	{ key: "lost", label: "K", title: "Kalah", wide: true },
	{ key: "difference", label: "SG", title: "Selisih gol" },
	{ key: "points", label: "Poin", title: "Poin" },
];

export const sampleStandings: StandingsRow[] = [
	{
		rank: 1,
		team: "Persada Timur",
		crest: rival("Persada Timur", "#0B6E8A").crest,
		values: { played: 1, won: 1, drawn: 0, lost: 0, difference: "+3", points: 3 },
	},
	{
		rank: 2,
		team: club.name,
		crest: "club",
		own: true,
		values: { played: 1, won: 0, drawn: 1, lost: 0, difference: "0", points: 1 },
	},
	{
		rank: 3,
		team: "Bayu Selatan",
		crest: rival("Bayu Selatan", "#B3132B").crest,
		values: { played: 1, won: 0, drawn: 0, lost: 1, difference: "−1", points: 0 },
	},
];
