import { matchPath } from "react-router";
import { routeAt } from "../../paths";
import { callApiEarly } from "../../platform/http/call-api";
import { publicReads } from "../../reads";
import type { SiteRoute } from "../../routes";

type RouteFiles = {
	parentId?: string;
	module: string;
	imports?: string[];
	css?: string[];
};
declare global {
	interface Window {
		__reactRouterManifest?: { routes: Record<string, RouteFiles> };
	}
}

/**
 * Requests a page's data and code at once: the router by itself finds a page's imports in its code, and its data by running
 * it, a round trip each. Returns when the data has arrived.
 */
export async function startPage(to: URL) {
	// The page stays, and asks for itself.
	if (to.pathname === window.location.pathname) return;
	const route = routeAt(to.pathname);
	if (!route) return;
	const data = askForData(route, to).catch(() => {});
	for (const { module, imports = [] } of filesOf(route.name))
		for (const href of [module, ...imports]) request({ rel: "modulepreload", href });
	await data;
}

/** The same for a page that may be next, with its styles, which the router requests at the press by itself. */
export async function prefetchPage(to: URL) {
	await startPage(to);
	for (const { css = [] } of filesOf(routeAt(to.pathname)?.name))
		for (const href of css) request({ rel: "prefetch", as: "style", href });
}

function filesOf(id: string | undefined): RouteFiles[] {
	const route = id && window.__reactRouterManifest?.routes[id];
	return route ? [route, ...filesOf(route.parentId)] : [];
}

async function askForData({ name, path }: SiteRoute, { pathname, search }: URL) {
	const params = matchPath(path, pathname)?.params ?? {};
	await publicReads[name]?.(callApiEarly, { path: pathname, params, query: new URLSearchParams(search) });
}

const requested = new Set<string>();

function request(link: { rel: string; as?: string; href: string }) {
	if (requested.has(link.href)) return;
	requested.add(link.href);
	document.head.append(Object.assign(document.createElement("link"), link));
}
