import * as z from "zod";
import { ruleText } from "../../platform/http/rule-text";

export const passwordLength = { least: 8, most: 128 };

/** A new password. The server also checks whether it is a common one. */
export const newPassword = z.string().check(
	z.minLength(passwordLength.least),
	z.maxLength(passwordLength.most),
	z.refine(
		(password) => password.trim().length > 0,
		ruleText({ id: "Wajib diisi.", en: "This is required." }),
	),
);

export const hasGoodLength = (password: string) =>
	password.length >= passwordLength.least && password.length <= passwordLength.most;

export const samePasswords = z.refine<{ password: string; password_confirmation: string }>(
	(form) => form.password === form.password_confirmation,
	{
		path: ["password_confirmation"],
		error: ruleText({ id: "Kedua kata sandi tidak sama.", en: "The passwords do not match." }),
	},
);

/** One repeated character, or a sequence such as 12345678 or abcdefgh; checked while typing. */
export function isTrivialPassword(password: string): boolean {
	const signs = [...password.toLowerCase()];
	if (new Set(signs).size <= 2) return true;
	const steps = new Set(signs.slice(1).map((sign, at) => sign.codePointAt(0)! - signs[at]!.codePointAt(0)!));
	return steps.size === 1 || [...steps].every((step) => step === 1 || step === -9);
}
