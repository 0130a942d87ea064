import { redirect } from "react-router";
import { pathTo } from "../paths";
import { pageRead } from "../platform/browser/page-read";
import type { InputOf } from "../platform/http/contract";
import { chosenIn, filtersIn, pageIn, wordsIn } from "../platform/lists/list-address";
import { articleDetail, newsList, newsSorts } from "./contract";

type Input = InputOf<typeof newsList>;

export const newsListRead = pageRead((call, { params, query }) =>
	call(newsList, {
		category: params.category as Input["category"],
		q: wordsIn(query),
		...filtersIn<Input>(query, ["tag"]),
		sort: chosenIn(query, "sort", newsSorts),
		page: pageIn(query),
	}),
);

export const articleRead = pageRead(async (call, { params }) => {
	const article = await call(articleDetail, { slug: params.title ?? "" });
	// The article has moved.
	if (article.slug !== params.title) throw redirect(pathTo("NewsDetail", { title: article.slug }), 301);
	return article;
});
