type Flight<T> = { result: Promise<T>; askers: number; cancel: AbortController };

/**
 * Deduplicates concurrent work: callers with the same key share one run and its result. The run's signal is aborted
 * only when the last caller has gone, so one that leaves does not affect the others.
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

	/** No further caller may join. */
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
