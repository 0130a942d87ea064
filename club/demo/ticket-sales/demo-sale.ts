import type { Stand } from "../../../app/tickets/sections/stands";
import { localTime } from "../fixture-day";

export type DemoSale = {
	event: string;
	venueMap: string;
	/** Days from today, negative in the past, and the hour the counter opens; or minutes from the club's first start. */
	opens: [days: number, clock: string] | { minutes: number };
	/** When it opens to anyone who was a member by then; `opens` is for all. */
	membersOpen?: DemoSale["opens"];
	/** Only staff know of it yet. */
	isDraft?: true;
	/** Fans queue for it. */
	waitingRoom?: { perMinute: number };
	/** Seats left in each block; a stand that is not named is still untouched. */
	left?: Partial<Record<Stand, number[]>>;
	/** The same in every block that `left` does not name. */
	leftInEach?: number;
	/** Where this event has other prices than the map's usual ones. */
	prices?: Partial<Record<Stand, number>>;
};

export const opening = (now: Date, opens: DemoSale["opens"]) =>
	"minutes" in opens ? onTheFives(now.getTime() + opens.minutes * 60_000) : localTime(now, ...opens);

const fiveMinutes = 5 * 60_000;
const onTheFives = (at: number) => new Date(Math.ceil(at / fiveMinutes) * fiveMinutes);

/** Every sale ends with the first whistle. */
export const demoSales: DemoSale[] = [
	{
		event: "match-bayu-selatan",
		venueMap: "stadion-bahari",
		opens: [-4, "10.00"],
		left: {
			utara: [0, 0, 60, 70, 170],
			selatan: [0, 40, 120, 210, 330],
			timur: [0, 24, 150, 190, 260, 300],
			barat: [0, 8, 50, 92],
			vip: [6, 34],
		},
	},
	{
		event: "match-halilintar",
		venueMap: "gor-ombak",
		opens: [-9, "12.00"],
		left: { barat: [140, 188, 201], timur: [0, 11, 26], utara: [9, 18], selatan: [74, 120], vip: [4] },
	},
	{
		event: "match-satria-laga-putri",
		venueMap: "gor-ombak",
		opens: [-1, "09.00"],
		left: {
			barat: [350, 372, 380],
			timur: [290, 331, 366],
			utara: [402, 418],
			selatan: [420, 433],
			vip: [88],
		},
		prices: { barat: 60_000, timur: 60_000, utara: 40_000, selatan: 40_000, vip: 150_000 },
	},
	// About to open: a newcomer can take a lot, see the draw and be let in.
	{
		event: "match-rajawali-mas",
		venueMap: "stadion-bahari",
		opens: { minutes: 20 },
		waitingRoom: { perMinute: 12 },
	},
	{ event: "match-persada-timur", venueMap: "stadion-bahari", opens: [6, "10.00"] },
	// A small hall: members come first, and it is their turn.
	{
		event: "match-sangkala-valorant",
		venueMap: "studio-palung",
		opens: [5, "10.00"],
		membersOpen: [-1, "10.00"],
		left: { utara: [21], barat: [74], timur: [69], selatan: [40], vip: [12] },
	},
	// For the office's editor: nothing of it is fixed yet.
	{
		event: "match-krakatau-putra-piala",
		venueMap: "stadion-bahari",
		opens: [30, "10.00"],
		isDraft: true,
		prices: { utara: 90_000, selatan: 90_000, timur: 120_000, barat: 160_000, vip: 450_000 },
	},
	{
		event: "samudra-day",
		venueMap: "stadion-bahari",
		opens: [-20, "10.00"],
		left: {
			utara: [310, 402, 455, 520, 538],
			selatan: [288, 340, 415, 470, 502],
			timur: [96, 180, 322, 405, 446, 470],
			barat: [41, 120, 190, 233],
			vip: [0, 18],
		},
		prices: { utara: 50_000, selatan: 50_000, timur: 60_000, barat: 85_000, vip: 175_000 },
	},
	// The demo member and another fan have the last four: sold out, with a waiting list to join and tickets to give back.
	{
		event: "match-tarung-valorant",
		venueMap: "studio-palung",
		opens: [-5, "12.00"],
		left: { utara: [0], barat: [0], timur: [0], selatan: [0], vip: [4] },
	},
	{
		event: "match-tarung-semifinal",
		venueMap: "studio-palung",
		opens: [-12, "12.00"],
		left: { utara: [0], barat: [0], timur: [0], selatan: [0], vip: [0] },
	},
	{
		event: "match-macan-rimba",
		venueMap: "stadion-bahari",
		opens: [-32, "10.00"],
		left: {
			utara: [0, 0, 0, 12, 40],
			selatan: [15, 60, 140, 205, 310],
			timur: [0, 0, 33, 121, 190, 244],
			barat: [0, 22, 47, 80],
			vip: [9, 51],
		},
	},
	played("match-naga-kapuas", "gor-ombak", 9),
	played("match-satria-laga", "gor-ombak", 16),
	played("match-nebula-id-valorant", "studio-palung", 21),
	played("match-mutiara-flores", "stadion-bahari", 26),
	played("match-tirta-kencana", "stadion-bahari", 40),
	played("match-elang-celebes", "stadion-bahari", 52),
];

/** Long over, and nearly sold out. */
function played(event: string, venueMap: string, daysAgo: number): DemoSale {
	return { event, venueMap, opens: [-daysAgo - 14, "10.00"], leftInEach: 7 };
}
