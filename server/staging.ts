import type { FastifyInstance } from "fastify";
import { loginRedirect } from "../app/members/sessions/login-redirect.server";
import { pathTo } from "../app/paths";
import { hasRole, roles, type Who } from "../app/platform/http/access";
import { parseCookies } from "../app/platform/http/cookies";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse } from "../app/platform/http/refusal";
import type { Settings } from "../app/platform/settings.server";
import { sendError } from "./send-error";

type Options = { settings: Pick<Settings, "APP_ENV">; identify: (token: string) => Promise<Who> };

/** What shows other people's mails and pays without money; their style sheets give nothing away. */
const forStaff = /^\/(api\/)?(outbox|simulator)(?=\/|$)/;

/** A rehearsal of a real club's site: nothing finds it by searching, everybody sees what it is, and only staff see behind it. */
export function serveStaging(app: FastifyInstance, { settings, identify }: Options) {
	if (settings.APP_ENV !== "staging") return;
	app.addHook("onRequest", async (request, reply) => {
		reply.header("x-robots-tag", "noindex, nofollow");
		// By the route: an address can be written in many ways.
		const { url: route = "" } = request.routeOptions;
		if (!forStaff.test(route)) return;
		const { token } = parseCookies(request.headers.cookie ?? "");
		const who = token ? await identify(token) : null;
		if (who && hasRole(who, roles)) return;
		reply.header("cache-control", "no-store");
		if (who?.kind === "member" && who.rolesWait) return reply.redirect(pathTo("profile-security"), 302);
		if (who?.kind === "member" || route.startsWith("/api/") || request.method !== "GET")
			return sendError(refuse(platformRefusals, "no_such_endpoint"), request, reply);
		const { to, cookie } = loginRedirect(request);
		return reply.header("set-cookie", cookie).redirect(to, 302);
	});
	app.addHook("onSend", async (_, reply, body) =>
		typeof body === "string" && String(reply.getHeader("content-type")).startsWith("text/html")
			? withBanner(body)
			: body,
	);
	app.get("/staging.css", async (_, reply) =>
		reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(banner),
	);
}

/** A style sheet, so that pages of real clubs carry no byte of it. */
export const withBanner = (html: string) =>
	html.replace("</head>", '<link rel="stylesheet" href="/staging.css"></head>');

const banner = `html::before {
	content: "Situs uji coba: pesanan dan pembayaran di sini tidak nyata.";
	display: block;
	padding: 6px 16px;
	background: #ffb000;
	color: #14110a;
	font: 650 14px/1.4 system-ui, sans-serif;
	text-align: center;
}
html:lang(en)::before {
	content: "Test site: orders and payments here are not real.";
}
@media print {
	html::before {
		display: none;
	}
}
`;
