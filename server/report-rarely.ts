/**
 * A database outage causes the same error over and over, from every connection. Each is reported once, and then once a
 * minute with the number of occurrences.
 */
export function reportRarely(write: (line: string) => void, pause = 60_000) {
	const last = new Map<string, { at: number; since: number }>();
	return (error: Error) => {
		const message = error.message.replace(queueAndWorker, "");
		const known = last.get(message);
		if (known && Date.now() - known.at < pause) {
			known.since++;
			return;
		}
		if (last.size >= mostKnown) last.clear();
		last.set(message, { at: Date.now(), since: 0 });
		write(known?.since ? `${message} (${known.since} more since the last time)` : message);
	};
}

/** Suffix added by pg-boss: without stripping it, every queue would report the same error separately. */
const queueAndWorker = / \(Queue: .*\)$/;

/** Messages may contain ids or ports, so the map is bounded. */
const mostKnown = 100;
