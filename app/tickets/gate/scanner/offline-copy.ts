import { workerUrl } from "../../../messages/push/worker-url";
import { readCode } from "./camera";

/** The page, its files and the reader, for the service worker to serve when there is no network. */
export async function cacheScanner() {
	if (!("serviceWorker" in navigator) || !("caches" in window)) return;
	await navigator.serviceWorker.register(workerUrl()).catch(() => {});
	const cache = await caches.open("ombak-gate");
	await readCode(new ImageData(8, 8)).catch(() => {});
	const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
	const own = files.filter(
		({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api/"),
	);
	const paths = new Set(["/gate", ...own.map(({ pathname, search }) => pathname + search)]);
	await Promise.all([...paths].map((path) => cache.add(path).catch(() => {})));
	await navigator.serviceWorker.ready;
	document.body.toggleAttribute("data-kept", true);
}
