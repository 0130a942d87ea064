// Shows pushes and opens their pages, and shows tickets without a network. Served as is at /sw.js, so it imports nothing.

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

// Tickets that were opened on this device (`app/tickets/issued/cached-tickets.ts`), for a gate without a signal. Everything else goes
// to the network as if there were no worker. Logging out deletes them.
const keptTickets = "ombak-tickets";
const ticketPages = /^\/(profile\/all\/tickets|[^/]+\/[\w-]{90,110})\/?$/;

self.addEventListener("fetch", (event) => {
	const { method, mode, url } = event.request;
	const { pathname } = new URL(url);
	if (method === "POST" && pathname === "/api/logout") forgetTicketsOnceOut(event);
	if (mode === "navigate" && ticketPages.test(pathname))
		event.respondWith(fetch(event.request).catch(showKeptTickets));
	if (method === "GET" && isOfGate(event.request, pathname))
		event.respondWith(fetch(event.request).catch(() => findOfGate(event.request)));
	if (method === "GET" && isOfTouchline(event.request, pathname))
		event.respondWith(fetch(event.request).catch(() => findOfTouchline(event.request)));
});

// Without a network the member is still logged in, perhaps in front of a gate.
function forgetTicketsOnceOut(event) {
	const answer = fetch(event.request);
	event.respondWith(answer);
	event.waitUntil(
		answer.then(
			({ ok }) => ok && caches.delete(keptTickets),
			() => {},
		),
	);
}

// The gate's page with its scanner (`app/gate/scanner`), which checks tickets without a network.
const keptGate = "ombak-gate";

const isOfGate = ({ mode, referrer }, pathname) =>
	mode === "navigate"
		? pathname === "/gate"
		: Boolean(referrer) && new URL(referrer).pathname === "/gate" && !pathname.startsWith("/api/");

async function findOfGate(request) {
	const cache = await caches.open(keptGate);
	return (
		(await cache.match(request.mode === "navigate" ? "/gate" : request, { ignoreVary: true })) ??
		Response.error()
	);
}

// The office's touchline console (`app/office/touchline`), which records a match without a network.
const keptTouchline = "ombak-touchline";
const touchlinePages = /^\/office\/touchline\//;

// A script imported by another has that one as its referrer, so the office's are recognized by name.
const isOfTouchline = ({ mode, referrer }, pathname) => {
	if (mode === "navigate") return touchlinePages.test(pathname);
	if (pathname.startsWith("/api/")) return false;
	return (
		/^\/build\/office-/.test(pathname) ||
		(Boolean(referrer) && touchlinePages.test(new URL(referrer).pathname))
	);
};

async function findOfTouchline(request) {
	const cache = await caches.open(keptTouchline);
	return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
}

async function showKeptTickets() {
	const cache = await caches.open(keptTickets);
	const kept = await Promise.all(
		(await cache.keys()).map(async (request) => (await cache.match(request)).json()),
	);
	if (kept.length === 0) return Response.error();
	return new Response(ticketPage(kept.map(({ page }) => page)), {
		headers: { "content-type": "text/html; charset=utf-8" },
	});
}

const ticketPage = (pages) => `<!doctype html><html lang="id"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${inHtml(pages[0].title)}</title>
<style>body{margin:0;padding:16px;background:#1130de;font:16px/1.4 system-ui,sans-serif;color:#061824}
main{display:grid;gap:16px;max-width:350px;margin:0 auto}article{background:#fff;padding:16px;text-align:center}
h1{margin:0;font-size:22px}p{margin:4px 0}svg{display:block;width:100%;height:auto}.n{font-size:22px;font-weight:800;letter-spacing:.1em}
.d{padding:32px 0;font-size:30px;font-weight:800;color:#ae1227}.d+.n{text-decoration:line-through}
</style><main>${pages.flatMap(({ title, when, passes }) => passes.map((pass) => ticketCard(title, when, pass))).join("")}</main></html>`;

// An invalid ticket has no QR code: its state is shown instead.
function ticketCard(title, when, { words: [number, place, holder], state, size, drawing }) {
	const box = `-4 -4 ${Number(size) + 8} ${Number(size) + 8}`;
	const code = drawing
		? `<svg viewBox="${box}" role="img" aria-label="QR ${inHtml(number)}" shape-rendering="crispEdges"><path d="${inHtml(drawing)}"/></svg>`
		: `<p class="d">${inHtml(state)}</p>`;
	return `<article><h1>${inHtml(title)}</h1><p>${inHtml(when)}</p>
${code}
<p class="n">${inHtml(number)}</p><p>${inHtml(place)}</p><p>${inHtml(holder)}</p></article>`;
}

const inHtml = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function readPush(data) {
	try {
		const { title, body, path, tag } = data.json();
		return { title: String(title), body: String(body ?? ""), path, tag };
	} catch {
		return { title: self.location.hostname, body: data?.text() ?? "" };
	}
}

async function showPush({ title, body, path, tag }) {
	// Open pages refresh their badge.
	for (const page of await self.clients.matchAll()) page.postMessage({ pushed: true });
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
