import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link in the frame: uses a view transition. */
export function FrameLink(props: ComponentProps<typeof Link>) {
	return <Link viewTransition {...props} />;
}
