// The first script of a page, and as small as that. The page is complete without the app, and the app is large: its files
// are fetched once all that the reader sees has arrived, and run at the reader's first move, or when they stay a while.
const { files, entry, atOnce } = JSON.parse(document.getElementById("page-data").textContent);
const moves = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];
const aWhile = 4000;

// A secret leaves the address bar before anything else happens.
const hasSecret = /[?&#](auth_token|token|verify)=/.test(location.href);

const [visit] = performance.getEntriesByType("navigation");
// Coming back to a place further down, the reader wants every height to be the true one.
if (visit?.type !== "navigate") document.documentElement.dataset.moved = "";

// Going back before the app is here changes the address only: then the page itself has to follow.
window.addEventListener("popstate", followAddress);
followAddress();

// What a button does, only the app knows: a press that comes too early is kept, and done once the app is here.
// So is the key that opens the search. Other keys do what they do on any page.
let pressed;
let searchKey;
window.addEventListener("click", keepPress, true);
window.addEventListener("keydown", keepSearchKey);
window.addEventListener("taken-over", doPress, { once: true });

for (const move of moves) window.addEventListener(move, takeOver, { passive: true });
if (atOnce || hasSecret) takeOver();
else if (document.readyState === "complete") afterPaint();
else window.addEventListener("load", afterPaint);

// A small page may be complete before it was painted once. A member's page shows more than a guest's, and does not wait.
function afterPaint() {
	const isMember = /(^|; )token=/.test(document.cookie);
	requestAnimationFrame(() => requestAnimationFrame(isMember ? takeOver : fetchNext));
}

// One file at a time: asking for twenty at once keeps a slow phone busy.
function fetchNext() {
	const next = files.shift();
	if (next) ask(next);
	setTimeout(next ? fetchNext : takeOver, next ? 0 : aWhile);
}

function ask(href) {
	document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

// Doing it twice does nothing more.
function takeOver() {
	for (const move of moves) window.removeEventListener(move, takeOver);
	for (const href of files.splice(0)) ask(href);
	import(entry).catch(doPress);
}

function followAddress() {
	if (!visit || visit.type === "navigate" || "__reactRouterDataRouter" in window) return;
	if (visit.name.split("#")[0] !== location.href.split("#")[0]) location.reload();
}

function keepPress(event) {
	const button = event.target.closest("button");
	if (!button) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	pressed = button;
	takeOver();
}

function keepSearchKey(event) {
	if (event.key === "/") searchKey = event;
}

// Every move that asked for an app that does not come ends here, but there is one press to do.
function doPress() {
	window.removeEventListener("click", keepPress, true);
	window.removeEventListener("keydown", keepSearchKey);
	searchKey?.target.dispatchEvent(new KeyboardEvent("keydown", searchKey));
	const button = pressed;
	pressed = undefined;
	for (const type of ["pointerdown", "mousedown", "click"])
		button?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
}
