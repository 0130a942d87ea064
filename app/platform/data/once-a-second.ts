/**
 * Shares one read among all callers within a second, and while it is in flight. A failure is not cached: the next caller
 * tries again.
 */
export function onceASecond<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
	const kept = new Map<string, { at: number; value: Promise<T>; isDone: boolean }>();
	return (key) => {
		const last = kept.get(key);
		if (last && (!last.isDone || performance.now() - last.at < 1_000)) return last.value;
		const reading = { at: performance.now(), value: read(key), isDone: false };
		kept.set(key, reading);
		reading.value.then(
			() => {
				reading.isDone = true;
				setTimeout(() => kept.get(key) === reading && kept.delete(key), 1_000).unref?.();
			},
			() => kept.get(key) === reading && kept.delete(key),
		);
		return reading.value;
	};
}
