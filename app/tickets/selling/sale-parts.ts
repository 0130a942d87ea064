import * as z from "zod";
import type { RefusalTable } from "../../platform/http/refusal";
import { saleRefusals } from "../contract";

/** What the contracts of selling share. */
export const access = { staff: "ticketing" } as const;
export const momentInput = z.iso.datetime({ offset: true });
export const wordsInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
export const quota = z.int().check(z.gte(0), z.lte(200_000));
export const figures = { quota: z.int(), sold: z.int(), held: z.int(), left: z.int() };
/** Of what was edited. If somebody has changed it since, nothing is saved. */
export const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));
/** Whose change the second editor is shown. */
export const changed = {
	version: z.string(),
	changedBy: z.nullable(z.string()),
	changedAt: z.nullable(z.string()),
};

const overtaken = {
	status: 409,
	message: {
		id: "Orang lain sudah mengubahnya. Belum ada yang disimpan.",
		en: "Somebody else has changed it. Nothing has been saved.",
	},
};

export const ticketSellingRefusals = {
	...saleRefusals,
	"sale.changed": overtaken,
	"section.changed": overtaken,
	"room.changed": overtaken,
	"sale.unknown_event": {
		status: 404,
		message: { id: "Laga atau acara ini tidak ada.", en: "There is no such match or event." },
	},
	"sale.exists": {
		status: 409,
		message: { id: "Laga ini sudah punya penjualan.", en: "This match already has a sale." },
	},
	"sale.event_over": {
		status: 409,
		message: {
			id: "Laga ini sudah selesai atau dibatalkan.",
			en: "This match is over or has been called off.",
		},
	},
	"sale.over": {
		status: 409,
		message: { id: "Waktu penjualannya sudah lewat.", en: "This sale's time is over." },
	},
	"sale.no_sections": {
		status: 409,
		message: {
			id: "Belum ada tribun dengan tempat untuk dijual.",
			en: "There is no section with places to sell yet.",
		},
	},
	"sale.has_sales": {
		status: 409,
		message: {
			id: "Sudah ada yang membeli, menahan, atau mengantre. Hentikan penjualannya di papan hari laga.",
			en: "People have already bought, are holding or are queuing. Pause the sale on the match-day board instead.",
		},
	},
	"section.unknown": {
		status: 404,
		message: { id: "Tribun ini tidak ada.", en: "There is no such section." },
	},
	"section.quota_too_small": {
		status: 409,
		message: {
			id: "Kuota tidak bisa lebih kecil dari yang sudah terjual dan ditahan.",
			en: "The quota cannot be lower than what is sold and held.",
		},
	},
	"section.seat_taken": {
		status: 409,
		message: {
			id: "Kursi yang terjual, ditahan, atau pernah dipesan tidak bisa dihapus atau diubah jenisnya.",
			en: "A seat that is sold, held or has ever been ordered cannot be removed or change type.",
		},
	},
	"section.seating_fixed": {
		status: 409,
		message: {
			id: "Penjualannya sudah terbit: tempat bebas tidak bisa lagi jadi bernomor, atau sebaliknya.",
			en: "The sale is published: free seating can no longer become numbered, or the other way round.",
		},
	},
	"section.has_sales": {
		status: 409,
		message: {
			id: "Tribun ini pernah dipesan, ditahan, atau ditunggu, jadi tidak bisa dihapus.",
			en: "This section has orders, holds or a waiting list, so it cannot be removed.",
		},
	},
	"section.in_promo": {
		status: 409,
		message: {
			id: "Sebuah tautan promo masih memakai tribun ini.",
			en: "A promo link still includes this section.",
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
			en: "The quota cannot be lower than what is used.",
		},
	},
} as const satisfies RefusalTable;
