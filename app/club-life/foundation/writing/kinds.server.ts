import { asc, desc, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { localize } from "../../../platform/words/language";
import { foundationProgrammes as programmes } from "../tables.server";
import type { FoundationContent } from "./contract";

export const foundationKind: ContentKind<typeof programmes, FoundationContent> = {
	name: "foundation",
	table: programmes,
	slug: programmes.slug,
	toContent: ({ id: _id, slug: _slug, story, storyEn, reports, ...content }) => ({
		...content,
		story: { id: story, ...(storyEn && { en: storyEn }) },
		reports: reports.map((report) => ({
			...report,
			figures: report.figures.map(({ label, value }) => ({
				label,
				value: typeof value === "string" ? { id: value } : value,
			})),
		})),
	}),
	toRow: ({ story, ...content }) => ({
		...content,
		story: story.id,
		storyEn: story.en && story.en.length > 0 ? story.en : null,
	}),
	nameOf: ({ title }) => title.id,
	title: ({ title }, language) => localize(title, language),
	note: ({ place, startedOn }) => `${place} · ${startedOn.slice(0, 4)}`,
	words: sql`${programmes.title}::text || ${programmes.summary}::text || ${programmes.place}`,
	order: [desc(programmes.startedOn), asc(programmes.id)],
};
