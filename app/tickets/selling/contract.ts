import * as z from "zod";
import { fixtureSchema } from "../../events/fixture/fixture";
import { endpoint } from "../../platform/contract";
import { pageNumber } from "../../platform/page-number";
import type { RefusalTable } from "../../platform/refusal";
import { ruleText } from "../../platform/rule-text";
import { saleRefusals } from "../contract";
import { promoPriceSchema } from "../promo-price";
import { stands } from "../stands";

const access = { staff: "ticketing" } as const;
const pathWord = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const moment = z.iso.datetime({ offset: true });
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const quota = z.int().check(z.gte(0), z.lte(200_000));
const price = z
	.int()
	.check(
		z.gte(1_000, ruleText({ id: "Paling sedikit Rp1.000.", en: "At least Rp1,000." })),
		z.lte(100_000_000, ruleText({ id: "Paling banyak Rp100.000.000.", en: "At most Rp100,000,000." })),
	);

export const ticketSellingRefusals = {
	...saleRefusals,
	"section.unknown": {
		status: 404,
		message: { id: "Tribun ini tidak ada.", en: "There is no such section." },
	},
	"section.quota_too_small": {
		status: 409,
		message: {
			id: "Kuota tidak bisa lebih kecil dari yang sudah terjual dan ditahan.",
			en: "The quota cannot be less than what is sold and held.",
		},
	},
	"section.is_numbered": {
		status: 409,
		message: {
			id: "Tribun ini bernomor: kuotanya sama dengan jumlah kursinya.",
			en: "This section is numbered: its quota is the number of its seats.",
		},
	},
	"promo.unknown": { status: 404, message: { id: "Tautan ini tidak ada.", en: "There is no such link." } },
	"promo.slug_taken": {
		status: 409,
		message: { id: "Alamat ini sudah dipakai tautan lain.", en: "Another link has this address." },
	},
	"promo.quota_too_small": {
		status: 409,
		message: {
			id: "Kuota tidak bisa lebih kecil dari yang sudah dipakai.",
			en: "The quota cannot be less than what is used.",
		},
	},
} as const satisfies RefusalTable;

const figures = { quota: z.int(), sold: z.int(), held: z.int(), left: z.int() };

export const salesForStaff = endpoint({
	method: "GET",
	path: "/staff/ticket-sales",
	summary: "Ticket sales with their figures: of events to come, the soonest first, or of those that were",
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
				/** Orders that wait for their money, at the price of when they were placed. */
				openOrders: z.int(),
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

export const changeSaleWindow = endpoint({
	method: "PUT",
	path: "/staff/ticket-sales/:event/window",
	summary: "From when on members, then everybody, can buy, and until when",
	access,
	input: z.object({
		event: pathWord,
		membersOpenAt: z.nullable(moment),
		opensAt: moment,
		closesAt: moment,
	}),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});

export const pauseSale = endpoint({
	method: "PUT",
	path: "/staff/ticket-sales/:event/pause",
	summary: "Stop selling for a while, or go on; orders that were placed can still be paid",
	access,
	input: z.object({ event: pathWord, isPaused: z.boolean() }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});

export const changeSection = endpoint({
	method: "PUT",
	path: "/staff/ticket-sections/:id",
	summary: "Price, quota and limit per member of a section. Orders already placed keep their price",
	access,
	input: z.object({
		id: z.uuid(),
		price,
		quota,
		perMemberLimit: z.int().check(z.gte(1), z.lte(50)),
	}),
	answer: z.object({ ...figures, openOrders: z.int() }),
	refusals: ticketSellingRefusals,
});

const promoFields = {
	label: z.object({ id: words, en: z.optional(words) }),
	price: promoPriceSchema,
	/** Keys of sections. */
	sections: z.array(pathWord).check(z.minLength(1), z.maxLength(200)),
	opensAt: moment,
	closesAt: moment,
	quota: z.int().check(z.gte(1), z.lte(200_000)),
};

export const createPromo = endpoint({
	method: "POST",
	path: "/staff/ticket-sales/:event/promos",
	summary: "A link with a price of its own for some sections, up to a quota and for a while",
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
