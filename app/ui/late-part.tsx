import { type ComponentType, useCallback, useEffect, useState } from "react";

type FetchPart<Props> = () => Promise<ComponentType<Props>>;

/** A part that is fetched once it is wanted. One that does not arrive is not there; the page goes on without it. */
export function useLatePart<Props>(fetchPart: FetchPart<Props>) {
	const [arrived, setArrived] = useState<{ Part: ComponentType<Props> }>();
	const want = useCallback(() => {
		fetchPart().then(
			(Part) => setArrived({ Part }),
			() => {},
		);
	}, [fetchPart]);
	return [arrived?.Part, want] as const;
}

/** Drawn in the browser only, when the page has been taken over and has nothing better to do. */
export function LatePart({ part }: { part: FetchPart<object> }) {
	const [Part, want] = useLatePart(part);
	useEffect(() => whenIdle(want), [want]);
	return Part ? <Part /> : null;
}

/** Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(task, 500);
		return () => clearTimeout(timer);
	}
	const request = window.requestIdleCallback(task, { timeout: 3000 });
	return () => window.cancelIdleCallback(request);
}
