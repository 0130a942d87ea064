import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { saleRefusals } from "../contract";

export const mostInGroup = 4;

/**
 * outside: no place, or none any more · lots: has a lot, not drawn yet · waiting: has a position · admitted: may buy now ·
 * sold-out: nobody will be let in any more · off: no queue at the moment.
 */
export const placeStates = ["outside", "lots", "waiting", "admitted", "sold-out", "off"] as const;

const positionSchema = z.object({
	state: z.enum(placeStates),
	lot: z.nullable(z.int()),
	/** The code others join this lot with, while they can, and how many share it. */
	group: z.nullable(z.object({ code: z.string(), size: z.int() })),
	/** 1 is next. */
	position: z.nullable(z.int()),
	/** People waiting, or with a lot before the draw. */
	people: z.int(),
	minutes: z.nullable(z.int()),
	admittedUntil: z.nullable(z.string()),
	opensAt: z.string(),
	/** The server's clock. */
	now: z.string(),
	/** Tickets that nobody has or holds. */
	left: z.int(),
	seed: z.nullable(z.string()),
	/** Seconds until it makes sense to ask again. */
	askAgainIn: z.int(),
});
export type Position = z.infer<typeof positionSchema>;

const saleId = z.uuid();

export const waitingPosition = endpoint({
	method: "GET",
	path: "/waiting-room/position",
	summary:
		"Where the fan stands; from memory, by the cookie that came with the place. Fans whose turn it is get an admission",
	access: "public",
	input: z.object({ saleId }),
	answer: positionSchema,
	refusals: saleRefusals,
});

export const roomRefusals = {
	...saleRefusals,
	"waiting_room.off": {
		status: 409,
		message: {
			id: "Antrean untuk laga ini tidak sedang dibuka.",
			en: "There is no queue for this event right now.",
		},
	},
	"waiting_room.unknown_group": {
		status: 404,
		message: {
			id: "Kode rombongan ini tidak dikenal. Periksa lagi ejaannya.",
			en: "We do not recognise this group code. Check the spelling.",
		},
	},
	"waiting_room.group_full": {
		status: 409,
		message: { id: "Rombongan ini sudah penuh: empat orang.", en: "This group already has four people." },
	},
	"waiting_room.drawn": {
		status: 409,
		message: {
			id: "Undian sudah berjalan, rombongan tidak bisa diubah lagi.",
			en: "The draw has taken place; groups can no longer change.",
		},
	},
} as const satisfies RefusalTable;

export const takePlace = endpoint({
	method: "POST",
	path: "/waiting-room/places",
	summary: "Take a place in a sale's waiting room, or find one's own again; with a code, share a group's lot",
	access: "member",
	input: z.object({ saleId, group: z.optional(z.string().check(z.trim(), z.maxLength(40))) }),
	answer: positionSchema,
	refusals: roomRefusals,
});

export const leavePlace = endpoint({
	method: "DELETE",
	path: "/waiting-room/places",
	summary: "Leave a sale's waiting room; whoever comes back starts at the end",
	access: "member",
	input: z.object({ saleId }),
	answer: z.object({ left: z.boolean() }),
	refusals: saleRefusals,
});

/** Thrown by every buying call of a sale whose room is on. */
export const admissionRefusals = {
	"waiting_room.not_admitted": {
		status: 403,
		message: {
			id: "Laga ini dijual lewat antrean. Ambil tempatmu dulu, lalu tunggu giliran.",
			en: "Tickets for this event are sold through a queue. Take your place and wait for your turn.",
		},
	},
	"waiting_room.forged": {
		status: 403,
		message: {
			id: "Tanda masuk ini bukan dari kami atau bukan milikmu. Ambil tempat di antrean.",
			en: "This admission is not valid for you. Take a place in the queue.",
		},
	},
	"waiting_room.expired": {
		status: 403,
		message: {
			id: "Waktu belanjamu sudah habis. Ambil tempat lagi di antrean.",
			en: "Your time to buy has run out. Take a place in the queue again.",
		},
	},
} as const satisfies RefusalTable;
