import * as z from "zod";
import { clubSections } from "../../platform/club-profile";
import { changedMeanwhile } from "../../platform/http/changed-meanwhile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { orderStates } from "../order-states";
import { voucherEffects, voucherWays } from "./voucher-rules";

export const vouchersPerPage = 50;
const access = { staff: "seller" } as const;

export const staffVoucherRefusals = {
	"voucher.unknown": {
		status: 404,
		message: { id: "Voucher ini tidak ada.", en: "There is no such voucher." },
	},
	"voucher.changed": changedMeanwhile,
	"voucher.code_taken": {
		status: 409,
		message: { id: "Kode ini sudah dipakai.", en: "This code is already in use." },
	},
	"voucher.limit_too_low": {
		status: 409,
		message: {
			id: "Batasnya tidak bisa lebih kecil dari yang sudah terpakai.",
			en: "A limit cannot be lower than what has already been used.",
		},
	},
} as const satisfies RefusalTable;

/** By id, not by code: URLs are logged, and a code is worth money. */
const voucherId = { id: z.uuid() };
const rupiah = z.int().check(z.gte(1), z.lte(1_000_000_000_000));
const count = z.int().check(z.gte(1), z.lte(100_000_000));
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const instant = z.iso.datetime({ offset: true }).check(z.regex(/^20/));
const some = <T extends z.ZodType>(each: T) => z.optional(z.array(each).check(z.maxLength(100)));

const scopeSchema = z.object({
	kinds: some(z.enum(["goods", "ticket"])),
	categories: some(z.string().check(z.maxLength(40))),
	divisions: some(z.enum(clubSections)),
	/** Slugs of products or ticket sales. */
	products: some(z.string().check(z.maxLength(120))),
});

const voucherFields = {
	title: z.object({ id: words, en: z.optional(words) }),
	effect: z.enum(voucherEffects),
	/** Percent, or rupiah; 0 for free shipping. */
	value: z.int().check(z.gte(0), z.lte(1_000_000_000)),
	/** Maximum discount in rupiah. */
	most: z._default(z.nullable(rupiah), null),
	scope: z._default(scopeSchema, {}),
	minimum: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
	startsAt: z.optional(instant),
	endsAt: z._default(z.nullable(instant), null),
	/** Uses per verified phone number, total uses, and total rupiah; null for no limit. */
	perMember: z._default(z.nullable(z.int().check(z.gte(1), z.lte(1_000))), null),
	uses: z._default(z.nullable(count), null),
	budget: z._default(z.nullable(rupiah), null),
};

/** What a form edits. */
export type VoucherContent = {
	[Name in keyof typeof voucherFields]: Exclude<z.output<(typeof voucherFields)[Name]>, undefined>;
};

/** A limit, and how much of it is held by open orders, used, and left. */
const limitSchema = z.nullable(z.object({ size: z.int(), held: z.int(), sold: z.int(), left: z.int() }));

const voucherSchema = z.object({
	...voucherId,
	code: z.string(),
	way: z.enum(voucherWays),
	title: z.object({ id: z.string(), en: z.optional(z.string()) }),
	effect: z.enum(voucherEffects),
	value: z.int(),
	most: z.nullable(z.int()),
	scope: scopeSchema,
	minimum: z.int(),
	startsAt: z.string(),
	endsAt: z.nullable(z.string()),
	perMember: z.nullable(z.int()),
	uses: limitSchema,
	budget: limitSchema,
	state: z.enum(["coming", "running", "used_up", "ended"]),
	/** For a voucher by link: the page that applies it. */
	link: z.nullable(z.string()),
	/** Changes whenever something that can be edited differs, or somebody ends it. */
	version: z.string(),
});
export type StaffVoucher = z.infer<typeof voucherSchema>;

export const voucherContentOf = ({
	title,
	effect,
	value,
	most,
	scope,
	minimum,
	startsAt,
	endsAt,
	perMember,
	uses,
	budget,
}: Omit<StaffVoucher, "version">): VoucherContent => ({
	title,
	effect,
	value,
	most,
	scope,
	minimum,
	startsAt,
	endsAt,
	perMember,
	uses: uses?.size ?? null,
	budget: budget?.size ?? null,
});

export const staffVouchers = endpoint({
	method: "GET",
	path: "/staff/vouchers",
	summary: "All vouchers, newest first; ended ones by when they ended",
	access,
	input: z.object({
		q: z.optional(z.string().check(z.trim(), z.maxLength(60))),
		state: z._default(z.enum(["all", "coming", "running", "ended"]), "all"),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({ vouchers: z.array(voucherSchema), next: z.nullable(z.string()) }),
});

export const staffVoucher = endpoint({
	method: "GET",
	path: "/staff/vouchers/:id",
	summary: "One voucher with its uses, its discounts, and the latest orders with it",
	access,
	input: z.object(voucherId),
	answer: z.object({
		...voucherSchema.shape,
		changedBy: z.nullable(z.string()),
		changedAt: z.nullable(z.string()),
		report: z.object({
			/** Paid orders, and orders awaiting payment. */
			paid: z.object({ orders: z.int(), amount: z.int() }),
			open: z.object({ orders: z.int(), amount: z.int() }),
			latest: z.array(
				z.object({
					number: z.string(),
					state: z.enum(orderStates),
					amount: z.int(),
					total: z.int(),
					placedAt: z.string(),
				}),
			),
		}),
	}),
	refusals: staffVoucherRefusals,
});

export const createVoucher = endpoint({
	method: "POST",
	path: "/staff/vouchers",
	summary: "Create a voucher. One by link gets a long random code, an automatic one needs none",
	access,
	status: 201,
	input: z.object({
		way: z.enum(voucherWays),
		/** Required for a voucher by code; one by link gets its own. */
		code: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,39}$/))),
		...voucherFields,
	}),
	answer: voucherSchema,
	refusals: staffVoucherRefusals,
});

export const changeVoucher = endpoint({
	method: "PUT",
	path: "/staff/vouchers/:id",
	summary: "Change a voucher; orders placed with it keep their discount",
	access,
	input: z.object({
		...voucherId,
		/** The version that was read: refused if somebody has saved since. Missing: the current one is overwritten. */
		version: z.optional(z.string().check(z.maxLength(40))),
		...voucherFields,
	}),
	answer: voucherSchema,
	refusals: staffVoucherRefusals,
});

export const endVoucher = endpoint({
	method: "POST",
	path: "/staff/vouchers/:id/ended",
	summary: "End a voucher: nobody can use it from now on",
	access,
	input: z.object(voucherId),
	answer: voucherSchema,
	refusals: staffVoucherRefusals,
});
