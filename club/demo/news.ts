import { buildArticle } from "../../app/news/factories";
import type { ArticleInsert } from "../../app/news/tables.server";
import { toInstant } from "./demo-moment";
import type { DemoArticle } from "./news/demo-article";
import { footballGround } from "./news/football-ground";
import { footballPeople } from "./news/football-people";
import { footballSeason } from "./news/football-season";
import { drawing, writeBody } from "./story-markup";

export const demoArticles: DemoArticle[] = [...footballSeason, ...footballPeople, ...footballGround];

export const demoNews = (now: Date): ArticleInsert[] =>
	demoArticles.map(({ published, composition, body, bodyEn, ...article }) =>
		buildArticle({
			...article,
			body: writeBody(body),
			bodyEn: bodyEn ? writeBody(bodyEn) : null,
			cover: drawing(article.category, article.slug, composition),
			publishedAt: toInstant(now, published),
		}),
	);
