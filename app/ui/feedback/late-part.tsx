import { type ComponentType, useCallback, useEffect, useState } from "react";

type FetchPart<Props> = () => Promise<ComponentType<Props>>;

/** A component loaded on demand. If loading fails, the page works without it. */
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

/** Rendered in the browser only, after hydration, when the main thread is idle. */
export function LatePart({ part }: { part: FetchPart<object> }) {
	const [Part, want] = useLatePart(part);
	useEffect(() => whenIdle(want), [want]);
	return Part ? <Part /> : null;
}

/** Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(task, 500);
		return () => clearTimeout(timer);
	}
	const request = window.requestIdleCallback(task, { timeout: 3000 });
	return () => window.cancelIdleCallback(request);
}
