import { workerUrl } from "../../messages/push/worker-url";

/** Caches the page and its files for the service worker to serve offline. Returns whether it did. */
export async function cacheTouchline(path: string): Promise<boolean> {
	if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
	try {
		await navigator.serviceWorker.register(workerUrl());
		const cache = await caches.open("ombak-touchline");
		const own = performance
			.getEntriesByType("resource")
			.map(({ name }) => new URL(name))
			.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api/"));
		const paths = new Set(own.map(({ pathname, search }) => pathname + search));
		await cache.add(path);
		await Promise.all([...paths].map((one) => cache.add(one).catch(() => {})));
		await navigator.serviceWorker.ready;
		return true;
	} catch {
		// Already offline, or caching is not allowed: presses are kept all the same.
		return false;
	}
}
