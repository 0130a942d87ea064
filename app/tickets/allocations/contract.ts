import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { placedOrderSchema } from "../../orders/contract";
import { methodSchema } from "../../orders/payments/contract";
import { type AnswerOf, endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ticketOrderRefusals } from "../buying/order-contract";

const access = { staff: "ticketing" } as const;
const event = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const token = z.string().check(z.minLength(20), z.maxLength(100));

export const mostAllocated = 500;

export const allocationRefusals = {
	...ticketOrderRefusals,
	"allocation.unknown": {
		status: 404,
		message: { id: "Jatah ini tidak ada.", en: "There is no such allocation." },
	},
	"allocation.unknown_invite": {
		status: 404,
		message: {
			id: "Undangan ini tidak dikenal atau sudah ditarik.",
			en: "This invitation is unknown or has been withdrawn.",
		},
	},
	"allocation.unknown_coordinator": {
		status: 404,
		message: { id: "Tidak ada anggota dengan email ini.", en: "No member has this e-mail address." },
	},
	"allocation.over": {
		status: 409,
		message: {
			id: "Waktunya sudah lewat. Sisa jatahnya sudah dijual untuk umum.",
			en: "Time is up. Any places left are on public sale.",
		},
	},
	"allocation.full": {
		status: 409,
		message: {
			id: "Undangan untuk semua tempat di jatah ini sudah dikirim.",
			en: "Every place in this allocation has an invitation.",
		},
	},
	"allocation.taken": {
		status: 409,
		message: { id: "Tempat ini sudah diambil.", en: "This place has already been taken." },
	},
	"allocation.has_one": {
		status: 409,
		message: {
			id: "Kamu sudah mengambil satu tempat dari jatah ini.",
			en: "You already have a place from this allocation.",
		},
	},
} as const satisfies RefusalTable;

export const inviteStates = ["open", "paying", "taken"] as const;

const inviteSchema = z.object({
	id: z.string(),
	name: z.string(),
	seat: z.nullable(z.object({ row: z.int(), number: z.int() })),
	state: z.enum(inviteStates),
});

const allocationSchema = z.object({
	id: z.string(),
	event: fixtureSchema,
	group: z.string(),
	section: z.string(),
	coordinator: z.object({ name: z.string(), email: z.string() }),
	price: z.int(),
	size: z.int(),
	taken: z.int(),
	endsAt: z.string(),
	isOver: z.boolean(),
	invites: z.array(inviteSchema),
});
export type ShownAllocation = z.infer<typeof allocationSchema>;

export const allocate = endpoint({
	method: "POST",
	path: "/staff/ticket-sales/:event/allocations",
	summary: "Reserve places for a supporter group until a set time; its coordinator invites people",
	access,
	once: true,
	status: 201,
	input: z.object({
		event,
		sectionId: z.uuid(),
		quantity: z.int().check(z.gte(1), z.lte(mostAllocated)),
		group: name,
		/** A member's e-mail address. */
		coordinator: z.string().check(z.trim(), z.maxLength(200)),
		price: z.int().check(z.gte(0), z.lte(100_000_000)),
		endsAt: z.iso.datetime({ offset: true }),
	}),
	answer: z.object({ id: z.string() }),
	refusals: allocationRefusals,
});

export const saleAllocations = endpoint({
	method: "GET",
	path: "/staff/ticket-sales/:event/allocations",
	summary: "The allocations of a sale, and how many places of each are taken",
	access,
	input: z.object({ event }),
	answer: z.object({ allocations: z.array(allocationSchema) }),
	refusals: allocationRefusals,
});

export const endAllocation = endpoint({
	method: "POST",
	path: "/staff/allocations/:id/end",
	summary: "End an allocation now: places not taken go on public sale",
	access,
	input: z.object({ id: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: allocationRefusals,
});

export const myAllocations = endpoint({
	method: "GET",
	path: "/allocations",
	summary: "Allocations for upcoming matches that the member coordinates, with their invitations",
	access: "member",
	input: z.object({}),
	answer: z.object({ allocations: z.array(allocationSchema) }),
});

export const invite = endpoint({
	method: "POST",
	path: "/allocations/:id/invites",
	summary: "Invite somebody by name to a place in the member's allocation; the link is shown once",
	access: "member",
	status: 201,
	input: z.object({ id: z.uuid(), name }),
	answer: z.object({ link: z.string() }),
	refusals: allocationRefusals,
});

export const withdrawInvite = endpoint({
	method: "DELETE",
	path: "/allocations/:id/invites/:invite",
	summary: "Withdraw an invitation that nobody has taken; its link stops working",
	access: "member",
	input: z.object({ id: z.uuid(), invite: z.uuid() }),
	answer: z.object({ message: z.string() }),
	refusals: allocationRefusals,
});

export const invitation = endpoint({
	method: "GET",
	path: "/allocation-invite",
	summary: "What a link invites to",
	access: "member",
	input: z.object({ token }),
	answer: z.object({
		event: fixtureSchema,
		group: z.string(),
		section: z.string(),
		seat: z.nullable(z.object({ row: z.int(), number: z.int() })),
		name: z.string(),
		price: z.int(),
		endsAt: z.string(),
		isOver: z.boolean(),
		state: z.enum(inviteStates),
		/** The member's own order for it. */
		orderNumber: z.nullable(z.string()),
	}),
	refusals: allocationRefusals,
});
export type Invitation = AnswerOf<typeof invitation>;

export const takeInvite = endpoint({
	method: "POST",
	path: "/allocation-invite/orders",
	summary: "Take the place of an invitation: a ticket if it is free, otherwise an order to pay",
	access: "member",
	inLine: true,
	once: true,
	status: 201,
	input: z.object({ token, method: z.optional(methodSchema) }),
	answer: placedOrderSchema,
	refusals: allocationRefusals,
});
