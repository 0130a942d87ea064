import { useEffect, useRef, useSyncExternalStore } from "react";

/** Forms with unsaved changes; each says whether it minds being left. */
const unsaved = new Set<() => boolean>();
const listeners = new Set<() => void>();

export const hasUnsaved = () => [...unsaved].some((minds) => minds());

/** `hasUnsaved`, and drawn again when that changes. */
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

/** Asks before what was typed is lost. Returns a way to another address that asks nothing. */
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
