import { club } from "../../club/profile";
import { pathTo } from "../paths";
import type { AnswerOf } from "../platform/contract";
import { useHouseLabel } from "../platform/house-label";
import { useTexts } from "../platform/language";
import { usePublicUrl } from "../platform/public-url";
import { StructuredData } from "../platform/structured-data";
import { pictureUrl } from "../ui/art/picture-url";
import type { articleDetail } from "./contract";
import { newsTexts } from "./texts";

/** The article for search engines: what it is, who wrote it, where it stands. */
export function ArticleStructure({ article }: { article: AnswerOf<typeof articleDetail> }) {
	const t = useTexts(newsTexts);
	const publicUrl = usePublicUrl();
	const houseLabel = useHouseLabel();
	const address = (path: string) => `${publicUrl}${path}`;
	const url = address(pathTo("NewsDetail", { title: article.slug }));
	const crumbs = [
		{ name: t.news, item: address(pathTo("News list", { category: "all" })) },
		{
			name: houseLabel(article.category),
			item: address(pathTo("News list", { category: article.category })),
		},
		{ name: article.title, item: url },
	];
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "NewsArticle",
						headline: article.title,
						description: article.excerpt,
						image: [address(pictureUrl(article.cover, { width: 1200, height: 675 }))],
						datePublished: article.publishedAt,
						inLanguage: article.bodyLanguage,
						articleSection: houseLabel(article.category),
						keywords: article.tags.join(", "),
						author: { "@type": "Person", name: article.author },
						publisher: { "@type": "SportsOrganization", name: club.name, url: publicUrl },
						mainEntityOfPage: url,
					},
					{
						"@type": "BreadcrumbList",
						itemListElement: crumbs.map((crumb, index) => ({
							"@type": "ListItem",
							position: index + 1,
							...crumb,
						})),
					},
				],
			}}
		/>
	);
}
