/**
 * Runs inside the measured page, before any of its scripts: `window.tellSeen()` says how long after the press the content
 * was painted, when its data was asked for, how long such a request takes alone, and what was requested over the network.
 */
export function watchNavigation({ content, data, savesData }) {
	const seen = { isTakenOver: false, pressedAt: undefined, shownAt: undefined };
	window.seen = seen;
	if (savesData) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	performance.setResourceTimingBufferSize(1000);
	window.addEventListener("taken-over", () => {
		seen.isTakenOver = true;
	});

	// Measured from the touch's first event, which has the finger's timestamp, to the frame that shows the content.
	window.addEventListener(
		"pointerdown",
		({ timeStamp }) => {
			seen.pressedAt = timeStamp;
			requestAnimationFrame(function look() {
				if (document.querySelector(content)?.checkVisibility())
					setTimeout(() => {
						seen.shownAt = performance.now();
					});
				else requestAnimationFrame(look);
			});
		},
		{ capture: true, once: true },
	);

	window.tellSeen = async () => {
		const requests = performance
			.getEntriesByType("resource")
			.filter(({ startTime, transferSize }) => startTime >= seen.pressedAt && transferSize > 0)
			.filter(({ startTime }) => startTime < seen.shownAt + 500);
		const first = requests.find(({ name }) => name.startsWith(location.origin + data));
		const startedAt = performance.now();
		if (first) await fetch(first.name, { cache: "no-store" }).then((answer) => answer.text());
		return {
			content: seen.shownAt - seen.pressedAt,
			asked: first && first.startTime - seen.pressedAt,
			alone: first && performance.now() - startedAt,
			requests: requests.map(({ name, initiatorType, startTime, duration, transferSize }) => ({
				name: name.replace(location.origin, ""),
				/** Shown as they come; the content waits for none. */
				isPicture: initiatorType === "img",
				at: Math.round(startTime - seen.pressedAt),
				took: Math.round(duration),
				bytes: transferSize,
			})),
		};
	};
}
