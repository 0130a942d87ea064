import { BlockList, isIP } from "node:net";
import type { Settings } from "../platform/settings.server";

type PushSettings = Pick<Settings, "APP_ENV" | "PUSH_HOSTS">;

/** The push services of the browsers there are. A leading dot means any host below it. */
const pushHosts = [
	"fcm.googleapis.com",
	"updates.push.services.mozilla.com",
	".push.services.mozilla.com",
	".push.apple.com",
	".notify.windows.com",
];

/**
 * An endpoint is an address that a stranger makes us call, so only the known services are called, and only by https.
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

/** Networks that belong to somebody's house. A name of the list may still be made to point there. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["224.0.0.0", 3],
] as const)
	privateNetworks.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
	["::", 127],
	["64:ff9b::", 96],
	["fc00::", 7],
	["fe80::", 10],
	["ff00::", 8],
] as const)
	privateNetworks.addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return isPublicAddress(mapped);
	return family !== 0 && !privateNetworks.check(address, family === 4 ? "ipv4" : "ipv6");
}
