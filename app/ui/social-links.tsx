import { createLucideIcon, type LucideIcon } from "lucide-react";
import type { SocialLink } from "../platform/club-profile";
import { defineTexts, useTexts } from "../platform/words/language";
import { classNames } from "./class-names";
import "./icon-button.css";
import "./social-links.css";

const socialTexts = defineTexts({
	id: { opensNewTab: "buka di tab baru" },
	en: { opensNewTab: "opens in a new tab" },
});

type Network = SocialLink["name"];

/** Icons only in the drawer, icons with names in the footer. */
export function SocialLinks({ links, compact }: { links: readonly SocialLink[]; compact?: boolean }) {
	const t = useTexts(socialTexts);
	return (
		<ul className={classNames("social-links", compact && "social-links-compact")}>
			{links.map((link) => {
				const Mark = markOf(compact ? link.icon_sidebar : link.icon, link.name);
				return (
					<li key={link.url}>
						<a
							className={compact ? "icon-button" : undefined}
							href={link.url}
							target="_blank"
							rel="noopener noreferrer"
						>
							<Mark className="icon" width={link.width} height={link.height} aria-hidden="true" />
							<span className={compact ? "visually-hidden" : undefined}>{networkNames[link.name]}</span>
							<span className="visually-hidden">{` (${t.opensNewTab})`}</span>
						</a>
					</li>
				);
			})}
		</ul>
	);
}

const networkNames: Record<Network, string> = {
	facebook: "Facebook",
	twitter: "X",
	instagram: "Instagram",
	youtube: "YouTube",
	tiktok: "TikTok",
};

const marks: Record<Network, LucideIcon> = {
	facebook: mark("facebook", "M10.5 21V8.500a4.5 4.5 0 0 1 4.5-4.500H17M7 12h9"),
	twitter: mark("twitter", "M4 4h4.500L20 20h-4.500zM19 4l-6.2 7M5 20l6.2-7"),
	instagram: mark("instagram", "M4 4h16v16H4zM12 8.500a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM16.8 7.200h.01"),
	youtube: mark("youtube", "M2.5 5.500h19v13h-19zM10 9.200v5.600l4.8-2.800z"),
	tiktok: mark("tiktok", "M13 3v12.500a3.8 3.8 0 1 1-3.8-3.800M13 3c0 3.2 2.6 5.5 6 5.5"),
};

/** A profile may override the icon; an unknown name falls back to the network's own. */
const markOf = (icon: string, network: Network) =>
	Object.hasOwn(marks, icon) ? marks[icon as Network] : marks[network];

function mark(name: string, path: string): LucideIcon {
	return createLucideIcon(name, [["path", { d: path, key: "path" }]]);
}
