import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginRedirect } from "../members/sessions/login-redirect.server";
import { pathTo } from "../paths";
import { isTheme, themeCookie } from "../platform/browser/theme";
import { hasRole, roles, type Who } from "../platform/http/access";
import { parseCookies } from "../platform/http/cookies";
import { defaultLanguage, isLanguage, languageCookie } from "../platform/words/language";
import { officeFiles } from "./office-files.server";
import { officePage } from "./office-page.server";

type Options = {
	identify: (token: string) => Promise<Who>;
	clientFolder?: string;
	isDevelopment?: boolean;
};

/**
 * `/office` and everything below it. A hook and not a route: members without a role pass on to the site's pages and get
 * the same 404 as for any other unknown address.
 */
export function serveOffice(app: FastifyInstance, { identify, clientFolder, isDevelopment }: Options) {
	const files = officeFiles(clientFolder, isDevelopment);
	app.addHook("onRequest", (request, reply, done) => {
		if (request.method !== "GET" || !/^\/office(?=[/?]|$)/.test(request.url)) return done();
		answer(request, reply).then((isAnswered) => !isAnswered && done(), done);
	});

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
		const cookies = parseCookies(request.headers.cookie ?? "");
		const who = cookies.token ? await identify(cookies.token) : null;
		reply.header("cache-control", "no-store");
		if (who?.kind !== "member") {
			const { to, cookie } = loginRedirect(request);
			reply.header("set-cookie", cookie).redirect(to, 302);
			return true;
		}
		if (who.rolesWait) {
			reply.redirect(pathTo("profile-security"), 302);
			return true;
		}
		if (!hasRole(who, roles)) return false;
		const { lang: language, theme } = { lang: cookies[languageCookie], theme: cookies[themeCookie] };
		const shown = {
			language: isLanguage(language) ? language : defaultLanguage,
			theme: isTheme(theme) ? theme : ("system" as const),
		};
		reply.type("text/html; charset=utf-8").send(officePage(shown, files));
		return true;
	}
}
