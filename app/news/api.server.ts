import { type Binding, bind } from "../platform/http/bind.server";
import { readArticle } from "./article/articles.server";
import { articleDetail, newsList } from "./contract";
import { listNews } from "./stories.server";

export const newsApi: Binding[] = [
	bind(newsList, ({ db, language }, filter) => listNews(db, language, filter)),
	bind(articleDetail, ({ db, language }, { slug }) => readArticle(db, language, slug)),
];
