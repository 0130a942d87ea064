import * as z from "zod";
import { ruleText } from "../platform/http/rule-text";

/** Fields shared by several forms. Values that pass are safe to store. */
export const emailAddress = z.pipe(
	z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
	z.email(),
);

/**
 * Names appear in mails, where clients turn `hadiah.id` into a link, and `Hadiah.Id` as well. Not so "Moh.Ridwan": of
 * capitalized endings only these are refused, none of which is a title, a degree or a name ("Dr.Ir.", "SH.MH", "M.Yoga").
 */
const link = /[/\\@]|[\p{L}\p{M}\p{N}_-][.。]\p{Ll}{2}/u;
const endings =
	`asia bet bid biz blog buzz bz casino cc cf click cloud club cn co com cyou digital eu fun fyi ga games
	gg gl gq icu id in info ink io life link live lol ly me ml monster my net news one online org page poker pro promo
	pw quest rest ru sale sbs sg shop site space store tk to today top tv uk us vip website win work world ws wtf xyz
	zone`.split(/\s+/);
const linkByEnding = new RegExp(`[\\p{L}\\p{M}\\p{N}_-][.。](${endings.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** Also letters and dots that only look different, as in "ｈａｄｉａｈ．ｉｄ". */
function holdsLink(name: string) {
	const plain = name.normalize("NFKC");
	return link.test(plain) || linkByEnding.test(plain);
}

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
		(name) => !holdsLink(name),
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
