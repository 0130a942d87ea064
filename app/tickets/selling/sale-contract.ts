import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import { ticketChoices } from "../buying/ticket-choices";
import { standBlocksSchema } from "../sections/stand-blocks";
import { venueKinds } from "../venue-map/lay-out-venue";
import { access, momentInput, ticketSellingRefusals, version } from "./sale-parts";

const minutes = z.int().check(z.gte(0), z.lte(30 * 24 * 60));

/** What staff decide about a sale besides its sections. */
const saleFields = {
	membersOpenAt: z.nullable(momentInput),
	opensAt: momentInput,
	closesAt: momentInput,
	/** How long before the start tickets can still be given back, or go to another member. */
	returnEndsMinutes: minutes,
	transferEndsMinutes: minutes,
	/** How long somebody on the waiting list has to take what is offered. */
	offerMinutes: z.int().check(z.gte(1), z.lte(7 * 24 * 60)),
	/** How many tickets one member can have, over all sections. */
	perMemberLimit: z.int().check(z.gte(1), z.lte(50)),
	/** What happens to tickets whose owner does not answer when the match changes. */
	unanswered: z.enum(ticketChoices),
	venueKind: z.enum(venueKinds),
	/** How many blocks each stand is drawn with. */
	blocks: standBlocksSchema,
};
export const salePlanSchema = z.object(saleFields);
export type SalePlan = z.infer<typeof salePlanSchema>;

export const saleChoices = endpoint({
	method: "GET",
	path: "/staff/ticket-sale-choices",
	summary: "Matches and events to come that have no sale yet, with the last sale at the same venue",
	access,
	input: z.object({}),
	answer: z.object({
		events: z.array(
			z.object({
				slug: z.string(),
				title: z.string(),
				startsAt: z.string(),
				venue: z.object({ name: z.string(), timeZone: z.string() }),
				/** The last sale there: its map and sections can be taken over. */
				earlier: z.nullable(
					z.object({
						event: z.string(),
						title: z.string(),
						sections: z.int(),
						venueKind: z.enum(venueKinds),
						blocks: standBlocksSchema,
					}),
				),
			}),
		),
	}),
});

export const createSale = endpoint({
	method: "POST",
	path: "/staff/ticket-sales",
	summary:
		"Create a sale for a match, as a draft that only staff see; optionally with an earlier sale's sections",
	access,
	status: 201,
	input: z.object({
		event: pathWord,
		...saleFields,
		/** The event whose sale's sections, prices and seats are taken over. */
		sectionsFrom: z.nullable(pathWord),
	}),
	answer: z.object({ event: z.string() }),
	refusals: ticketSellingRefusals,
});

export const changeSale = endpoint({
	method: "PUT",
	path: "/staff/ticket-sales/:event",
	summary: "When members, then everybody, can buy, and until when; the deadlines and the map",
	access,
	input: z.object({ event: pathWord, version, ...saleFields }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});

export const publishSale = endpoint({
	method: "PUT",
	path: "/staff/ticket-sales/:event/published",
	summary: "Publish a sale, or make it a draft again while nobody has bought anything",
	access,
	input: z.object({ event: pathWord, isPublished: z.boolean() }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});

export const removeSale = endpoint({
	method: "DELETE",
	path: "/staff/ticket-sales/:event",
	summary: "Delete a draft with its sections",
	access,
	input: z.object({ event: pathWord, version }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});
