import type { FastifyReply, FastifyRequest } from "fastify";
import type { DeviceCookie } from "../app/platform/bind.server";
import { parseCookies } from "../app/platform/cookies";
import type { Settings } from "../app/platform/settings.server";

export const deviceCookieName = "device";
const aYear = 365 * 24 * 60 * 60;

/** Only the API ever sees it: scripts cannot read it, and pages are drawn without it. */
export function deviceCookie(request: FastifyRequest, reply: FastifyReply, settings: Settings): DeviceCookie {
	const sent = parseCookies(request.headers.cookie ?? "")[deviceCookieName];
	const secure = settings.publicUrl.startsWith("https:") ? "; Secure" : "";
	return {
		token: sent && /^[\w-]{43}$/.test(sent) ? sent : null,
		keep: (token) => {
			reply.header(
				"set-cookie",
				`${deviceCookieName}=${token}; Path=/api; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure}`,
			);
		},
	};
}
