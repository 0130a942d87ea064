import * as z from "zod";
import { ruleText } from "../platform/rule-text";

/** Fields shared by several forms. Values that pass are safe to store. */
export const emailAddress = z.pipe(
	z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
	z.email(),
);

/** Names appear in mails, where clients turn `word.word` into a link; not so "Moh.Ridwan", with its capital. */
const link = /[/\\@]|[\w-]\.[a-z]{2,}|[\w-]\.(COM|Com|NET|Net|ORG|Org|ID|CO|IO|ME)\b/;

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
	z.refine(
		(name) => !link.test(name),
		ruleText({ id: "Nama tidak boleh berisi tautan.", en: "A name cannot contain a link." }),
	),
);

/** In any common notation; the server normalizes it. */
export const phoneText = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

/** Six digits, joined from the six inputs. */
export const otpText = z
	.string()
	.check(z.regex(/^\d{6}$/, ruleText({ id: "Kodenya enam angka.", en: "The code has six digits." })));

export const tokenText = z.string().check(z.minLength(1), z.maxLength(200));

/** Six digits of an authenticator app, or a recovery code, with or without spaces and hyphens. */
export const stepCode = z.string().check(z.trim(), z.maxLength(40));
