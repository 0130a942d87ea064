import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { stands } from "../sections/stands";
import { returnStages } from "./returns/return-outcomes";
import { passStates } from "./ticket-states";
import { walletKinds } from "./wallets/wallet-kinds";

/** How many events come per page. */
export const passEventsPerPage = 8;

const offerSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("transfer"), recipient: z.string(), until: z.string() }),
	/** Given back: not offered yet, offered to somebody, or being paid for. */
	z.object({ kind: z.literal("return"), stage: z.enum(returnStages), until: z.nullable(z.string()) }),
]);
export type TicketOfferedOn = z.infer<typeof offerSchema>;

export const passSchema = z.object({
	/** Eight characters, printed below the QR. */
	number: z.string(),
	state: z.enum(passStates),
	holder: z.string(),
	section: z.object({ label: z.string(), stand: z.enum(stands), gate: z.string() }),
	/** Null with free seating. */
	seat: z.nullable(z.object({ row: z.int(), number: z.int() })),
	price: z.int(),
	orderNumber: z.string(),
	usedAt: z.nullable(z.string()),
	usedGate: z.nullable(z.string()),
	endedAt: z.nullable(z.string()),
	/** What its owner can do with it and has begun; null for everybody else. */
	own: z.nullable(
		z.object({
			/** Until when; null when it cannot be. */
			transferUntil: z.nullable(z.string()),
			returnUntil: z.nullable(z.string()),
			offer: z.nullable(offerSchema),
		}),
	),
	/** The wallets that it can be saved to. */
	wallets: z.array(z.enum(walletKinds)),
	/** Its match has changed: it lets nobody in until its owner has chosen what to do. */
	isFrozen: z.boolean(),
	/** The order's payment was charged back: it lets nobody in until that is decided. */
	isDisputed: z.boolean(),
	/** Only a valid ticket has one: a dead code is never drawn again. */
	qr: z.nullable(
		z.object({
			/** What the QR contains. */
			code: z.string(),
			/** The ticket's page, for whoever it is shared with. */
			path: z.string(),
			size: z.int(),
			/** In units of one module. */
			drawing: z.string(),
		}),
	),
});
export type ShownTicket = z.infer<typeof passSchema>;

const eventPassesSchema = z.object({ event: fixtureSchema, passes: z.array(passSchema) });
export type EventTickets = z.infer<typeof eventPassesSchema>;

export const passRefusals = {
	"passes.unknown": {
		status: 404,
		message: { id: "Kode ini tidak dikenal.", en: "We do not recognise this code." },
	},
} as const satisfies RefusalTable;

export const deadTicketRefusals = {
	"passes.dead": {
		status: 409,
		message: { id: "Tiket ini sudah tidak berlaku.", en: "This ticket is no longer valid." },
	},
	"passes.frozen": {
		status: 409,
		message: {
			id: "Laganya berubah. Pilih dulu mau bagaimana dengan tiket ini.",
			en: "The match has changed. First choose what to do with this ticket.",
		},
	},
	"passes.disputed": {
		status: 409,
		message: {
			id: "Uang pesanan tiket ini ditarik bank, jadi tiketnya ditahan sampai jelas hasilnya.",
			en: "The payment for this ticket was charged back, so the ticket is on hold until that is decided.",
		},
	},
} as const satisfies RefusalTable;

export const offeredRefusals = {
	"passes.offered": {
		status: 409,
		message: {
			id: "Tiket ini sedang ditawarkan. Tarik dulu tawarannya.",
			en: "This ticket is on offer. Withdraw the offer first.",
		},
	},
} as const satisfies RefusalTable;

export const passList = endpoint({
	method: "GET",
	path: "/passes",
	summary: "The member's tickets by event: to come, soonest first, or past, latest first",
	access: "member",
	input: z.object({
		when: z._default(z.enum(["upcoming", "past"]), "upcoming"),
		/** The last event of the previous page. */
		after: z.optional(z.string().check(z.maxLength(120))),
	}),
	answer: z.object({
		events: z.array(eventPassesSchema),
		/** Where the next page begins; null at the end. */
		next: z.nullable(z.string()),
	}),
});

export const passByCode = endpoint({
	method: "GET",
	path: "/passes/:code",
	summary: "One ticket, for anyone with its signed code; by its number for its owner only",
	access: "public",
	input: z.object({ code: z.string().check(z.maxLength(300)) }),
	answer: z.object({ event: fixtureSchema, pass: passSchema }),
	refusals: passRefusals,
});

export const passPdf = endpoint({
	method: "GET",
	path: "/passes/:code/pdf",
	summary: "One of the member's valid tickets as an A4 page to print",
	access: "member",
	input: z.object({ code: z.string().check(z.maxLength(300)) }),
	answer: z.object({
		name: z.string(),
		bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
	}),
	file: "application/pdf",
	refusals: { ...passRefusals, ...deadTicketRefusals },
});
