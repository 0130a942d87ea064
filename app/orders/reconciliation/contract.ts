import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { methodSchema } from "../payments/contract";

export const paymentsPerPage = 50;
export const mostDays = 92;

const day = z.iso.date().check(z.regex(/^20/));
/** Days in the club's time zone, inclusive. */
const period = z.object({ from: day, to: day });

export const receivedPayments = endpoint({
	method: "GET",
	path: "/staff/payments",
	summary: "Payments received, newest first",
	access: { staff: "finance", key: "ledger.read" },
	input: z.object({
		method: z.optional(methodSchema),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		payments: z.array(
			z.object({
				id: z.string(),
				/** The order's number, with "~2" from the second attempt on. */
				reference: z.string(),
				gateway: z.string(),
				method: methodSchema,
				amount: z.int(),
				paidAt: z.string(),
				refunded: z.int(),
			}),
		),
		next: z.nullable(z.string()),
	}),
});

export const moneyByDay = endpoint({
	method: "GET",
	path: "/staff/money",
	summary: "Payments by day and method, and refunds by day",
	access: { staff: "finance", key: "ledger.read" },
	input: period,
	answer: z.object({
		received: z.array(z.object({ day: z.string(), method: methodSchema, count: z.int(), amount: z.int() })),
		refunded: z.array(z.object({ day: z.string(), count: z.int(), amount: z.int() })),
	}),
});

export const ledgerCsv = endpoint({
	method: "GET",
	path: "/staff/ledger.csv",
	summary: "The ledger's entries for some days as CSV, oldest first",
	access: { staff: "finance", key: "ledger.read" },
	input: period,
	answer: z.object({ name: z.string(), text: z.custom<AsyncIterable<string>>() }),
	file: "text/csv; charset=utf-8",
});
