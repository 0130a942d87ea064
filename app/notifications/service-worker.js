// Shows pushes and opens their pages. Served as is at /sw.js, so it imports nothing.

const memory = "ombak-push";
const clientTypeKey = "/client-type";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page reports whether it is on a phone. Stored outside this script, which is stopped between pushes.
self.addEventListener("message", (event) => {
	const clientType = event.data?.clientType;
	if (clientType === "mobile" || clientType === "desktop") event.waitUntil(rememberClientType(clientType));
});

// Every push must be shown: browsers revoke the permission of a site that swallows them.
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

// On phones the one window navigates. On desktop, a page in use is left alone and a new tab opens.
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

// Only ever our own origin, whatever a push contains.
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
