import { useCallback, useEffect, useRef } from "react";
import { watchChanges } from "./watch-changes";

/**
 * Calls `look` whenever the topic may have changed; null while nothing is to come. Returns how to look at once, after an action
 * of the reader.
 */
export function useChanges(topic: string | null, look: () => Promise<unknown>): () => Promise<void> {
	const latest = useRef(look);
	const watch = useRef<ReturnType<typeof watchChanges>>(undefined);
	useEffect(() => {
		latest.current = look;
	});
	useEffect(() => {
		if (!topic) return;
		watch.current = watchChanges(topic, () => latest.current());
		return () => {
			watch.current?.stop();
			watch.current = undefined;
		};
	}, [topic]);
	return useCallback(async () => {
		await (watch.current?.look() ?? latest.current());
	}, []);
}
