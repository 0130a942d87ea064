import { academyProgrammeEndpoints, coachEndpoints } from "../app/club-life/academy/writing/contract";
import { entertainmentEndpoints } from "../app/club-life/entertainment/writing/contract";
import { foundationEndpoints } from "../app/club-life/foundation/writing/contract";
import { sponsorEndpoints } from "../app/club-life/sponsors/writing/contract";
import type { ContentEndpoints } from "../app/editing/content/contract";
import { achievementEndpoints } from "../app/people/achievements/writing/contract";
import { playerEndpoints } from "../app/people/players/writing/contract";
import { questionEndpoints } from "../app/site/faq/writing/contract";
import { videoEndpoints } from "../app/videos/writing/contract";

/** One of each kind of content that editors keep, named by `title`, and the public answer that shows it. */
export type Sample = {
	name: string;
	endpoints: ContentEndpoints;
	page: string;
	build: (title: string) => Record<string, unknown>;
};

const both = (title: string) => ({ id: title, en: `${title} (en)` });
const cover = (division: string) => ({ art: "cover", division, slug: "contoh" });
const body = [{ type: "paragraph", runs: [{ text: "Satu paragraf." }] }];

export const buildContent = ({ build }: Sample, title: string) => build(title);

export const samples: Sample[] = [
	{
		name: "faq",
		endpoints: questionEndpoints,
		page: "/faq",
		build: (title) => ({ group: "tiket", question: both(title), answer: { id: "Ya." } }),
	},
	{
		name: "sponsors",
		endpoints: sponsorEndpoints,
		page: "/divisions/football",
		build: (title) => ({
			name: title,
			division: "football",
			url: "https://contoh.example",
			logo: { art: "field", slug: "contoh" },
			startsOn: "2024-01-01",
			endsOn: null,
		}),
	},
	{
		name: "videos",
		endpoints: videoEndpoints,
		page: "/videos",
		build: (title) => ({
			title: both(title),
			summary: both("Dua menit."),
			category: "club",
			cover: cover("club"),
			isLive: false,
			seconds: 120,
			source: "youtube",
			sourceRef: "dQw4w9WgXcQ",
			captions: [{ language: "id", label: "Indonesia", src: "/media/contoh.vtt" }],
			publishedAt: "2026-01-02T03:04:05.000Z",
			playerSlugs: [],
			eventSlug: null,
		}),
	},
	{
		name: "players",
		endpoints: playerEndpoints,
		page: "/players/:id",
		build: (title) => ({
			name: title,
			division: "football",
			squad: "u20",
			number: null,
			shirtName: "CONTOH",
			nickname: null,
			position: both("Bek kanan"),
			positionKey: "defender",
			captain: false,
			nationality: "ID",
			hometown: "Teluk",
			bornOn: "2004-05-06",
			heightCm: 178,
			weightKg: 70,
			joinedYear: 2024,
			biography: both("Lahir di tepi laut."),
			portrait: { art: "player", slug: "contoh", division: "football", name: "CONTOH" },
			socials: {
				instagram: "https://instagram.com/contoh",
				tiktok: null,
				youtube: null,
				twitch: null,
				x: null,
			},
			seasons: [
				{
					season: "2026/27",
					competition: "Liga",
					figures: {
						appearances: 3,
						minutes: 200,
						goals: 1,
						assists: 0,
						yellowCards: 0,
						redCards: 0,
					},
				},
			],
		}),
	},
	{
		name: "achievements",
		endpoints: achievementEndpoints,
		page: "/achievements",
		build: (title) => ({
			competition: both(title),
			year: 2020,
			division: "esports",
			placing: "champion",
			story: both("Menang."),
			pennant: { art: "pennant", slug: "contoh", division: "esports", year: 2020 },
		}),
	},
	{
		name: "academy-programmes",
		endpoints: academyProgrammeEndpoints,
		page: "/academy/football",
		build: (title) => ({
			name: both(title),
			category: "football",
			summary: both("Dua kali seminggu."),
			minAge: 6,
			maxAge: 9,
			timetable: [{ day: 2, start: "15.30", end: "17.00" }],
			monthlyFee: 350_000,
			place: "Lapangan timur",
			cover: cover("academy"),
		}),
	},
	{
		name: "academy-coaches",
		endpoints: coachEndpoints,
		page: "/academy/basketball",
		build: (title) => ({
			name: title,
			category: "basketball",
			role: both("Pelatih kepala"),
			biography: both("Pernah jadi kapten."),
			sinceYear: 2018,
			picture: { art: "avatar", slug: "contoh" },
		}),
	},
	{
		name: "foundation",
		endpoints: foundationEndpoints,
		page: "/foundation",
		build: (title) => ({
			title: both(title),
			summary: both("Menanam."),
			story: { id: body },
			place: "Teluk",
			goal: 1_000,
			reached: 10,
			unit: both("bibit"),
			startedOn: "2026-01-01",
			cover: cover("foundation"),
			reports: [
				{
					on: "2026-02-01",
					title: both("Februari"),
					text: both("Baik."),
					figures: [{ label: both("Bibit"), value: { id: "10" } }],
				},
			],
		}),
	},
	{
		name: "entertainment",
		endpoints: entertainmentEndpoints,
		page: "/entertainment",
		build: (title) => ({
			title: both(title),
			kind: "podcast",
			summary: both("Tiga orang, satu meja."),
			body: { id: body, en: body },
			startsAt: "2026-03-04T05:06:07.000Z",
			place: null,
			durationMinutes: 45,
			cover: cover("entertainment"),
			links: [{ label: both("Dengarkan"), url: "https://siniar.example" }],
		}),
	},
];
