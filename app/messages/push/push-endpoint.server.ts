import { isIP } from "node:net";
import type { Settings } from "../../platform/settings.server";

type PushSettings = Pick<Settings, "APP_ENV" | "PUSH_HOSTS">;

/** The push services of all current browsers. A leading dot means any subdomain. */
const pushHosts = [
	"fcm.googleapis.com",
	"updates.push.services.mozilla.com",
	".push.services.mozilla.com",
	".push.apple.com",
	".notify.windows.com",
];

/**
 * An endpoint is a URL supplied by a stranger, so only known services are called, and only over https.
 * In tests, PUSH_HOSTS may name a service on this machine.
 */
export function isPushEndpoint(endpoint: string, settings: PushSettings): boolean {
	if (!URL.canParse(endpoint)) return false;
	const url = new URL(endpoint);
	if (url.username || url.password || url.hash) return false;
	const named = namedHosts(settings);
	if (settings.APP_ENV === "test" && url.hostname === "127.0.0.1") return named.includes(url.host);
	if (url.protocol !== "https:" || url.port !== "" || isAddress(url.hostname)) return false;
	return [...pushHosts, ...named].some((host) =>
		host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host,
	);
}

const namedHosts = ({ PUSH_HOSTS }: PushSettings) =>
	(PUSH_HOSTS ?? "")
		.split(",")
		.map((host) => host.trim().toLowerCase())
		.filter(Boolean);

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, "")) !== 0;
