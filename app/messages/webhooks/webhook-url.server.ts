import { isIP } from "node:net";
import { isLikeProduction, type Settings } from "../../platform/settings.server";
import type { Localized } from "../../platform/words/language";

type UrlSettings = Pick<Settings, "APP_ENV" | "publicUrl">;

/** Why messages are not sent to this URL; null if they are. Its host name is resolved and checked again at each delivery. */
export function webhookUrlError(text: string, settings: UrlSettings): Localized | null {
	if (!URL.canParse(text)) return { id: "Ini bukan alamat web.", en: "This is not a URL." };
	const { protocol, hostname, username, password, hash } = new URL(text);
	if (username || password || hash)
		return {
			id: "Tanpa nama pengguna, kata sandi, atau #.",
			en: "It must not contain a user name, password or #.",
		};
	if (mayCallLocally(settings) && protocol === "http:") return null;
	if (protocol !== "https:")
		return { id: "Harus dimulai dengan https://.", en: "It must begin with https://." };
	const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
	if ((isAddress || !hostname.includes(".")) && !mayCallLocally(settings))
		return { id: "Pakai nama domain yang umum.", en: "Use a public domain name." };
	return null;
}

/** On a developer's own machine, which nobody else can reach, a subscriber may run locally, too. */
export const mayCallLocally = ({ APP_ENV, publicUrl }: UrlSettings) =>
	!isLikeProduction({ APP_ENV }) && ["localhost", "127.0.0.1"].includes(new URL(publicUrl).hostname);
