import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import { pageNumber } from "../../platform/lists/page-number";
import { promoPriceSchema } from "../promos/promo-price";
import { stands } from "../sections/stands";
import { roomPlanSchema, roomStates } from "./room-contract";
import { salePlanSchema } from "./sale-contract";
import { access, changed, figures, momentInput, ticketSellingRefusals, wordsInput } from "./sale-parts";
import { sectionPlanSchema } from "./section-contract";

export const salesForStaff = endpoint({
	method: "GET",
	path: "/staff/ticket-sales",
	summary: "Ticket sales with their figures: upcoming events, soonest first, or past ones",
	access: { staff: ["ticketing", "gate"] },
	input: z.object({
		when: z._default(z.enum(["ahead", "over"]), "ahead"),
		page: pageNumber,
	}),
	answer: z.object({
		sales: z.array(
			z.object({
				event: fixtureSchema,
				membersOpenAt: z.nullable(z.string()),
				opensAt: z.string(),
				closesAt: z.string(),
				/** Only staff see it. */
				isDraft: z.boolean(),
				...figures,
				/** What the sold tickets cost at today's prices. */
				worth: z.int(),
			}),
		),
		total: z.int(),
		pageCount: z.int(),
	}),
});

export const saleForStaff = endpoint({
	method: "GET",
	path: "/staff/ticket-sales/:event",
	summary: "One sale: its window, its sections with prices and figures, and its promo links",
	access,
	input: z.object({ event: pathWord }),
	answer: z.object({
		event: fixtureSchema,
		membersOpenAt: z.nullable(z.string()),
		opensAt: z.string(),
		closesAt: z.string(),
		/** Where it is played, and where it could be moved to. */
		venue: z.string(),
		venues: z.array(z.object({ slug: z.string(), name: z.string() })),
		/** Name of the venue map. */
		venueMap: z.string(),
		/** Only staff see it. */
		isDraft: z.boolean(),
		plan: salePlanSchema,
		...changed,
		room: z.object({
			state: z.enum(roomStates),
			plan: roomPlanSchema,
			/** The draw has taken place and can no longer be moved. */
			isDrawn: z.boolean(),
			/** How many have, or had, a place. */
			fans: z.int(),
			...changed,
		}),
		sections: z.array(
			z.object({
				id: z.string(),
				key: z.string(),
				label: z.string(),
				stand: z.enum(stands),
				gate: z.string(),
				price: z.int(),
				perMemberLimit: z.int(),
				isNumbered: z.boolean(),
				isClosed: z.boolean(),
				...figures,
				/** Unpaid orders, at the price when they were placed. */
				openOrders: z.int(),
				plan: sectionPlanSchema,
				...changed,
			}),
		),
		promos: z.array(
			z.object({
				id: z.string(),
				slug: z.string(),
				label: z.object({ id: z.string(), en: z.optional(z.string()) }),
				price: promoPriceSchema,
				sections: z.array(z.string()),
				opensAt: z.string(),
				closesAt: z.string(),
				...figures,
			}),
		),
	}),
	refusals: ticketSellingRefusals,
});

export const pauseSale = endpoint({
	method: "PUT",
	path: "/staff/ticket-sales/:event/pause",
	summary: "Pause a sale, or resume it; orders already placed can still be paid",
	access,
	input: z.object({ event: pathWord, isPaused: z.boolean() }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});

const promoFields = {
	label: z.object({ id: wordsInput, en: z.optional(wordsInput) }),
	price: promoPriceSchema,
	/** Keys of sections. */
	sections: z.array(pathWord).check(z.minLength(1), z.maxLength(200)),
	opensAt: momentInput,
	closesAt: momentInput,
	quota: z.int().check(z.gte(1), z.lte(200_000)),
};

export const createPromo = endpoint({
	method: "POST",
	path: "/staff/ticket-sales/:event/promos",
	summary: "Create a promo link: a special price for some sections, up to a quota and for a while",
	access,
	input: z.object({ event: pathWord, slug: pathWord, ...promoFields }),
	answer: z.object({ id: z.string() }),
	refusals: ticketSellingRefusals,
});

export const changePromo = endpoint({
	method: "PUT",
	path: "/staff/promos/:id",
	summary: "Change a promo link; its address stays, its quota never falls below what is used",
	access,
	input: z.object({ id: z.uuid(), ...promoFields }),
	answer: z.object({ id: z.string() }),
	refusals: ticketSellingRefusals,
});
