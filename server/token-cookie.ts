import type { FastifyReply, FastifyRequest } from "fastify";
import type { TokenCookie } from "../app/platform/http/bind.server";
import { parseCookies } from "../app/platform/http/cookies";
import type { Settings } from "../app/platform/settings.server";

const day = 24 * 60 * 60;
export const tokenCookies = {
	device: { name: "device", seconds: 365 * day },
	cart: { name: "cart", seconds: 60 * day },
	waiting: { name: "waiting", seconds: day },
	admission: { name: "admission", seconds: day },
} as const;

/** Only the API ever sees them: scripts cannot read them, and pages are rendered without them. */
export function tokenCookie(
	request: FastifyRequest,
	reply: FastifyReply,
	settings: Settings,
	{ name, seconds }: (typeof tokenCookies)[keyof typeof tokenCookies],
): TokenCookie {
	const sent = parseCookies(request.headers.cookie ?? "")[name];
	const secure = settings.publicUrl.startsWith("https:") ? "; Secure" : "";
	const set = (value: string, maxAge: number) => {
		reply.header(
			"set-cookie",
			`${name}=${value}; Path=/api; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
		);
	};
	return {
		token: sent && /^[\w-]{43,100}$/.test(sent) ? sent : null,
		keep: (token) => set(token, seconds),
		forget: () => set("", 0),
	};
}
