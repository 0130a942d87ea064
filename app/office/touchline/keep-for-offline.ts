import { workerUrl } from "../../notifications/worker-url";

/** The page and its files, for the service worker to serve when there is no network. Tells when they are there. */
export async function keepForOffline(path: string): Promise<boolean> {
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
		// Offline already, or not allowed to: what is pressed is kept all the same.
		return false;
	}
}
