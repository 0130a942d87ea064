// The first script of a page, and as small as that. The page is complete without the app, and the app is large: it is
// fetched once all that the reader sees has been painted, and then takes over by itself, a file at a time.
const { files, entry, start } = JSON.parse(document.getElementById("page-data").textContent);

// A secret leaves the address bar before anything else happens.
const hasSecret = /[?&#](auth_token|token|verify)=/.test(location.href);

const [visit] = performance.getEntriesByType("navigation");
// Coming back to a place further down, the reader wants every height to be the true one.
if (visit?.type !== "navigate") document.documentElement.dataset.moved = "";

// Going back before the app is here changes the address only: then the page itself has to follow.
window.addEventListener("popstate", followAddress);
followAddress();

// What most buttons do, only the app knows: a press that comes too early is shown at once, kept, and done once the app
// is here. The search has a key as well as a button, and needs no app to open.
let pressed;
let isUnderWay = false;
window.addEventListener("click", keepPress, true);
window.addEventListener("keydown", openSearch);
window.addEventListener("taken-over", doPress, { once: true });

if (start === "at once" || hasSecret) takeOver();
else if (start === "painted" || isMember() || document.readyState === "complete") afterPaint();
else window.addEventListener("load", afterPaint);

// A member's page shows more than a guest's, and does not wait for pictures.
function isMember() {
	return /(^|; )token=/.test(document.cookie);
}

function afterPaint() {
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(takeOver)));
}

// All files are asked for at once, but each runs in a task of its own, so that a finger never waits for more than one.
async function takeOver() {
	if (isUnderWay) return;
	isUnderWay = true;
	try {
		for (const href of files) {
			document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
			await nextTask();
		}
		for (const href of [...files, entry]) {
			await import(href);
			await nextTask();
		}
	} catch {
		doPress();
	}
}

// A press or a scroll that waits goes first.
function nextTask() {
	return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

function followAddress() {
	if (!visit || visit.type === "navigate" || "__reactRouterDataRouter" in window) return;
	if (visit.name.split("#")[0] !== location.href.split("#")[0]) location.reload();
}

function keepPress(event) {
	const button = event.target.closest("button");
	// The browser itself opens and closes a popover, and sends a plain form.
	if (!button || button.popoverTargetElement || isPlainForm(button)) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	delete pressed?.dataset.pressed;
	pressed = button;
	button.dataset.pressed = "";
	takeOver();
}

function isPlainForm(button) {
	return button.type === "submit" && button.form?.getAttribute("method") === "get";
}

function openSearch(event) {
	const search = document.getElementById("search");
	const isTyping =
		event.target.matches("input, textarea, select") && !event.target.closest("[popover]:not(:popover-open)");
	if (event.key !== "/" || !search || isTyping) return;
	event.preventDefault();
	search.showPopover();
}

// There is one press to do, whether the app came or not.
function doPress() {
	window.removeEventListener("click", keepPress, true);
	window.removeEventListener("keydown", openSearch);
	const button = pressed;
	pressed = undefined;
	if (!button) return;
	delete button.dataset.pressed;
	for (const type of ["pointerdown", "mousedown", "click"])
		button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
}
