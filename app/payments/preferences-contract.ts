import * as z from "zod";
import { endpoint } from "../platform/contract";
import { ruleText } from "../platform/rule-text";
import { isCardNumber } from "./card-number";
import { paymentMethods } from "./gateway";

/** The account that refunds go to, as its owner types it. */
export const bankAccountFields = {
	bank: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
	/** With spaces or dashes between the digits, if need be. */
	accountNumber: z.string().check(
		z.trim(),
		z.regex(/^(?:\d[ .-]?){6,20}$/),
		z.refine(
			(number) => !isCardNumber(number),
			ruleText({
				id: "Ini nomor kartu. Masukkan nomor rekening, jangan nomor kartu.",
				en: "This is a card number. Enter an account number, never that of a card.",
			}),
		),
	),
	holder: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
};

const preferencesSchema = z.object({
	/** Chosen already when the member comes to pay; null for none. */
	method: z.nullable(z.enum(paymentMethods)),
	/** Only the end of the number: enough to recognise it. */
	account: z.nullable(z.object({ bank: z.string(), numberEnd: z.string(), holder: z.string() })),
});
export type PaymentPreferences = z.infer<typeof preferencesSchema>;

export const paymentPreferences = endpoint({
	method: "GET",
	path: "/user/payment",
	summary: "How the member likes to pay, and where refunds go",
	access: "member",
	input: z.object({}),
	answer: preferencesSchema,
});

export const preferMethod = endpoint({
	method: "PUT",
	path: "/user/payment/method",
	summary: "Prefer a way to pay, or none",
	access: "member",
	input: z.object({ method: z.nullable(z.enum(paymentMethods)) }),
	answer: preferencesSchema,
});

export const keepAccount = endpoint({
	method: "PUT",
	path: "/user/payment/account",
	summary: "Keep the bank account that refunds go to",
	access: "member",
	input: z.object(bankAccountFields),
	answer: preferencesSchema,
});

export const forgetAccount = endpoint({
	method: "DELETE",
	path: "/user/payment/account",
	summary: "Forget the bank account",
	access: "member",
	input: z.object({}),
	answer: preferencesSchema,
});
