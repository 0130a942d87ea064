import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names";
import "./more-link.css";

/** A text link with an arrow: "Semua berita". `tight` is for use inside cards. */
export function MoreLink({
	tight,
	className,
	children,
	...rest
}: { tight?: boolean } & ComponentProps<typeof Link>) {
	return (
		<Link {...rest} className={classNames("more-link", tight && "more-link-tight", className)}>
			{children}
			<ArrowRight className="icon" aria-hidden="true" />
		</Link>
	);
}
