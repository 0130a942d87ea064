// The first script of a page, and as small as that. The app's files are large: they are asked for once all that the
// reader sees has arrived, or at the reader's first move. Until then links and forms work as on any page.
const { files, entry, atOnce } = JSON.parse(document.getElementById("page-data").textContent);
const moves = ["pointerdown", "pointermove", "keydown", "scroll"];

// Coming back to a place further down, the reader wants every height to be the true one.
if (performance.getEntriesByType("navigation")[0]?.type !== "navigate")
	document.documentElement.dataset.moved = "";

// Going back before the app is here changes the address only: then the page itself has to follow.
const here = location.pathname + location.search;
window.addEventListener("popstate", () => {
	if (!("__reactRouterDataRouter" in window) && here !== location.pathname + location.search)
		location.reload();
});

// A log-in token leaves the address bar before anything else happens.
const hasToken = new URLSearchParams(location.search).has("auth_token");

if (atOnce || hasToken || document.readyState === "complete") takeOver();
else {
	window.addEventListener("load", afterPaint);
	for (const move of moves) window.addEventListener(move, takeOver, { passive: true });
}

// A small page may be complete before it was painted once.
function afterPaint() {
	requestAnimationFrame(() => requestAnimationFrame(takeOver));
}

// Doing it twice, by a move just after the paint, does nothing more.
function takeOver() {
	window.removeEventListener("load", afterPaint);
	for (const move of moves) window.removeEventListener(move, takeOver);
	for (const href of files)
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	import(entry);
}
