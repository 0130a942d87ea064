import type { EntryContext } from "react-router";
import { findRoute } from "../../paths";
import type { SiteRoute } from "../../routes";
import takeOver from "../browser/take-over.js?url";
import { type HydrationStart, type PageData, pageDataId, pageStateId } from "./page-data";

/** The data that the router would emit as inline scripts, as inert blocks, and the script that reads them. */
export async function pageData(context: EntryContext): Promise<string> {
	const { manifest, staticHandlerContext } = context;
	const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!);
	const modules = Object.fromEntries(
		routes.map((route) => [
			route.id,
			[
				route.clientActionModule,
				route.clientLoaderModule,
				route.clientMiddlewareModule,
				route.hydrateFallbackModule,
				route.module,
			].filter(isPresent),
		]),
	);
	const files = new Set([
		manifest.url,
		...manifest.entry.imports,
		...Object.values(modules).flat(),
		...routes.flatMap((route) => route.imports ?? []),
	]);
	const data: PageData = {
		handoff: JSON.parse(context.serverHandoffString ?? "{}"),
		manifestUrl: manifest.url,
		modules,
		entry: manifest.entry.module,
		files: [...files],
		start: startOf(routes.map(({ id }) => findRoute(id)).filter(isPresent)),
	};
	return [
		inertBlock(pageStateId, await readAll(context.serverHandoffStream)),
		inertBlock(pageDataId, JSON.stringify(data)),
		`<script type="module" src="${takeOver}"></script>`,
	].join("");
}

/** Guarded screens show nothing without the app; on store and ticket screens nearly everybody interacts. */
function startOf(routes: readonly SiteRoute[]): HydrationStart {
	if (routes.some(({ middleware }) => middleware.length > 0)) return "at once";
	return routes.some(({ page }) => /^(store|tickets)\//.test(page)) ? "painted" : "loaded";
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined) {
	return stream ? new Response(stream).text() : "";
}

/** `</script>` inside a string would end the block; outside of strings, JSON has no such sign. */
const inertBlock = (id: string, json: string) =>
	`<script type="application/json" id="${id}">${json.replace(/</g, "\\u003c")}</script>`;

const isPresent = <T>(value: T | undefined): value is T => Boolean(value);
