type Flight<T> = { result: Promise<T>; askers: number; cancel: AbortController };

/**
 * Equal work is done once: whoever asks while it is under way gets the same result. The work's signal is aborted when the
 * last asker has gone, so that one who leaves takes nothing from the others.
 */
export function singleFlight<T>() {
	const flights = new Map<string, Flight<T>>();

	function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
		const cancel = new AbortController();
		const flight = { result: work(cancel.signal), askers: 0, cancel };
		flights.set(key, flight);
		flight.result.then(
			() => end(key, flight),
			() => end(key, flight),
		);
		return flight;
	}

	/** Nobody may join any more. */
	function end(key: string, flight: Flight<T>) {
		if (flights.get(key) === flight) flights.delete(key);
	}

	return async (key: string, work: (signal: AbortSignal) => Promise<T>, asker?: AbortSignal): Promise<T> => {
		asker?.throwIfAborted();
		const flight = flights.get(key) ?? start(key, work);
		flight.askers++;
		if (!asker) return flight.result;
		const { promise, resolve, reject } = Promise.withResolvers<T>();
		const leave = () => {
			reject(asker.reason);
			if (--flight.askers > 0) return;
			end(key, flight);
			flight.cancel.abort(asker.reason);
		};
		asker.addEventListener("abort", leave, { once: true });
		flight.result.then(resolve, reject).finally(() => asker.removeEventListener("abort", leave));
		return promise;
	};
}
