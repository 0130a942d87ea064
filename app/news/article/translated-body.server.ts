import { type AnyColumn, sql } from "drizzle-orm";
import type { Language } from "../../platform/words/language";
import type { ArticleBody } from "./article-body";

/** The body in the reader's language, falling back to Indonesian; only one is fetched. */
export const translatedBody = (
	language: Language,
	{ body, bodyEn }: { body: AnyColumn; bodyEn: AnyColumn },
) =>
	language === "en"
		? {
				body: sql<ArticleBody>`coalesce(${bodyEn}, ${body})`,
				isTranslated: sql<boolean>`${bodyEn} is not null`,
			}
		: { body: sql<ArticleBody>`${body}`, isTranslated: sql<boolean>`false` };
