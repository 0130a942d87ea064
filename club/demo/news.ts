import { buildArticle } from "../../app/news/factories";
import type { ArticleInsert } from "../../app/news/tables.server";
import { toInstant } from "./demo-moment";
import { academyNews } from "./news/academy";
import { basketballHall } from "./news/basketball-hall";
import { basketballPast } from "./news/basketball-past";
import { basketballSeason } from "./news/basketball-season";
import { clubNews } from "./news/club";
import type { DemoArticle } from "./news/demo-article";
import { esportsHouse } from "./news/esports-house";
import { esportsSeason } from "./news/esports-season";
import { footballGround } from "./news/football-ground";
import { footballPast } from "./news/football-past";
import { footballPeople } from "./news/football-people";
import { footballSeason } from "./news/football-season";
import { foundationNews } from "./news/foundation";
import { drawing, writeBody } from "./story-markup";
import { varyCovers } from "./vary-covers";

export const demoArticles: DemoArticle[] = [
	...footballSeason,
	...footballPeople,
	...footballGround,
	...footballPast,
	...basketballSeason,
	...basketballHall,
	...basketballPast,
	...esportsSeason,
	...esportsHouse,
	...academyNews,
	...foundationNews,
	...clubNews,
];

export const demoNews = (now: Date): ArticleInsert[] =>
	varyCovers(
		demoArticles
			.map((article) => toRow(now, article))
			.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
	);

function toRow(now: Date, { published, composition, body, bodyEn, ...article }: DemoArticle): ArticleInsert {
	return buildArticle({
		...article,
		body: writeBody(body),
		bodyEn: bodyEn ? writeBody(bodyEn) : null,
		cover: drawing(article.category, article.slug, composition),
		publishedAt: toInstant(now, published),
	});
}
