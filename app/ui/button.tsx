import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names";
import "./button.css";

type Look = {
	/** One `brand` per view; `accent` and `foam` are for use on art; `ghost` is an outline. */
	variant?: "brand" | "accent" | "foam" | "ghost";
	size?: "medium" | "small";
	/** As wide as its container. */
	block?: boolean;
};

type ButtonProps = Look & ComponentProps<"button"> & { loading?: boolean };

export function Button({
	variant,
	size,
	block,
	loading,
	className,
	onClick,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			className={buttonClass({ variant, size, block }, loading && "button-loading", className)}
			aria-busy={loading || rest["aria-busy"]}
			aria-disabled={loading || rest["aria-disabled"]}
			onClick={loading ? stopClick : onClick}
		>
			<Label>{children}</Label>
			{loading && (
				<span className="button-dots row gap-4" aria-hidden="true">
					<i />
					<i />
					<i />
				</span>
			)}
		</button>
	);
}

export function ButtonLink({
	variant,
	size,
	block,
	className,
	children,
	...rest
}: Look & ComponentProps<typeof Link>) {
	return (
		<Link {...rest} className={buttonClass({ variant, size, block }, className)}>
			<Label>{children}</Label>
		</Link>
	);
}

function buttonClass({ variant = "brand", size, block }: Look, ...others: (string | false | undefined)[]) {
	return classNames(
		"button",
		variant !== "brand" && `button-${variant}`,
		size === "small" && "button-small",
		block && "button-block",
		...others,
	);
}

const Label = ({ children }: { children: ReactNode }) => <span className="button-label">{children}</span>;

// A disabled button would lose focus while loading, so a loading one only ignores clicks.
const stopClick = (event: MouseEvent) => event.preventDefault();
