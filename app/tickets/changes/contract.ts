import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ticketChoices } from "../buying/ticket-choices";
import { changeKinds } from "./change-kinds";

const changedTicketSchema = z.object({
	id: z.string(),
	event: fixtureSchema,
	/** The kick-off before, if it moved. */
	previousStartsAt: z.nullable(z.string()),
	kind: z.enum(changeKinds),
	/** The club's own words. */
	note: z.nullable(z.string()),
	orderNumber: z.string(),
	/** How many it is about. */
	tickets: z.int(),
	/** The money that was paid for them. */
	amount: z.int(),
	/** What the member's own credit paid of them. */
	credit: z.int(),
	answerBy: z.string(),
	/** What the member can choose; none once it is answered. */
	choices: z.array(z.enum(ticketChoices)),
	/** What happens without an answer. */
	unanswered: z.enum(ticketChoices),
	choice: z.nullable(z.enum(ticketChoices)),
	/** Nobody answered in time. */
	isDefault: z.boolean(),
	/** The credit that was chosen: the voucher's code. */
	voucher: z.nullable(z.string()),
});
export type ChangedTicket = z.infer<typeof changedTicketSchema>;

export const changedTicketRefusals = {
	"change.unknown": {
		status: 404,
		message: {
			id: "Tiket ini tidak menunggu jawabanmu.",
			en: "These tickets are not waiting for your answer.",
		},
	},
	"change.answered": {
		status: 409,
		message: { id: "Kamu sudah memilih untuk tiket ini.", en: "You have already chosen for these tickets." },
	},
	"change.too_late": {
		status: 409,
		message: { id: "Batas waktu memilih sudah lewat.", en: "The time to choose is over." },
	},
	"change.disputed": {
		status: 409,
		message: {
			id: "Uang tiket ini ditarik bank. Kamu bisa memilih setelah jelas hasilnya.",
			en: "The payment for these tickets was charged back. You can choose once that is settled.",
		},
	},
	"change.not_offered": {
		status: 409,
		message: { id: "Pilihan ini tidak ada untuk tiketmu.", en: "That is not possible with your tickets." },
	},
} as const satisfies RefusalTable;

export const myChangedTickets = endpoint({
	method: "GET",
	path: "/changed-tickets",
	summary: "The member's tickets for changed matches: those to choose for, and the latest answers",
	access: "member",
	input: z.object({}),
	answer: z.object({ tickets: z.array(changedTicketSchema) }),
});

export const chooseForTickets = endpoint({
	method: "POST",
	path: "/changed-tickets/:id/choice",
	summary: "Keep the tickets for a changed match, or get credit or a refund for them; final",
	access: "member",
	input: z.object({ id: z.uuid(), choice: z.enum(ticketChoices) }),
	answer: z.object({ ticket: changedTicketSchema }),
	refusals: changedTicketRefusals,
	once: true,
});
