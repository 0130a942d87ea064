// The first script of a page, so it is small. The page is complete without the app, and the app is large: it is loaded
// after everything visible has been painted, and then hydrates the page, one file at a time.
const { files, entry, start } = JSON.parse(document.getElementById("page-data").textContent);
const { dataset } = document.documentElement;

// A secret must leave the address bar before anything else happens.
const hasSecret = /[?&#](auth_token|token|verify)=/.test(location.href);

const [visit] = performance.getEntriesByType("navigation");
// Restoring a scroll position needs real heights.
if (visit?.type !== "navigate") dataset.moved = "";

// Going back before hydration changes only the URL, so the page must be reloaded. The router must not see it: it
// would hydrate this page with the data of the other one.
addEventListener("popstate", followAddress);
addEventListener("taken-over", () => removeEventListener("popstate", followAddress), {
	once: true,
});
followAddress();

// Most buttons need the app: an early press is shown immediately, recorded, and replayed after hydration; so are choices,
// which the browser makes by itself. The search also has a keyboard shortcut, and opens without the app.
let pressed;
const chosen = [];
let isUnderWay = false;
// What a press leads to; the other steps only announce it.
const effects = ["click", "input", "change"];
const steps = ["pointerdown", "touchstart", "touchend", "pointerup", "mousedown", "mouseup", ...effects];
for (const step of steps) addEventListener(step, keepFromApp, true);
addEventListener("keydown", openSearch);
addEventListener("taken-over", replay, { once: true });

if (start === "at once" || hasSecret) takeOver();
// Members' pages show more than guests' (see `before-paint.js`), so they do not wait for pictures.
else if (start === "painted" || "member" in dataset || document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint);

function afterPaint() {
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(takeOver)));
}

// All files are requested at once, but each runs in its own task, so a press never waits for more than one.
async function takeOver() {
	if (isUnderWay) return;
	isUnderWay = true;
	// React creates Error objects as it starts. For their stacks V8 parses the whole of React again: 90 ms with the CPU
	// slowed 4 times.
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		for (const href of files) {
			document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
			await nextTask();
		}
		for (const href of [...files, entry]) {
			if ("leaving" in dataset) return;
			await import(href);
			await nextTask();
		}
	} catch {
		replay();
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}

// Pending input goes first.
function nextTask() {
	return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

function followAddress(event) {
	if (!visit || visit.type === "navigate") return;
	if (visit.name.split("#")[0] === location.href.split("#")[0]) return;
	event?.stopImmediatePropagation();
	// Until the new page arrives, the app must not hydrate the old one: the URL would differ from the server's.
	dataset.leaving = "";
	location.reload();
}

// For a press that it hears, React would first hydrate everything around it, in one task. What works natively does not wait.
function keepFromApp(event) {
	const { target, type, isTrusted } = event;
	const button = target.closest("button");
	const isChoice = (target.closest("label")?.control ?? target).type === "radio";
	if (!isTrusted || (effects.includes(type) && !button && !isChoice)) return;
	event.stopImmediatePropagation();
	if (type !== "click") return;
	if (target.type === "radio") chosen.push(target);
	if (!button || worksNatively(button)) return;
	event.preventDefault();
	delete pressed?.dataset.pressed;
	pressed = button;
	button.dataset.pressed = "";
	takeOver();
}

/** A popover, a plain form or an incomplete one. */
function worksNatively({ popoverTargetElement, type, form }) {
	return popoverTargetElement || (type === "submit" && form?.matches("[method=get], :invalid"));
}

function openSearch(event) {
	const search = document.getElementById("search");
	const isTyping =
		event.target.matches("input, textarea, select") && !event.target.closest("[popover]:not(:popover-open)");
	if (event.key !== "/" || !search || isTyping) return;
	event.preventDefault();
	search.showPopover();
}

// Replays the choices and the one recorded press, whether the app loaded or not.
function replay() {
	for (const step of steps) removeEventListener(step, keepFromApp, true);
	removeEventListener("keydown", openSearch);
	// Not `click()`, within which `hearEarlyChoice` could not click once more.
	for (const radio of chosen.splice(0)) radio.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	const button = pressed;
	pressed = undefined;
	if (!button) return;
	delete button.dataset.pressed;
	for (const type of ["pointerdown", "mousedown", "click"])
		button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
}
