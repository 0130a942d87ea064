import { useBrowserValue } from "../platform/browser/browser-value";

const intervals = { second: 1000, minute: 60_000 };

/**
 * The current time, rounded to the second or minute, updated while `running`. Null on the server and in the first
 * browser render, so a cached page and its hydration always match.
 */
export function useClock(precision: keyof typeof intervals, running = true): number | null {
	return useBrowserValue(
		() => Date.now() - (Date.now() % intervals[precision]),
		null,
		running ? listeners[precision] : undefined,
	);
}

const listeners = { second: listenEvery(intervals.second), minute: listenEvery(intervals.minute) };

function listenEvery(interval: number) {
	return (onTick: () => void) => {
		let timer: number | undefined;
		// Aligned to the next full interval: timers drift, and hidden tabs throttle them.
		const wait = () => {
			timer = window.setTimeout(tick, interval - (Date.now() % interval) + 5);
		};
		const tick = () => {
			window.clearTimeout(timer);
			if (document.visibilityState !== "visible") return;
			onTick();
			wait();
		};
		wait();
		document.addEventListener("visibilitychange", tick);
		return () => {
			window.clearTimeout(timer);
			document.removeEventListener("visibilitychange", tick);
		};
	};
}
