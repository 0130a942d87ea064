import { club } from "../club/profile";
import { parseAddress, readableAddress } from "./readable-address";

/** Query parameters whose values must be neither logged nor cached, here or in a browser. */
const secretParameters = ["auth_token", "token", "otp", "code", "email", "phone", "invite"];

/**
 * The page of one ticket, its link preview and its API, a member's own calendar, and an unpublished article: whoever has the URL
 * has access. Routes ignore case.
 */
const secretPath = new RegExp(
	`^((?:/og)?/+${club.eventSlug}/+|/+api/+passes/+|/+calendar/+own/+|(?:/og)?/+news/+detail/+pratinjau-|/+api/+news/+pratinjau-).`,
	"i",
);

export function carriesSecret(target: string): boolean {
	const { path, query } = parseAddress(target);
	return secretPath.test(decode(path)) || [...query.keys()].some(isSecret);
}

/** Redacts secrets for the log with `…`. Names are decoded as the server decodes them, so escaping hides nothing. */
export function withoutSecrets(target: string): string {
	const [, path = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(readableAddress(target)) ?? [];
	const ticket = secretPath.exec(decode(path));
	const shown = ticket ? `${ticket[1]}…` : path;
	return query === undefined ? shown : `${shown}?${query.split("&").map(withoutValue).join("&")}`;
}

function withoutValue(pair: string): string {
	const [name = ""] = pair.split("=", 1);
	return name !== pair && isSecret(decode(name)) ? `${name}=…` : pair;
}

const isSecret = (name: string) => secretParameters.includes(name.trim().toLowerCase());

function decode(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		return text;
	}
}
