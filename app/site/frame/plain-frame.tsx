import type { ReactNode } from "react";

/** Only the page's content. */
export function PlainFrame({ children }: { children: ReactNode }) {
	return <main id="content">{children}</main>;
}
