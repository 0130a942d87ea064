/**
 * Runs inside the measured page, before any of its scripts: reports when the page is painted and where the button is, and
 * keeps in `window.seen` when the press had its effect, when the app took over and the longest task of a scroll.
 */
export function watchForEffects({ button, effect }) {
	const seen = { effect: undefined, takenOver: undefined, longestTask: undefined };
	window.seen = seen;
	const isSeen = {
		// It slides in: a tenth of it is in sight.
		drawer: () => document.querySelector(".drawer")?.getBoundingClientRect().right > 39,
		// It can be typed into.
		search: () => Boolean(document.activeElement?.closest(".search-panel")?.checkVisibility()),
		"chosen size": () => Boolean(document.querySelector(".size-choice label:first-of-type:has(:checked)")),
		"ask for a size": () => Boolean(document.querySelector(".product-sizes .field-error")?.checkVisibility()),
	}[effect];

	new PerformanceObserver((list) => {
		const paint = list.getEntriesByName("first-contentful-paint")[0];
		if (!paint) return;
		const pressed = button && document.querySelector(button);
		if (pressed && !isUncovered(pressed)) pressed.scrollIntoView({ block: "center", behavior: "instant" });
		const box = pressed?.getBoundingClientRect();
		window.tellPainted({
			at: performance.timeOrigin + paint.startTime,
			x: box ? box.x + box.width / 2 : undefined,
			y: box ? box.y + box.height / 2 : undefined,
		});
	}).observe({ type: "paint", buffered: true });

	/** Neither below the fold nor under a bar or the cookie notice. */
	function isUncovered(element) {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	}

	window.addEventListener("taken-over", () => {
		seen.takenOver = performance.now() - performance.getEntriesByType("navigation")[0].loadEventEnd;
	});

	// Measured from the touch's first event, which has the finger's timestamp, to the frame that shows the effect.
	window.addEventListener(
		"pointerdown",
		({ timeStamp }) =>
			isSeen &&
			requestAnimationFrame(function look() {
				if (isSeen()) setTimeout(() => (seen.effect = performance.now() - timeStamp));
				else requestAnimationFrame(look);
			}),
		{ capture: true, once: true },
	);

	window.addEventListener("scroll", () => (seen.longestTask ??= 0), { capture: true, once: true });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries())
			if (seen.longestTask !== undefined) seen.longestTask = Math.max(seen.longestTask, duration);
	}).observe({ type: "longtask" });
}
