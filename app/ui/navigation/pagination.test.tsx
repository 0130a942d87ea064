import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Pagination, pageHref, pageRange } from "./pagination";

const shown = (page: number, count: number) =>
	pageRange(page, count)
		.map((item) => item.page ?? "…")
		.join(" ");

test("few pages are all shown", () => {
	expect(shown(1, 1)).toBe("1");
	expect(shown(1, 2)).toBe("1 2");
	expect(shown(3, 5)).toBe("1 2 3 4 5");
});

test("many pages show the first, the last and the neighbours", () => {
	expect(shown(1, 20)).toBe("1 2 3 4 … 20");
	expect(shown(10, 20)).toBe("1 … 9 10 11 … 20");
	expect(shown(20, 20)).toBe("1 … 17 18 19 20");
});

test("a gap never hides a single page", () => {
	for (let count = 1; count <= 30; count++) {
		for (let page = 1; page <= count; page++) {
			const items = pageRange(page, count);
			items.forEach((item, index) => {
				if (item.page !== null) return;
				const hidden = (items[index + 1]?.page ?? 0) - (items[index - 1]?.page ?? 0) - 1;
				expect(hidden).toBeGreaterThan(1);
			});
			expect(items.length).toBeLessThanOrEqual(9);
			expect(items.filter((item) => item.page === page)).toHaveLength(1);
			expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
		}
	}
});

test("links keep the other filters, and the first page has no parameter", () => {
	expect(pageHref("/store/list", "?sort=price&page=3", "page", 4)).toBe("/store/list?sort=price&page=4");
	expect(pageHref("/store/list", "?sort=price&page=3", "page", 1)).toBe("/store/list?sort=price");
	expect(pageHref("/store/list", "?page=2", "page", 1)).toBe("/store/list");
});

test("neighbours have rel=prev and rel=next", () => {
	const html = renderToStaticMarkup(
		<MemoryRouter initialEntries={["/news/list/all?page=2"]}>
			<Pagination page={2} pageCount={3} />
		</MemoryRouter>,
	);
	expect(html).toMatch(/rel="prev"[^>]*href="\/news\/list\/all"|href="\/news\/list\/all"[^>]*rel="prev"/);
	expect(html).toContain('rel="next"');
	expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});
