import type { ReactNode } from "react";

export function DesktopFrame({ children }: { children: ReactNode }) {
	return <main id="content">{children}</main>;
}
