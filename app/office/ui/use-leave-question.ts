import { useEffect, useRef } from "react";

/** Forms with unsaved changes; each says whether it minds being left. */
const unsaved = new Set<() => boolean>();

export const hasUnsaved = () => [...unsaved].some((minds) => minds());

/** Asks before what was typed is lost. Returns a way to another address that asks nothing. */
export function useLeaveQuestion(isDirty: boolean) {
	const isFree = useRef(false);
	useEffect(() => {
		if (!isDirty) return;
		const minds = () => !isFree.current;
		unsaved.add(minds);
		return () => void unsaved.delete(minds);
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
