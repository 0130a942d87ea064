import { useEffect, useRef, useSyncExternalStore } from "react";

/** Forms with unsaved changes; each says whether it minds being left. */
const unsaved = new Set<() => boolean>();
const listeners = new Set<() => void>();

export const hasUnsaved = () => [...unsaved].some((minds) => minds());

/** `hasUnsaved` as a hook: re-renders when it changes. */
export const useHasUnsaved = () => useSyncExternalStore(subscribe, hasUnsaved);

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function mind(minds: () => boolean) {
	const tell = () => {
		for (const listener of listeners) listener();
	};
	unsaved.add(minds);
	tell();
	return () => {
		unsaved.delete(minds);
		tell();
	};
}

/** Asks before unsaved changes are lost. Returns a way to navigate without asking. */
export function useLeaveQuestion(isDirty: boolean) {
	const isFree = useRef(false);
	useEffect(() => {
		if (!isDirty) return;
		return mind(() => !isFree.current);
	}, [isDirty]);
	useEffect(() => {
		if (!isDirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isDirty]);
	return (leave: () => void) => {
		isFree.current = true;
		leave();
		isFree.current = false;
	};
}
