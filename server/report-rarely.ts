/**
 * A database that stays away causes the same error again and again, from every line to it. Each is reported once, and then
 * once a minute with the number of times it came.
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

/** Added by pg-boss: every queue would report the same fault as one of its own. */
const queueAndWorker = / \(Queue: .*\)$/;

/** Messages may hold an id or a port: the memory of them stays small. */
const mostKnown = 100;
