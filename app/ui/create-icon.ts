import type { LucideIcon } from "lucide-react";
import { type ComponentProps, createElement } from "react";

type IconNode = [tag: string, attributes: Record<string, string>];
type IconData = { name: string; node: IconNode[] };

/**
 * Replaces lucide's `createLucideIcon` (aliased in `vite.config.ts`) to save bytes: its options are unused here.
 * Renders the same markup; size and colour come from CSS.
 */
export default function createLucideIcon(icon: string | IconData, strokes: IconNode[] = []) {
	const { name, node } = typeof icon === "string" ? { name: icon, node: strokes } : icon;
	const children = node.map(([tag, attributes]) => createElement(tag, attributes));
	const Icon = ({ className = "", ...rest }: ComponentProps<"svg">) =>
		createElement("svg", { ...look, className: `lucide lucide-${name} ${className}`, ...rest }, children);
	return Icon as unknown as LucideIcon;
}

const look = {
	xmlns: "http://www.w3.org/2000/svg",
	width: 24,
	height: 24,
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 2,
	strokeLinecap: "round",
	strokeLinejoin: "round",
} as const;
