import { Link } from "react-router";
import { useTexts } from "../../platform/words/language";
import { uiTexts } from "../texts";
import "./breadcrumb.css";

/** The last item is this page and needs no `to`. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
	const t = useTexts(uiTexts);
	return (
		<nav className="breadcrumb small muted" aria-label={t.breadcrumb}>
			<ol>
				{items.map((item) => (
					<li key={item.label}>
						{item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}
