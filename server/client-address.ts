import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Settings } from "../app/platform/settings.server";

/**
 * The client: the right-most address that is not a trusted proxy. Anything left of it can be forged, and an invalid
 * value falls back to the connection's own address.
 */
export const clientAddress = ({ ip, socket }: FastifyRequest): string =>
	isIP(ip) ? ip : (socket.remoteAddress ?? "");

/** A number counts hops from our side; names are matched by Fastify. */
export const trustedProxies = (trusted: Settings["TRUST_PROXY"]) =>
	typeof trusted === "number" ? (_: string, hop: number) => hop < trusted : trusted;
