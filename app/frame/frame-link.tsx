import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link of the frame: its page is fetched on intent, and the old page melts into the new one. */
export function FrameLink(props: ComponentProps<typeof Link>) {
	return <Link prefetch="intent" viewTransition {...props} />;
}
