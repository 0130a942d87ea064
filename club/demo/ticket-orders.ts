import { demoMember } from "./members";

type Fate =
	| "stays valid"
	| "is used"
	| "is refunded"
	| "is offered to a friend"
	| "is transferred to a friend"
	| "is given back";

type TicketOrder = {
	event: string;
	section: string;
	/** What happens to each ticket after it was issued. */
	tickets: readonly Fate[];
};

/** Ticket orders of the demo member, and what happened to their tickets. */
export const demoTicketOrders: readonly TicketOrder[] = [
	{
		event: "match-bayu-selatan",
		section: "utara-5",
		tickets: ["stays valid", "stays valid", "is used", "is refunded"],
	},
	{ event: "match-bayu-selatan", section: "timur-4", tickets: ["is offered to a friend", "is given back"] },
	{
		event: "match-halilintar",
		section: "barat-2",
		tickets: ["stays valid", "is transferred to a friend"],
	},
	{ event: "samudra-day", section: "selatan-3", tickets: ["stays valid", "stays valid"] },
	{ event: "match-tarung-valorant", section: "vip-1", tickets: ["stays valid", "stays valid"] },
];

/** Matches that the demo member went to, the earliest first. */
export const demoVisits: readonly { event: string; section: string }[] = [
	{ event: "match-elang-celebes", section: "utara-2" },
	{ event: "match-tirta-kencana", section: "utara-2" },
	{ event: "match-mutiara-flores", section: "timur-3" },
	{ event: "match-nebula-id-valorant", section: "utara-1" },
	{ event: "match-macan-rimba", section: "utara-5" },
	{ event: "match-satria-laga", section: "barat-1" },
	{ event: "match-naga-kapuas", section: "barat-1" },
];

/** Starts later than its tickets say: owners keep them, or take credit or a refund, by a deadline. */
export const demoMatchChange = {
	event: "samudra-day",
	minutesLater: 30,
	daysToAnswer: 7,
	note: {
		id: "Gerbang dan semua acara mundur 30 menit: kapal penyeberangan pagi datang lebih siang.",
		en: "Gates and all events begin 30 minutes later: the morning ferry arrives later that day.",
	},
};

/** Who the demo member shares tickets with. */
export const demoFriend = "raka@samudra-united.example";

/** Bought by the friend, and offered to the demo member. */
export const demoGift = { event: "match-satria-laga-putri", section: "barat-1", to: demoMember.email };

/** Who waits for tickets of the sold-out match, in the order of joining. A single one is of no use to them. */
export const demoWaitingList: { event: string; fans: readonly { email: string; size: number }[] } = {
	event: "match-tarung-valorant",
	fans: [
		{ email: "sekar@samudra-united.example", size: 2 },
		{ email: "raka@samudra-united.example", size: 2 },
		{ email: "yohanes@samudra-united.example", size: 4 },
	],
};

/** One of this fan's two tickets was given back, and somebody else from the waiting list has it now. */
export const demoHandedOn = {
	event: demoWaitingList.event,
	section: "vip-1",
	giver: "mei@samudra-united.example",
	taker: "hana@samudra-united.example",
};

/** Tickets that the club gave away for a match, one of them taken back. */
export const demoComplimentary = {
	event: "match-satria-laga-putri",
	gifts: [
		{
			section: "vip-1",
			quantity: 2,
			name: "Ibu Wali Kota",
			recipient: "protokol@telukbahari.example",
			reason: "Tamu kehormatan pembukaan musim",
			isTakenBack: false,
		},
		{
			section: "timur-2",
			quantity: 4,
			name: "Panti Asuhan Karang Indah",
			recipient: "sekar@samudra-united.example",
			reason: "Program yayasan: nonton bareng anak panti",
			isTakenBack: false,
		},
		{
			section: "vip-1",
			quantity: 1,
			name: "Perwakilan sponsor",
			recipient: "tamu@sponsor.example",
			reason: "Undangan sponsor, batal datang",
			isTakenBack: true,
		},
	],
};

/** Places kept for supporter groups. The demo member coordinates the first; a friend has taken a place of it. */
export const demoAllocations = {
	event: "match-satria-laga-putri",
	groups: [
		{
			section: "utara-2",
			quantity: 12,
			group: "Ombak Utara",
			coordinator: demoMember.email,
			price: 0,
			invited: ["Raka Adiwangsa", "Bayu Saputra"],
			taker: demoFriend,
		},
		{
			section: "selatan-1",
			quantity: 40,
			group: "Pelaut Selatan",
			coordinator: "yohanes@samudra-united.example",
			price: 40_000,
			invited: ["Dina Rahayu"],
			taker: null,
		},
	],
};
