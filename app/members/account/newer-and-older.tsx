import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { OrdersPlace } from "../../orders/history/orders-place";
import { useTexts } from "../../platform/words/language";
import { itemTexts } from "./orders/item-texts";
import "../../ui/navigation/pagination.css";

/** Links to the neighbouring pages of a list with an order number as its cursor. */
export function NewerAndOlder({ newer, older }: { newer: string | null; older: string | null }) {
	const t = useTexts(itemTexts);
	const { pathname, search } = useLocation();
	if (!newer && !older) return null;
	const to = (name: keyof OrdersPlace, number: string) => {
		const query = new URLSearchParams(search);
		query.delete("after");
		query.delete("before");
		query.set(name, number);
		return `${pathname}?${query}`;
	};
	return (
		<nav className="pagination row apart" aria-label={t.pages}>
			{newer ? (
				<Link className="pagination-step tap" rel="prev" to={to("before", newer)}>
					<ArrowLeft className="icon" aria-hidden="true" />
					<span>{t.newer}</span>
				</Link>
			) : (
				<span className="pagination-step tap" />
			)}
			{older && (
				<Link className="pagination-step tap" rel="next" to={to("after", older)}>
					<span>{t.older}</span>
					<ArrowRight className="icon" aria-hidden="true" />
				</Link>
			)}
		</nav>
	);
}

/** The cursor in a URL; an unknown one gives an empty page. */
export function placeIn(query: URLSearchParams): OrdersPlace {
	const [after, before] = ["after", "before"].map((name) => query.get(name)?.slice(0, 40) || undefined);
	return { after, before };
}
