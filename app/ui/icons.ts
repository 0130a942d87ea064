import { createLucideIcon, type LucideIcon } from "lucide-react";

/** The frame's own icons: straight cuts and a single stroke, like the crest and the flags. */
export const MenuIcon = strokeIcon("menu", "M3 6h18M3 12h12M3 18h18");
export const CloseIcon = strokeIcon("close", "M5 5l14 14M19 5L5 19");
export const SearchIcon = strokeIcon(
	"search",
	"M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21",
);
export const CartIcon = strokeIcon("cart", "M2 4h3l2.5 11.5h11L21 7H6M9 20h.01M17 20h.01");
export const BellIcon = strokeIcon("bell", "M6 17V10a6 6 0 0 1 12 0v7M3 17h18M10 21h4");
export const HomeIcon = strokeIcon("home", "M4 11l8-7 8 7v9h-5v-6H9v6H4z");
export const CalendarIcon = strokeIcon("calendar", "M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5");
export const TicketIcon = strokeIcon(
	"ticket",
	"M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10",
);
export const BagIcon = strokeIcon("bag", "M5 8h14l1 13H4zM8.5 8a3.5 3.5 0 0 1 7 0");
export const PersonIcon = strokeIcon(
	"person",
	"M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6",
);
export const DownIcon = strokeIcon("down", "M6 9l6 6 6-6");
/** Both icons of the theme switch: `theme-icon.css` shows the one it would switch to. */
export const ThemeIcon = createLucideIcon("theme", [
	[
		"path",
		{
			d: "M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
			className: "theme-sun",
			key: "sun",
		},
	],
	["path", { d: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z", className: "theme-moon", key: "moon" }],
]);

export function strokeIcon(name: string, path: string): LucideIcon {
	return createLucideIcon(name, [["path", { d: path, key: "path" }]]);
}
