import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Asks before what was typed is lost. Returns a way to another address that asks nothing. */
export function useLeaveQuestion(isDirty: boolean, question: string) {
	const isFree = useRef(false);
	useBlocker(
		({ currentLocation, nextLocation }) =>
			isDirty &&
			!isFree.current &&
			currentLocation.pathname !== nextLocation.pathname &&
			!window.confirm(question),
	);
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
