import { useRef } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { useCurrentInSight } from "../../ui/navigation/show-current";
import "./tabs.css";

type Tab = { to: string; label: string; count?: number | undefined; isCurrent: boolean };

/** Tabs of one list, each at an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	const language = useLanguage();
	const row = useRef<HTMLElement>(null);
	useCurrentInSight(row);
	return (
		<nav ref={row} className="office-tabs" aria-label={label}>
			{tabs.map(({ to, label, count, isCurrent }) => (
				<Link key={to} to={to} aria-current={isCurrent ? "page" : undefined}>
					{label}
					{count !== undefined && <span className="tabular">{formatCount(count, language)}</span>}
				</Link>
			))}
		</nav>
	);
}
