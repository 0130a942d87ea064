import { useRef } from "react";
import { NavLink } from "react-router";
import { useCurrentInSight } from "./show-current";
import "./link-tabs.css";

type LinkTabsProps = {
	label: string;
	tabs: readonly { to: string; label: string; end?: boolean }[];
};

/** Tabs that are pages with their own URLs. The current one is underlined in the accent colour. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
	const row = useRef<HTMLElement>(null);
	useCurrentInSight(row);
	return (
		<nav ref={row} className="link-tabs" aria-label={label}>
			{tabs.map((tab) => (
				<NavLink key={tab.to} to={tab.to} end={tab.end ?? true}>
					{tab.label}
				</NavLink>
			))}
		</nav>
	);
}
