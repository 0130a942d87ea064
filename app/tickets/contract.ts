import * as z from "zod";
import { fixtureSchema } from "../matches/fixtures/fixture";
import { clubSections } from "../platform/club-profile";
import { endpoint } from "../platform/http/contract";
import { pathWord } from "../platform/http/path-word";
import type { RefusalTable } from "../platform/http/refusal";
import { pageNumber } from "../platform/lists/page-number";
import { ticketChoices } from "./buying/ticket-choices";
import { standBlocksSchema } from "./sections/stand-blocks";
import { stands } from "./sections/stands";
import { roomNoticeSchema } from "./waiting-room/room-notice";

export const salesPerPage = 12;

export const ticketSaleList = endpoint({
	method: "GET",
	path: "/ticket-sales",
	summary: "Events with tickets: upcoming ones, soonest first, and the latest past ones",
	access: "public",
	input: z.object({
		division: z.optional(z.enum(clubSections)),
		page: pageNumber,
	}),
	answer: z.object({
		events: z.array(fixtureSchema),
		/** Only on the first page. */
		past: z.array(fixtureSchema),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
		/** Houses with ticket sales. */
		divisions: z.array(z.enum(clubSections)),
	}),
	tags: ["tickets", "events"],
});

export const sectionAvailabilities = ["free", "few", "none"] as const;
export type SectionAvailability = (typeof sectionAvailabilities)[number];

const sectionSchema = z.object({
	id: z.string(),
	/** The block on the map: "utara-1". */
	key: z.string(),
	label: z.string(),
	stand: z.enum(stands),
	gate: z.string(),
	note: z.nullable(z.string()),
	price: z.int(),
	left: z.int(),
	availability: z.enum(sectionAvailabilities),
	perMemberLimit: z.int(),
	/** Out of the sun and the rain. */
	isShaded: z.boolean(),
	/** Seats are chosen one by one; otherwise seating is free. */
	isNumbered: z.boolean(),
	/** Nobody is let in there: the stand is closed for this match. */
	isClosed: z.boolean(),
});
export type SaleSection = z.infer<typeof sectionSchema>;

const saleShape = {
	id: z.string(),
	event: fixtureSchema,
	/** When earlier members may start buying; null if everybody starts at once. */
	membersOpenAt: z.nullable(z.string()),
	/** Name of the venue map. */
	venueMap: z.string(),
	/** How many blocks each stand is drawn with, for sale or not; null if only those for sale are drawn. */
	blocks: z.nullable(standBlocksSchema),
	sections: z.array(sectionSchema),
	/** How many one member can have over all sections. */
	perMemberLimit: z.int(),
	/** What anyone who comes has to know: "No spectators at this match." */
	notice: z.nullable(z.string()),
	/** What happens to tickets whose owner does not answer when the match changes. */
	unanswered: z.enum(ticketChoices),
	/** Null where nobody queues. */
	waitingRoom: z.nullable(roomNoticeSchema),
};

export const saleRefusals = {
	"tickets.unknown_sale": {
		status: 404,
		message: { id: "Tidak ada tiket untuk acara ini.", en: "There are no tickets for this event." },
	},
} as const satisfies RefusalTable;

export const ticketSale = endpoint({
	method: "GET",
	path: "/ticket-sales/:event",
	summary: "The sections of one sale with prices and what is left; by the event's slug or the sale's id",
	access: "public",
	input: z.object({ event: pathWord }),
	answer: z.object(saleShape),
	refusals: saleRefusals,
	tags: ["tickets", "events"],
	ownTag: ({ event }) => `tickets/${event.slug}`,
});

/** Not started, running, quota used up, its sections sold out, ended. */
export const promoStates = ["soon", "open", "used-up", "sold-out", "ended"] as const;
export type PromoState = (typeof promoStates)[number];

export const promoRefusals = {
	"tickets.unknown_promo": {
		status: 404,
		message: { id: "Tautan promo ini tidak dikenal.", en: "We do not recognise this promo link." },
	},
} as const satisfies RefusalTable;

export const promoLink = endpoint({
	method: "GET",
	path: "/promo-links/:slug",
	summary: "A promo link: its sale, its window and what its sections cost through it",
	access: "public",
	input: z.object({ slug: pathWord }),
	answer: z.object({
		...saleShape,
		slug: z.string(),
		label: z.string(),
		state: z.enum(promoStates),
		opensAt: z.string(),
		closesAt: z.string(),
		/** Tickets left. */
		left: z.int(),
		/** The sections it applies to, with their promo prices. */
		prices: z.array(z.object({ key: z.string(), price: z.int() })),
	}),
	refusals: promoRefusals,
	tags: ["tickets", "events"],
	ownTag: ({ event }) => `tickets/${event.slug}`,
});
