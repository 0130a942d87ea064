import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../platform/words/language";
import { uiTexts } from "../texts";
import "./pagination.css";

type PaginationProps = {
	page: number;
	pageCount: number;
	/** The query parameter; all others are preserved. */
	param?: string;
	/** Where the list is on its page, if not at the top: "#ratings". */
	hash?: string;
};

/** Links, so each page can be opened, shared and indexed. */
export function Pagination({ page, pageCount, param = "page", hash = "" }: PaginationProps) {
	const t = useTexts(uiTexts).pagination;
	const { pathname, search } = useLocation();
	if (pageCount <= 1) return null;
	const to = (target: number) => pageHref(pathname, search, param, target) + hash;
	return (
		<nav className="pagination row apart" aria-label={t.label}>
			{page > 1 ? (
				<Link className="pagination-step tap" rel="prev" to={to(page - 1)}>
					<ArrowLeft className="icon" aria-hidden="true" />
					<span>{t.previous}</span>
				</Link>
			) : (
				<span className="pagination-step tap" />
			)}
			<span className="pagination-place tabular">{t.place(page, pageCount)}</span>
			<ol className="tabular">
				{pageRange(page, pageCount).map((item) => (
					<li key={item.key}>
						{item.page === null ? (
							<span className="pagination-gap muted">…</span>
						) : (
							<Link
								className="pagination-page"
								to={to(item.page)}
								aria-label={t.page(item.page)}
								aria-current={item.page === page ? "page" : undefined}
							>
								{item.page}
							</Link>
						)}
					</li>
				))}
			</ol>
			{page < pageCount ? (
				<Link className="pagination-step tap" rel="next" to={to(page + 1)}>
					<span>{t.next}</span>
					<ArrowRight className="icon" aria-hidden="true" />
				</Link>
			) : (
				<span className="pagination-step tap" />
			)}
		</nav>
	);
}

type RangeItem = { key: string; page: number | null };

/** First, last and the neighbours of the current page; a gap hides at least two pages. */
export function pageRange(page: number, pageCount: number): RangeItem[] {
	const shown = new Set([1, pageCount, page - 1, page, page + 1]);
	if (page <= 4) for (let near = 2; near <= 4; near++) shown.add(near);
	if (page >= pageCount - 3) for (let near = pageCount - 3; near < pageCount; near++) shown.add(near);
	const pages = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
	return pages.flatMap((number, index) => {
		const before = pages[index - 1] ?? number - 1;
		const item = { key: String(number), page: number };
		if (number - before === 2) return [{ key: String(number - 1), page: number - 1 }, item];
		if (number - before > 2) return [{ key: `gap-${number}`, page: null }, item];
		return [item];
	});
}

/** The first page is the URL without the parameter. */
export function pageHref(pathname: string, search: string, param: string, page: number): string {
	const query = new URLSearchParams(search);
	if (page > 1) query.set(param, String(page));
	else query.delete(param);
	const text = query.toString();
	return text ? `${pathname}?${text}` : pathname;
}
