import { NavLink } from "react-router";
import "./link-tabs.css";

type LinkTabsProps = {
	label: string;
	tabs: readonly { to: string; label: string; end?: boolean }[];
};

/** The pages of one place, each with its own URL. The current one is underlined in the accent. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
	return (
		<nav className="link-tabs" aria-label={label}>
			{tabs.map((tab) => (
				<NavLink key={tab.to} to={tab.to} end={tab.end ?? true} prefetch="intent">
					{tab.label}
				</NavLink>
			))}
		</nav>
	);
}
