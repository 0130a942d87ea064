import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link in the frame: prefetches its page on intent and uses a view transition. */
export function FrameLink(props: ComponentProps<typeof Link>) {
	return <Link prefetch="intent" viewTransition {...props} />;
}
