import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeAuthToken } from "./members/log-in/auth-token";
import { beforePaintId, type PageData, pageDataId, pageStateId } from "./platform/http/page-data";
import { PlainWhenBroken } from "./site/frame/frames";

takeAuthToken();
if (!import.meta.env.DEV) await takePageData();
if (isLeaving()) await new Promise(() => {});
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
		{
			onCaughtError(error, { errorBoundary }) {
				// A broken frame is replaced silently, as specified.
				if (!(errorBoundary instanceof PlainWhenBroken)) console.error(error);
			},
			onRecoverableError(error) {
				// The URL was still the page's a moment ago.
				if (!isLeaving()) reportError(error);
			},
		},
	);
});

/** The page is being reloaded; see `take-over.js`. */
function isLeaving() {
	return "leaving" in document.documentElement.dataset;
}

/** Provides the data of the router's inline scripts; `take-over.js` has already requested every file listed. */
async function takePageData() {
	const block = document.getElementById(pageDataId);
	const { handoff, manifestUrl, modules } = JSON.parse(block?.textContent ?? "{}") as PageData;
	const state = document.getElementById(pageStateId)?.textContent ?? "";
	// React expects to find only its own elements.
	for (const element of document.querySelectorAll(
		`#${beforePaintId}, #${pageStateId}, #${pageDataId}, #${pageDataId} + script, head > link[rel=modulepreload]`,
	))
		element.remove();
	const [routeModules] = await Promise.all([loadModules(modules), import(/* @vite-ignore */ manifestUrl)]);
	const page = window as unknown as Record<string, unknown>;
	page.__reactRouterContext = { ...handoff, stream: new Blob([state]).stream() };
	page.__reactRouterRouteModules = routeModules;
}

async function loadModules(modules: PageData["modules"]) {
	const loaded = await Promise.all(
		Object.entries(modules).map(async ([id, files]) => {
			const parts = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
			return [id, Object.assign({}, ...parts)];
		}),
	);
	return Object.fromEntries(loaded);
}
