import { type ReactNode, useEffect, useRef } from "react";

/** For a view that replaces another on the same screen: moves the focus to its title, so screen readers announce it. */
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
