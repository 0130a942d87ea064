import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { cardAddress } from "../../platform/browser/card-address";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import type { articleDetail } from "../contract";
import { tagLabel } from "../tag-label";
import { newsTexts } from "../texts";

/** JSON-LD of the article for search engines. */
export function ArticleStructure({ article }: { article: AnswerOf<typeof articleDetail> }) {
	const t = useTexts(newsTexts);
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const houseLabel = useSectionLabel();
	const path = pathTo("NewsDetail", { title: article.slug });
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "NewsArticle",
						headline: article.title,
						description: article.excerpt,
						image: [`${publicUrl}${cardAddress(path, language)}`],
						datePublished: article.publishedAt,
						inLanguage: article.bodyLanguage,
						articleSection: houseLabel(article.category),
						keywords: article.tags.map((tag) => tagLabel(tag, language)).join(", "),
						author: { "@type": "Person", name: article.author },
						publisher: { "@type": "SportsOrganization", name: club.name, url: publicUrl },
						mainEntityOfPage: addressIn(language, `${publicUrl}${path}`),
					},
					breadcrumbList(publicUrl, [
						{ label: t.news, to: pathTo("News list", { category: "all" }) },
						{
							label: houseLabel(article.category),
							to: pathTo("News list", { category: article.category }),
						},
						{ label: article.title, to: path },
					]),
				],
			}}
		/>
	);
}
