import * as z from "zod";
import { fixtureSchema } from "../../../matches/fixtures/fixture";
import { endpoint } from "../../../platform/http/contract";
import type { RefusalTable } from "../../../platform/http/refusal";
import { deadTicketRefusals, offeredRefusals, passRefusals } from "../contract";

const code = z.string().check(z.maxLength(300));

export const transferRefusals = {
	...passRefusals,
	...deadTicketRefusals,
	...offeredRefusals,
	"transfer.too_late": {
		status: 409,
		message: {
			id: "Tiket untuk laga ini sudah tidak bisa dialihkan.",
			en: "Tickets for this match can no longer be transferred.",
		},
	},
	"transfer.self": {
		status: 409,
		message: { id: "Itu alamatmu sendiri.", en: "That is your own address." },
	},
} as const satisfies RefusalTable;

export const transferTicket = endpoint({
	method: "POST",
	path: "/passes/:code/transfer",
	summary:
		"Offer a ticket to somebody by e-mail or phone. The answer is the same whether or not they have an account",
	access: "member",
	input: z.object({ code, recipient: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
	answer: z.object({ recipient: z.string(), until: z.string() }),
	status: 201,
	refusals: transferRefusals,
});

export const cancelTransfer = endpoint({
	method: "DELETE",
	path: "/passes/:code/transfer",
	summary: "Withdraw an offer that nobody has accepted yet",
	access: "member",
	input: z.object({ code }),
	answer: z.object({ message: z.string() }),
	refusals: {
		...passRefusals,
		"transfer.none": {
			status: 409,
			message: {
				id: "Tawaran ini sudah diterima atau sudah berakhir.",
				en: "This offer was accepted or has expired.",
			},
		},
	} as const satisfies RefusalTable,
});

const offeredPassSchema = z.object({
	id: z.string(),
	/** Who gives it. */
	from: z.string(),
	event: fixtureSchema,
	section: z.string(),
	seat: z.nullable(z.object({ row: z.int(), number: z.int() })),
	until: z.string(),
});
export type OfferedTicket = z.infer<typeof offeredPassSchema>;

/** Of the link that was mailed or texted: whoever has it may accept, whatever their own address is. */
const token = z.optional(z.string().check(z.maxLength(100)));

export const offeredTickets = endpoint({
	method: "GET",
	path: "/pass-offers",
	summary:
		"Tickets that others offer to this member's verified address or number, or by the link they opened",
	access: "member",
	input: z.object({ token }),
	answer: z.object({
		offers: z.array(offeredPassSchema),
		/** Whether the link's offer is among them; null without a link. */
		isLinkGood: z.nullable(z.boolean()),
	}),
});

export const offerRefusals = {
	"offer.unknown": {
		status: 404,
		message: {
			id: "Tawaran ini tidak ada, sudah ditarik, atau sudah lewat.",
			en: "This offer does not exist, was withdrawn or has expired.",
		},
	},
	"offer.over_limit": {
		status: 409,
		message: {
			id: "Jumlah tiketmu sudah mencapai batas per anggota.",
			en: "You already have as many tickets as one member can have.",
		},
	},
	"offer.own": {
		status: 409,
		message: { id: "Ini tawaranmu sendiri.", en: "This is your own offer." },
	},
} as const satisfies RefusalTable;

export const acceptOfferedTicket = endpoint({
	method: "POST",
	path: "/pass-offers/:id/accept",
	summary: "Accept an offered ticket: a new code is issued and the old one dies at the same instant",
	access: "member",
	input: z.object({ id: z.uuid(), token }),
	answer: z.object({ number: z.string(), event: z.string() }),
	refusals: offerRefusals,
});

export const declineOfferedTicket = endpoint({
	method: "POST",
	path: "/pass-offers/:id/decline",
	summary: "Decline an offered ticket: it stays the giver's",
	access: "member",
	input: z.object({ id: z.uuid(), token }),
	answer: z.object({ message: z.string() }),
	refusals: offerRefusals,
});
