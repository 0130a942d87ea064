import * as z from "zod";
import { endpoint } from "../../../platform/http/contract";
import type { RefusalTable } from "../../../platform/http/refusal";
import { deadTicketRefusals, offeredRefusals, passRefusals } from "../contract";

const code = z.string().check(z.maxLength(300));
const message = z.object({ message: z.string() });

export const giveBackTicket = endpoint({
	method: "POST",
	path: "/passes/:code/return",
	summary:
		"Give a ticket back. It is offered to the waiting list, and stays valid and the giver's until somebody has paid for it",
	access: "member",
	input: z.object({ code }),
	answer: message,
	status: 201,
	refusals: {
		...passRefusals,
		...deadTicketRefusals,
		...offeredRefusals,
		"return.too_late": {
			status: 409,
			message: {
				id: "Tiket untuk laga ini sudah tidak bisa dikembalikan.",
				en: "Tickets for this match can no longer be given back.",
			},
		},
		"return.not_possible": {
			status: 409,
			message: {
				id: "Tiket ini tidak bisa dikembalikan lewat daftar tunggu. Hubungi kami kalau tidak bisa datang.",
				en: "This ticket cannot be given back through the waiting list. Contact us if you can't come.",
			},
		},
	} as const satisfies RefusalTable,
});

export const keepTicket = endpoint({
	method: "DELETE",
	path: "/passes/:code/return",
	summary: "Keep a ticket after all, as long as nobody is paying for it",
	access: "member",
	input: z.object({ code }),
	answer: message,
	refusals: {
		...passRefusals,
		"return.none": {
			status: 409,
			message: {
				id: "Tiket ini tidak sedang dikembalikan.",
				en: "This ticket is not being given back.",
			},
		},
		"return.being_paid": {
			status: 409,
			message: {
				id: "Seseorang sedang membayar tiket ini. Coba lagi seperempat jam lagi.",
				en: "Someone is paying for this ticket right now. Try again in 15 minutes.",
			},
		},
	} as const satisfies RefusalTable,
});
