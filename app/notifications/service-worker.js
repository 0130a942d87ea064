// Shows pushes and opens what they are about. Served as it stands at /sw.js, so it imports nothing.

const memory = "ombak-push";
const clientTypeKey = "/client-type";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page says whether it runs on a phone. Kept outside of this script, which ends between two pushes.
self.addEventListener("message", (event) => {
	const clientType = event.data?.clientType;
	if (clientType === "mobile" || clientType === "desktop") event.waitUntil(rememberClientType(clientType));
});

// Every push must be seen: browsers take the permission away from a site that swallows them.
self.addEventListener("push", (event) => event.waitUntil(showPush(readPush(event.data))));

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openPath(event.notification.data?.path));
});

function readPush(data) {
	try {
		const { title, body, path, tag } = data.json();
		return { title: String(title), body: String(body ?? ""), path, tag };
	} catch {
		return { title: self.location.hostname, body: data?.text() ?? "" };
	}
}

async function showPush({ title, body, path, tag }) {
	const isMobile = (await recallClientType()) === "mobile";
	await self.registration.showNotification(title, {
		body,
		data: { path },
		icon: "/icon-192.png",
		badge: "/icon-192.png",
		...(tag && { tag, renotify: isMobile }),
		...(isMobile && { vibrate: [80, 40, 80] }),
	});
}

// A phone has one window: it goes there. On a desk, a page in use is left alone and a new tab opens.
async function openPath(path) {
	const url = addressOf(path);
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const shown = windows.find((client) => client.url === url);
	if (shown) return shown.focus();
	const isMobile = (await recallClientType()) === "mobile";
	if (isMobile && windows[0] && "navigate" in windows[0]) {
		const moved = await windows[0].navigate(url);
		return moved?.focus();
	}
	return self.clients.openWindow(url);
}

// Only ever our own site, whatever a push says.
function addressOf(path) {
	const home = new URL("/", self.location.origin);
	if (typeof path !== "string") return home.href;
	const url = new URL(path, home);
	return url.origin === home.origin ? url.href : home.href;
}

async function rememberClientType(clientType) {
	const cache = await caches.open(memory);
	await cache.put(clientTypeKey, new Response(clientType));
}

async function recallClientType() {
	const cache = await caches.open(memory);
	const kept = await cache.match(clientTypeKey);
	return kept ? kept.text() : "desktop";
}
