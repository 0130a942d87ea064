import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names";
import { CountBadge } from "./feedback/count-badge";
import "./icon-button.css";

type IconProps = {
	icon: LucideIcon;
	/** The accessible name. Include any count: "Keranjang, 2 barang". */
	label: string;
	count?: number;
};

export function IconButton({
	icon: Icon,
	label,
	count,
	className,
	...rest
}: IconProps & ComponentProps<"button">) {
	return (
		<button type="button" {...rest} className={classNames("icon-button", className)} aria-label={label}>
			<Icon className="icon" aria-hidden="true" />
			<CountBadge count={count} />
		</button>
	);
}

export function IconLink({
	icon: Icon,
	label,
	count,
	className,
	...rest
}: IconProps & ComponentProps<typeof Link>) {
	return (
		<Link {...rest} className={classNames("icon-button", className)} aria-label={label}>
			<Icon className="icon" aria-hidden="true" />
			<CountBadge count={count} />
		</Link>
	);
}
