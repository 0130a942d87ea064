import * as z from "zod";
import { proof } from "../../members/reauthenticate-contract";
import { endpoint } from "../../platform/http/contract";
import { ruleText } from "../../platform/http/rule-text";
import { isCardNumber } from "./card-number";
import { paymentMethods } from "./payment-methods";

/** The account for refunds, as its owner types it. */
export const bankAccountFields = {
	bank: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
	/** May contain spaces or dashes. */
	accountNumber: z.string().check(
		z.trim(),
		z.regex(/^(?:\d[ .-]?){6,20}$/),
		z.refine(
			(number) => !isCardNumber(number),
			ruleText({
				id: "Ini nomor kartu. Masukkan nomor rekening, jangan nomor kartu.",
				en: "This is a card number. Enter a bank account number instead.",
			}),
		),
	),
	holder: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
};

const preferencesSchema = z.object({
	/** Preselected when the member pays; null for none. */
	method: z.nullable(z.enum(paymentMethods)),
	/** Only the last digits: enough to recognise it. */
	account: z.nullable(z.object({ bank: z.string(), numberEnd: z.string(), holder: z.string() })),
});
export type PaymentPreferences = z.infer<typeof preferencesSchema>;

export const myPaymentPreferences = endpoint({
	method: "GET",
	path: "/user/payment",
	summary: "The member's preferred payment method and account for refunds",
	access: "member",
	input: z.object({}),
	answer: preferencesSchema,
});

export const preferMethod = endpoint({
	method: "PUT",
	path: "/user/payment/method",
	summary: "Set or clear the preferred payment method",
	access: "member",
	input: z.object({ method: z.nullable(z.enum(paymentMethods)) }),
	answer: preferencesSchema,
});

export const saveRefundAccount = endpoint({
	method: "PUT",
	path: "/user/payment/account",
	summary: "Save the bank account for refunds, with a proof of who asks",
	access: "member",
	input: z.object({ ...bankAccountFields, ...proof }),
	answer: preferencesSchema,
});

export const forgetAccount = endpoint({
	method: "DELETE",
	path: "/user/payment/account",
	summary: "Delete the saved bank account, with a proof of who asks",
	access: "member",
	input: z.object(proof),
	answer: preferencesSchema,
});
