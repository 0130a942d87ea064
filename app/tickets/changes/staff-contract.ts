import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { methodSchema } from "../../orders/payments/contract";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import type { RefusalTable } from "../../platform/http/refusal";
import { pageNumber } from "../../platform/lists/page-number";
import { ticketChoices } from "../buying/ticket-choices";
import { changeKinds } from "./change-kinds";

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const matchChangeRefusals = {
	"change.unknown_sale": {
		status: 404,
		message: { id: "Tidak ada tiket untuk acara ini.", en: "There are no tickets for this event." },
	},
	"change.unknown": {
		status: 404,
		message: { id: "Perubahan ini tidak ada.", en: "There is no such change." },
	},
	"change.over": {
		status: 409,
		message: { id: "Laganya sudah selesai atau dibatalkan.", en: "The match is over or has been cancelled." },
	},
} as const satisfies RefusalTable;

/** What happens to the match. Fields that a kind doesn't need are ignored. */
const changeInput = z.object({
	/** The event's slug. */
	event: pathWord,
	kind: z.enum(changeKinds),
	/** `moved`: the new kick-off, the new place, or both. */
	startsAt: z.optional(z.iso.datetime({ offset: true })),
	venue: z.optional(pathWord),
	/** `stand_closed`: keys of sections. */
	sections: z.optional(z.array(pathWord).check(z.minLength(1), z.maxLength(200))),
	/** Until when fans can choose. */
	answerBy: z.iso.datetime({ offset: true }),
	/** The club's own words to the fans, on pages and in mails. */
	note: z.optional(z.object({ id: words, en: z.optional(words) })),
});

const sumSchema = z.object({ orders: z.int(), tickets: z.int(), amount: z.int() });

const touchedSchema = z.object({
	/** Members who have to choose; one who was given a ticket chooses for it. */
	fans: z.int(),
	orders: z.int(),
	tickets: z.int(),
	/** What goes back if everybody wants their money. */
	amount: z.int(),
	/** Orders that are not paid yet: they are cancelled, and money that comes late goes back. */
	unpaidOrders: z.int(),
	sections: z.array(z.object({ key: z.string(), label: z.string(), orders: z.int(), tickets: z.int() })),
	/** How it was paid; null for what vouchers paid for. */
	methods: z.array(z.object({ ...sumSchema.shape, method: z.nullable(methodSchema) })),
	/** What happens to tickets whose owner does not answer: the sale's rule. */
	unanswered: z.enum(ticketChoices),
	/** Whether tickets stay valid. */
	canKeep: z.boolean(),
});
export type Touched = z.infer<typeof touchedSchema>;

export const previewMatchChange = endpoint({
	method: "POST",
	path: "/staff/match-changes/preview",
	summary: "Who a change would affect, and for how much; changes nothing",
	access: { staff: "ticketing" },
	input: changeInput,
	answer: z.object({ touched: touchedSchema, isKnown: z.boolean() }),
	refusals: matchChangeRefusals,
});

export const changeMatch = endpoint({
	method: "POST",
	path: "/staff/match-changes",
	summary:
		"Postpone, move or cancel a match, close it to spectators, or close stands: page and calendar say so, tickets are frozen, fans are asked",
	access: { staff: "ticketing" },
	input: changeInput,
	answer: z.object({
		id: z.string(),
		touched: touchedSchema,
		/** The event's latest change is the same one: nothing was done. */
		isKnown: z.boolean(),
	}),
	refusals: matchChangeRefusals,
	once: true,
});

const answeredSchema = z.object({ fans: z.int(), tickets: z.int(), amount: z.int() });

const matchChangeSchema = z.object({
	id: z.string(),
	event: fixtureSchema,
	kind: z.enum(changeKinds),
	note: z.nullable(z.string()),
	madeAt: z.string(),
	/** The name of the staff member who did it. */
	madeBy: z.string(),
	answerBy: z.string(),
	unanswered: z.enum(ticketChoices),
	/** When the last answer was there; null while some are missing. */
	settledAt: z.nullable(z.string()),
	answers: z.object({
		open: answeredSchema,
		keep: answeredSchema,
		credit: answeredSchema,
		refund: answeredSchema,
	}),
});
export type ShownMatchChange = z.infer<typeof matchChangeSchema>;

export const changesPerPage = 20;

export const matchChangeList = endpoint({
	method: "GET",
	path: "/staff/match-changes",
	summary: "Changed matches, the latest first, with what fans have answered so far",
	access: { staff: ["ticketing", "finance", "support"] },
	input: z.object({ event: z.optional(pathWord), page: pageNumber }),
	answer: z.object({
		changes: z.array(matchChangeSchema),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
	}),
});

export const touchedPerPage = 50;

export const touchedOrders = endpoint({
	method: "GET",
	path: "/staff/match-changes/:id/orders",
	summary: "Who a change affected and what they chose, those who have not answered first",
	access: { staff: ["ticketing", "finance", "support"] },
	input: z.object({ id: z.uuid(), page: pageNumber }),
	answer: z.object({
		orders: z.array(
			z.object({
				number: z.string(),
				/** Who chooses; the buyer, or who was given the tickets. */
				name: z.string(),
				isBuyer: z.boolean(),
				tickets: z.int(),
				amount: z.int(),
				choice: z.nullable(z.enum(ticketChoices)),
				isDefault: z.boolean(),
				answeredAt: z.nullable(z.string()),
			}),
		),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
	}),
	refusals: matchChangeRefusals,
});
