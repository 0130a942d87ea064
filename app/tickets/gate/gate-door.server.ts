import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { isTheme, themeCookie } from "../../platform/browser/theme";
import { guest, hasRole, type Who } from "../../platform/http/access";
import type { CallContext } from "../../platform/http/bind.server";
import { parseCookies } from "../../platform/http/cookies";
import { Refusal } from "../../platform/http/refusal";
import { defaultLanguage, isLanguage, languageCookie, localize } from "../../platform/words/language";
import base from "../../ui/base.css?inline";
import tokens from "../../ui/tokens.css?inline";
import checkStyle from "./check-page.css?inline";
import { checkPage } from "./check-page.server";
import { readTicketState } from "./check-ticket.server";
import gateStyle from "./gate.css?inline";
import { gatePage, noGatePage } from "./gate-page.server";
import resultStyle from "./scan-result.css?inline";

type Options = {
	identify: (token: string) => Promise<Who>;
	addressOf: (request: FastifyRequest) => string;
};

/** `/gate`, for staff with the role. The only page that may use a camera and run WebAssembly. */
export function serveGate(
	app: FastifyInstance,
	context: Pick<CallContext, "db" | "limits">,
	{ identify, addressOf }: Options,
) {
	app.get("/gate", async (request, reply) => {
		const cookies = parseCookies(request.headers.cookie ?? "");
		const who = cookies.token ? await identify(cookies.token) : guest;
		const isGuest = who.kind === "guest";
		const shown = preferencesOf(request, cookies);
		if (!isGuest && who.rolesWait) return reply.redirect(pathTo("profile-security"), 302);
		if (!hasRole(who, "gate"))
			return send(reply.code(isGuest ? 401 : 404), noGatePage({ ...shown, isGuest }));
		const policy = String(reply.getHeader("content-security-policy") ?? "");
		return send(
			reply
				.header(
					"content-security-policy",
					policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
				)
				.header("permissions-policy", "camera=(self), microphone=(), geolocation=(), payment=(), usb=()"),
			gatePage(shown),
		);
	});
	app.get<{ Querystring: { kode?: string | string[] } }>("/cek-tiket", async (request, reply) => {
		const shown = preferencesOf(request, parseCookies(request.headers.cookie ?? ""));
		const code = String([request.query.kode ?? ""].flat()[0]).trim();
		const found = code
			? await lookUp({ ...context, language: shown.language, address: addressOf(request) }, code)
			: null;
		return send(reply, checkPage({ ...shown, code, found }));
	});
	const css = [tokens, base, gateStyle, resultStyle, checkStyle].join("\n");
	app.get("/gate.css", async (_, reply) => reply.type("text/css; charset=utf-8").send(css));
	app.get("/gate.webmanifest", async (_, reply) =>
		reply.type("application/manifest+json; charset=utf-8").send(JSON.stringify(manifest)),
	);
}

/** The refusal's text is part of the page. */
async function lookUp(context: Parameters<typeof readTicketState>[0], code: string) {
	try {
		return await readTicketState(context, code.slice(0, 300));
	} catch (error) {
		if (error instanceof Refusal) return { fault: localize(error.text, context.language) };
		throw error;
	}
}

const manifest = {
	name: `Gerbang ${club.name}`,
	short_name: "Gerbang",
	lang: "id",
	start_url: "/gate",
	scope: "/gate",
	display: "standalone",
	background_color: "#061824",
	theme_color: "#061824",
	icons: [192, 512].map((size) => ({
		src: `/icon-${size}.png`,
		sizes: `${size}x${size}`,
		type: "image/png",
	})),
};

function preferencesOf(request: FastifyRequest, cookies: Record<string, string>) {
	const language = (request.query as { lang?: string }).lang ?? cookies[languageCookie];
	const theme = cookies[themeCookie];
	return {
		language: isLanguage(language) ? language : defaultLanguage,
		theme: isTheme(theme) ? theme : ("system" as const),
	};
}

const send = (reply: FastifyReply, html: string) =>
	reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);
