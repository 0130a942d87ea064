import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Settings } from "../app/platform/settings.server";

/**
 * Who is asking: the right-most address that no trusted proxy stands for. Left of it anybody may have written anything, and
 * what is no address at all counts as the connection's own.
 */
export const clientAddress = ({ ip, socket }: FastifyRequest): string =>
	isIP(ip) ? ip : (socket.remoteAddress ?? "");

/** A number counts hops from our side; names are matched by Fastify. */
export const trustedProxies = (trusted: Settings["TRUST_PROXY"]) =>
	typeof trusted === "number" ? (_: string, hop: number) => hop < trusted : trusted;
