import type { LucideIcon } from "lucide-react";
import { type ComponentProps, createElement } from "react";

type IconNode = [tag: string, attributes: Record<string, string>];
type IconData = { node: IconNode[] };

/**
 * Replaces lucide's `createLucideIcon` (aliased in `vite.config.ts`) to save bytes: its options are unused here, and a page
 * shows dozens of icons, so their shared look is defined once, by `.icon` in `base.css`.
 */
export default function createLucideIcon(icon: string | IconData, strokes: IconNode[] = []) {
	const node = typeof icon === "string" ? strokes : icon.node;
	const children = node.map(([tag, attributes]) => createElement(tag, attributes));
	const Icon = (props: ComponentProps<"svg">) =>
		createElement("svg", { viewBox: "0 0 24 24", ...props }, children);
	return Icon as unknown as LucideIcon;
}
