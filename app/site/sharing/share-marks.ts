import { createLucideIcon, type LucideIcon } from "lucide-react";
import type { NetworkKey } from "./networks";

/** The networks' logos in the site's icon style. */
export const shareMarks = {
	whatsapp: mark(
		"whatsapp",
		"M4 20l1.300-4A8.500 8.500 0 1 1 8.200 18.800zM9 8.500c0 3.500 3 6.500 6.500 6.500l.5-2-2-1-1 1c-1-.4-1.800-1.200-2.200-2.200l1-1-1-2z",
	),
	facebook: mark("facebook", "M10.5 21V8.500a4.5 4.5 0 0 1 4.5-4.500H17M7 12h9"),
	x: mark("x-network", "M4 4h4.500L20 20h-4.500zM19 4l-6.2 7M5 20l6.2-7"),
	telegram: mark("telegram", "M3 11.500L21 4l-3 16-6-4.500-3 3.500-1-5.500zM8 13.500L21 4M12 15.500l-4-2"),
	line: mark(
		"line",
		"M12 4c5 0 9 3 9 7 0 3.500-4.500 7-9 9.500V17.900C7 17.700 3 15 3 11c0-4 4-7 9-7zM8 8.500V13h2.500M13.500 8.500V13M13.500 8.500L16.500 13V8.500",
	),
	email: mark("email", "M3 5h18v14H3zM3 6l9 7 9-7"),
	sms: mark("sms", "M3 4h18v13H11l-5 4v-4H3zM8 10.500h.01M12 10.500h.01M16 10.500h.01"),
} as const satisfies Partial<Record<NetworkKey, LucideIcon>>;

export const ShareMark = mark("share", "M12 3v12M7.500 7.500L12 3l4.500 4.500M5 11v10h14V11");
export const CopyMark = mark("copy-link", "M9 9h11v11H9zM5 15H4V4h11v1");

function mark(name: string, path: string): LucideIcon {
	return createLucideIcon(name, [["path", { d: path, key: "path" }]]);
}
