import { apiBase } from "../http/call-api";

/** Until the server is heard, and whenever it is not: soon at first, then more and more slowly. */
const pauses = { first: 400, growth: 1.5, longest: 15_000 };

/**
 * Looks whenever the server says that the topic may have changed (`/api/changes`), for as long as the page is visible. Where
 * that is not to be had, and in any case now and then, it looks by itself.
 */
export function watchChanges(topic: string, look: () => Promise<unknown>) {
	const address = `${apiBase}/changes?of=${encodeURIComponent(topic)}`;
	let stream: EventSource | undefined;
	let isHeard = false;
	let timer: number | undefined;
	let pause = pauses.first;
	let looking: Promise<void> | undefined;
	let isMissed = false;

	/** What changes while it looks may be missing from what it sees. */
	function lookNow(): Promise<void> {
		isMissed = true;
		looking ??= (async () => {
			while (isMissed) {
				isMissed = false;
				// The caller shows why it failed; the next look is planned all the same.
				await look().catch(() => {});
			}
			looking = undefined;
			plan();
		})();
		return looking;
	}

	function plan() {
		window.clearTimeout(timer);
		if (!stream) return;
		timer = window.setTimeout(lookAgain, isHeard ? pauses.longest : pause);
		if (!isHeard) pause = Math.min(pauses.longest, pause * pauses.growth);
	}

	function lookAgain() {
		// Refused: a browser asks again only after a stream that broke off.
		if (stream?.readyState === EventSource.CLOSED && pause === pauses.longest) listen();
		void lookNow();
	}

	function listen() {
		stream?.close();
		stream = new EventSource(address);
		stream.onmessage = () => {
			isHeard = true;
			void lookNow();
		};
		stream.onerror = () => {
			if (!isHeard) return;
			isHeard = false;
			// A process that ends takes many streams with it: not all of them look in the same moment.
			pause = 1_000 + 2_000 * Math.random();
			plan();
		};
	}

	function rest() {
		stream?.close();
		stream = undefined;
		isHeard = false;
		window.clearTimeout(timer);
	}

	/** Back from the banking app: the payment has probably arrived. */
	function follow() {
		rest();
		if (document.visibilityState !== "visible") return;
		pause = pauses.first;
		listen();
		plan();
	}

	follow();
	document.addEventListener("visibilitychange", follow);
	return {
		/** For what the reader has just done: at once, and soon again. */
		look() {
			pause = pauses.first;
			return lookNow();
		},
		stop() {
			document.removeEventListener("visibilitychange", follow);
			rest();
		},
	};
}
