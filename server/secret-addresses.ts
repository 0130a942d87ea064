import { club } from "../club/profile";
import { parseAddress, readableAddress } from "./readable-address";

/** Query parameters whose values must be neither logged nor cached, here or in a browser. */
const secretParameters = [
	"auth_token",
	"token",
	"otp",
	"code",
	"kode",
	"email",
	"phone",
	"invite",
	"hub.verify_token",
];

/** Only kept out of the log: a link with a voucher's code may go to thousands, so its page is cached like any other. */
const unloggedParameters = [...secretParameters, "voucher"];
/** Staff look for members by e-mail and phone, and for tickets by code. The office's lists have that in their own address. */
const unloggedForStaff = [...unloggedParameters, "q"];
const staffPath = /^\/+(api\/+staff|office)(\/|$)/i;

/**
 * The page of one ticket, its link preview and its API, a member's own calendar, and an unpublished article: whoever has the URL
 * has access. Routes ignore case.
 */
const secretPath = new RegExp(
	`^((?:/og)?/+${club.eventSlug}/+|/+api/+passes/+|/+calendar/+own/+|(?:/og)?/+news/+detail/+pratinjau-|/+api/+news/+pratinjau-).`,
	"i",
);

/**
 * Whoever has a photograph's id may see it, like those of a return, and whoever has a mail's link may end its news. Only kept
 * out of the log: their answers are the same for everybody.
 */
const unloggedPath = /^(\/+(?:photo|unsubscribe)\/+)./i;

export function carriesSecret(target: string): boolean {
	const { path, query } = parseAddress(target);
	return secretPath.test(decode(path)) || [...query.keys()].some((name) => isAmong(secretParameters, name));
}

/** Redacts secrets for the log with `…`. Names are decoded as the server decodes them, so escaping hides nothing. */
export function withoutSecrets(target: string): string {
	const [, path = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(readableAddress(target)) ?? [];
	const secret = secretPath.exec(decode(path)) ?? unloggedPath.exec(decode(path));
	const shown = secret ? `${secret[1]}…` : path;
	if (query === undefined) return shown;
	const unlogged = staffPath.test(decode(path)) ? unloggedForStaff : unloggedParameters;
	const pairs = query.split("&").map((pair) => withoutValue(pair, unlogged));
	return `${shown}?${pairs.join("&")}`;
}

function withoutValue(pair: string, unlogged: string[]): string {
	const [name = ""] = pair.split("=", 1);
	return name !== pair && isAmong(unlogged, decode(name)) ? `${name}=…` : pair;
}

const isAmong = (names: string[], name: string) => names.includes(name.trim().toLowerCase());

function decode(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		return text;
	}
}
