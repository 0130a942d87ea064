import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLikeProduction, type Settings } from "../app/platform/settings.server";

/**
 * The client: the right-most address that is not a trusted proxy. Anything left of it can be forged, and an invalid
 * value falls back to the connection's own address.
 */
export const clientAddress = ({ ip, socket }: FastifyRequest): string =>
	isIP(ip) ? ip : (socket.remoteAddress ?? "");

/** A number counts hops from our side; names are matched by Fastify. */
export const trustedProxies = (trusted: Settings["TRUST_PROXY"]) =>
	typeof trusted === "number" ? (_: string, hop: number) => hop < trusted : trusted;

/** A proxy's id for a request, so that one can be followed through both logs; anybody else gets one of ours. */
export function requestIds(trusted: Settings["TRUST_PROXY"]): (request: IncomingMessage) => string {
	const proxies = Array.isArray(trusted) ? listOf(trusted) : null;
	const isProxy = (address: string) => proxies?.check(address, isIPv6(address) ? "ipv6" : "ipv4") ?? trusted;
	return ({ headers, socket }) => {
		const { "x-request-id": given } = headers;
		const isFit = typeof given === "string" && /^[\w-]{8,64}$/.test(given);
		return isFit && isProxy(socket.remoteAddress ?? "") ? given : randomUUID();
	};
}

function listOf(names: readonly string[]) {
	const list = new BlockList();
	for (const name of names) {
		const [address = "", bits] = name.split("/");
		const type = isIPv6(address) ? "ipv6" : "ipv4";
		if (bits === undefined) list.addAddress(address, type);
		else list.addSubnet(address, Number(bits), type);
	}
	return list;
}

/** Whether a proxy passed it on, by what proxies add. Anybody can add it, so it never makes a caller more trusted. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
	Object.keys(headers).some((name) => /^(forwarded|x-real-ip|x-forwarded-.+)$/.test(name));

/** Behind a proxy that is not trusted, all visitors have its address: they share one's rate limits. */
export function warnOfUntrustedProxy(app: FastifyInstance, { APP_ENV, TRUST_PROXY, publicUrl }: Settings) {
	if (!isLikeProduction({ APP_ENV }) || TRUST_PROXY) return;
	// The site itself does not speak TLS, so something in front of it does.
	if (publicUrl.startsWith("https:"))
		app.log.warn(`TRUST_PROXY is "no", but PUBLIC_URL needs a proxy: ${shared}`);
	let isTold = false;
	app.addHook("onRequest", (request, _, done) => {
		if (!isTold && isForwarded(request)) {
			isTold = true;
			request.log.warn(`A proxy forwarded this request, but TRUST_PROXY is "no": ${shared}`);
		}
		done();
	});
}
const shared = "all visitors share its address and the limits of one";
