import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** What each form with unsaved changes would ask; null while it lets everybody go. */
const asking = new Set<() => string | null>();

/** Asks before what was typed is lost. Returns a way to another address that asks nothing. */
export function useLeaveQuestion(isDirty: boolean, question: string) {
	const isFree = useRef(false);
	useEffect(() => {
		if (!isDirty) return;
		const ask = () => (isFree.current ? null : question);
		asking.add(ask);
		return () => void asking.delete(ask);
	}, [isDirty, question]);
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

/** Once, around all screens: a router knows one blocker only, and a screen may have several forms. */
export function useLeaveGuard() {
	useBlocker(({ currentLocation, nextLocation }) => {
		if (currentLocation.pathname === nextLocation.pathname) return false;
		const question = [...asking].map((ask) => ask()).find((own) => own !== null);
		return question !== undefined && !window.confirm(question);
	});
}
