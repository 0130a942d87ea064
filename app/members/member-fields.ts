import * as z from "zod";
import { ruleText } from "../platform/rule-text";

/** Fields that several forms share. What they let through is safe to keep. */
export const emailAddress = z.pipe(
	z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
	z.email(),
);

export const personName = z.string().check(
	z.trim(),
	z.minLength(2),
	z.maxLength(80),
	z.refine(
		(name) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>]/u.test(name),
		ruleText({
			id: "Ada karakter yang tidak bisa dipakai.",
			en: "It contains a character that cannot be used.",
		}),
	),
);

/** As people type it; the server makes one form of it. */
export const phoneText = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

export const tokenText = z.string().check(z.minLength(1), z.maxLength(200));
