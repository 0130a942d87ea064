import type { EntryContext } from "react-router";
import { type PageData, pageDataId } from "./page-data";

/** What the router would write as inline scripts, as one inert block and one script file. */
export async function pageData(context: EntryContext): Promise<{ head: string; body: string }> {
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
	const data: PageData = {
		handoff: JSON.parse(context.serverHandoffString ?? "{}"),
		state: await readAll(context.serverHandoffStream),
		manifestUrl: manifest.url,
		modules,
	};
	const preloads = new Set([
		manifest.url,
		...manifest.entry.imports,
		...Object.values(modules).flat(),
		...routes.flatMap((route) => route.imports ?? []),
	]);
	return {
		head: [...preloads].map((href) => `<link rel="modulepreload" href="${href}"/>`).join(""),
		body: `<script type="application/json" id="${pageDataId}">${asInertText(data)}</script><script type="module" src="${manifest.entry.module}"></script>`,
	};
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined) {
	return stream ? new Response(stream).text() : "";
}

/** `</script>` inside a text would end the block. */
const asInertText = (data: PageData) => JSON.stringify(data).replace(/</g, "\\u003c");

const isPresent = (module: string | undefined): module is string => Boolean(module);
