import type { MetaDescriptor } from "react-router";
import { pageMeta, settingsOf } from "../browser/page-meta";
import { defineTexts, textsIn } from "../words/language";
import { pageIn } from "./list-address";

type ListMeta = {
	title: string;
	description: string;
	/** Filters with their own canonical page, e.g. a topic; any other filter or order points to the whole list. */
	own?: Record<string, string | null | undefined>;
	/** The loaded list, or a failed load. */
	answer: unknown;
};
type MetaArguments = { location: { pathname: string; search: string }; matches: readonly unknown[] };

/** Meta tags of a list: each page is canonical; search results and empty lists are not indexed. */
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
