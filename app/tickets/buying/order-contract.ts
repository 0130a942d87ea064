import * as z from "zod";
import { placedOrderSchema, unpaidRefusals } from "../../orders/contract";
import { methodSchema } from "../../orders/payments/contract";
import { mostVouchers, voucherRefusals } from "../../orders/vouchers/voucher-refusals";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { promoRefusals, saleRefusals } from "../contract";
import { admissionRefusals } from "../waiting-room/contract";

/** More sections than any venue has. */
const mostSections = 20;
/** More than any section's limit per member. */
const mostOfOne = 50;

/** Said with the time when it goes on. */
export const lapseRefusals = {
	"tickets.holds_paused": {
		status: 429,
		message: {
			id: "Tiket yang kamu ambil beberapa kali tidak jadi dibeli. Coba lagi nanti.",
			en: "Tickets you took have gone unbought several times in a row. Try again later.",
		},
	},
} as const satisfies RefusalTable;

export const ticketOrderRefusals = {
	...saleRefusals,
	...promoRefusals,
	...admissionRefusals,
	...unpaidRefusals,
	...lapseRefusals,
	"tickets.not_open": {
		status: 409,
		message: { id: "Penjualan tiket belum dibuka.", en: "Ticket sales have not opened yet." },
	},
	"tickets.closed": {
		status: 409,
		message: { id: "Penjualan tiket sudah ditutup.", en: "Ticket sales have closed." },
	},
	"tickets.paused": {
		status: 409,
		message: {
			id: "Penjualan dihentikan sebentar. Coba lagi beberapa menit lagi.",
			en: "Sales are paused. Try again in a few minutes.",
		},
	},
	"tickets.contact_unproven": {
		status: 403,
		message: {
			id: "Verifikasi email atau nomor HP-mu dulu, baru kamu bisa mengambil tiket.",
			en: "Verify your e-mail or mobile number before taking tickets.",
		},
	},
	"tickets.unknown_section": {
		status: 404,
		message: { id: "Tribun ini tidak ada.", en: "There is no such section." },
	},
	"tickets.section_closed": {
		status: 409,
		message: { id: "Tribun ini ditutup untuk laga ini.", en: "This section is closed for this match." },
	},
	"tickets.unknown_seat": {
		status: 404,
		message: { id: "Kursi ini tidak ada.", en: "There is no such seat." },
	},
	"tickets.seats_needed": {
		status: 409,
		message: { id: "Pilih satu kursi untuk tiap tiket.", en: "Choose a seat for every ticket." },
	},
	"tickets.seat_taken": {
		status: 409,
		message: { id: "Kursinya baru saja diambil.", en: "The seat has just been taken." },
	},
	"tickets.companion_apart": {
		status: 409,
		message: {
			id: "Tempat kursi roda dan kursi pendampingnya dipesan berdua.",
			en: "A wheelchair space and its companion seat are booked together.",
		},
	},
	"tickets.over_limit": {
		status: 409,
		message: {
			id: "Jumlahnya melebihi batas per anggota.",
			en: "That is more than the limit per member.",
		},
	},
	"tickets.not_enough": {
		status: 409,
		message: { id: "Tiketnya tidak cukup.", en: "There are not enough tickets left." },
	},
	"promo.not_begun": {
		status: 409,
		message: { id: "Promo ini belum dimulai.", en: "This promotion has not started yet." },
	},
	"promo.ended": {
		status: 409,
		message: { id: "Promo ini sudah berakhir.", en: "This promotion has ended." },
	},
	"promo.not_here": {
		status: 409,
		message: {
			id: "Promo ini tidak berlaku untuk tribun yang kamu pilih.",
			en: "This promotion does not apply to the section you chose.",
		},
	},
	"promo.used_up": {
		status: 409,
		message: { id: "Kuota promo ini sudah habis.", en: "This promotion has sold out." },
	},
} as const satisfies RefusalTable;

export const totalRefusals = {
	"tickets.total_changed": {
		status: 409,
		message: { id: "Totalnya berubah.", en: "The total has changed." },
	},
} as const satisfies RefusalTable;

/** The total shown to the buyer. If it differs now, nothing is ordered; without it, today's total applies. */
export const shownTotal = z.optional(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)));

const voucherCodes = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(mostVouchers));

/** What a fan wants: sections with quantities, and seats where they are numbered. */
export const ticketWish = {
	saleId: z.uuid(),
	sections: z
		.array(z.object({ sectionId: z.uuid(), quantity: z.int().check(z.gte(1), z.lte(mostOfOne)) }))
		.check(z.minLength(1), z.maxLength(mostSections)),
	seats: z.optional(z.array(z.uuid()).check(z.maxLength(mostOfOne))),
	/** The slug of a promo link. */
	promo: z.optional(z.string().check(z.maxLength(120))),
};

export const placeTicketOrder = endpoint({
	method: "POST",
	path: "/tickets/orders",
	summary:
		"Place an order for tickets: at the prices of the member's hold, or else at today's; the places are held for 15 minutes",
	access: "member",
	inLine: true,
	once: true,
	status: 201,
	input: z.object({
		...ticketWish,
		/** Who goes in, ticket by ticket; the buyer where none is named. */
		holders: z.optional(z.array(z.string().check(z.trim(), z.maxLength(80))).check(z.maxLength(mostOfOne))),
		/** Not needed where vouchers pay for everything. */
		method: z.optional(methodSchema),
		vouchers: z.optional(voucherCodes),
		total: shownTotal,
	}),
	answer: placedOrderSchema,
	refusals: { ...ticketOrderRefusals, ...voucherRefusals, ...totalRefusals },
});

export const ticketVoucherTrial = endpoint({
	method: "POST",
	path: "/tickets/vouchers",
	summary: "What voucher codes would take off these tickets; takes nothing yet",
	access: "member",
	inLine: true,
	input: z.object({ ...ticketWish, vouchers: voucherCodes }),
	answer: z.object({
		discounts: z.array(z.object({ code: z.string(), name: z.string(), amount: z.int() })),
		/** With the reason in words for its place on the screen. */
		refused: z.array(z.object({ code: z.string(), reason: z.string(), message: z.string() })),
		total: z.int(),
	}),
	refusals: ticketOrderRefusals,
});
