import type { MetaDescriptor } from "react-router";
import { defineTexts, textsIn } from "./language";
import { pageIn } from "./list-address";
import { pageMeta, settingsOf } from "./page-meta";

type ListMeta = {
	title: string;
	description: string;
	/** Filters that make it a page of its own, e.g. a topic; every other filter and order points at the whole list. */
	own?: Record<string, string | null | undefined>;
	/** As loaded; unknown while it could not be. */
	answer: unknown;
};
type MetaArguments = { location: { pathname: string; search: string }; matches: readonly unknown[] };

/** What a list tells of itself: each of its pages is one of its own; searches and empty ones are not to be found. */
export function listMeta({ location, matches }: MetaArguments, list: ListMeta): MetaDescriptor[] {
	const t = textsIn(listTexts, settingsOf(matches).language);
	const asked = new URLSearchParams(location.search);
	const page = pageIn(asked) ?? 1;
	const own = { ...list.own, page: page > 1 ? String(page) : undefined };
	const query = new URLSearchParams(
		Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
	return pageMeta(
		{ location, matches },
		{
			title: page > 1 ? t.page(list.title, page) : list.title,
			description: list.description,
			query,
			hidden: asked.has("q") || isEmpty(list.answer),
		},
	);
}

function isEmpty(answer: unknown): boolean {
	const { total, page, pageCount } = (answer ?? {}) as { total?: number; page?: number; pageCount?: number };
	return total === 0 || (page ?? 1) > (pageCount ?? 1);
}

const listTexts = defineTexts({
	id: { page: (title: string, page: number) => `${title}, halaman ${page}` },
	en: { page: (title, page) => `${title}, page ${page}` },
});
