import { type ReactNode, useEffect, useRef } from "react";

/** A view that took another's place on the same screen: the focus moves to its title, so that it is read. */
export function ViewFocus({ children }: { children: ReactNode }) {
	const view = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const title = view.current?.querySelector<HTMLElement>("h1");
		if (!title) return;
		title.tabIndex = -1;
		title.focus();
	}, []);
	return <div ref={view}>{children}</div>;
}
