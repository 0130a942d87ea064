import { asc, desc, sql } from "drizzle-orm";
import { club } from "../../../../club/profile";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { formatDateTime } from "../../../platform/words/dates";
import { localize } from "../../../platform/words/language";
import { entertainmentItems as items } from "../tables.server";
import type { EntertainmentContent } from "./contract";

export const entertainmentKind: ContentKind<typeof items, EntertainmentContent> = {
	name: "entertainment",
	table: items,
	slug: items.slug,
	toContent: ({ id: _id, slug: _slug, body, bodyEn, startsAt, ...content }) => ({
		...content,
		body: { id: body, ...(bodyEn && { en: bodyEn }) },
		startsAt: startsAt.toISOString(),
	}),
	toRow: ({ body, startsAt, ...content }) => ({
		...content,
		body: body.id,
		bodyEn: body.en && body.en.length > 0 ? body.en : null,
		startsAt: new Date(startsAt),
	}),
	nameOf: ({ title }) => title.id,
	title: ({ title }, language) => localize(title, language),
	note: ({ startsAt }, language) => formatDateTime(startsAt.toISOString(), "medium", language, club.timeZone),
	words: sql`${items.title}::text || ${items.summary}::text`,
	order: [desc(items.startsAt), asc(items.id)],
};
