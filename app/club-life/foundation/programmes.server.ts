import { asc, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { listMentions } from "../../news/article/article-body";
import { findMentioned } from "../../news/article/mentions.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import {
	type foundationDetail,
	type foundationList,
	foundationRefusals,
	type ProgrammeReport,
	type ProgrammeSort,
	type ProgrammeSummary,
	programmesPerPage,
} from "./contract";
import type { FoundationReport } from "./report";
import { foundationProgrammes as programmes } from "./tables.server";

export async function listProgrammes(
	db: Db,
	language: Language,
	{ sort, page }: ParsedInputOf<typeof foundationList>,
): Promise<AnswerOf<typeof foundationList>> {
	const [rows, [counted]] = await Promise.all([
		listed.run(db, { offset: (page - 1) * programmesPerPage }, sort),
		programmesCount.run(db),
	]);
	const total = counted?.total ?? 0;
	return {
		programmes: rows.map((row) => summarize(row, language)),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / programmesPerPage)),
	};
}

const listed = statement((db: Db, sort: keyof typeof sortings) =>
	db
		.select(summaryColumns)
		.from(programmes)
		.orderBy(...sortings[sort])
		.limit(programmesPerPage)
		.offset(sql.placeholder("offset")),
);

const programmesCount = statement((db: Db) => db.select({ total: count() }).from(programmes));

export async function readProgramme(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof foundationDetail>> {
	const [programme] = await programmeBySlug.run(db, { slug });
	if (!programme) throw refuse(foundationRefusals, "foundation.unknown");
	const isTranslated = language === "en" && programme.storyEn !== null;
	const story = isTranslated ? programme.storyEn! : programme.story;
	const [mentions, others] = await Promise.all([
		findMentioned(db, language, listMentions(story)),
		listOthers(db, programme.id),
	]);
	return {
		...summarize(programme, language),
		story,
		storyLanguage: isTranslated ? "en" : "id",
		mentions,
		reports: programme.reports
			.toSorted((one, other) => other.on.localeCompare(one.on))
			.map((report) => localizeReport(report, language)),
		others: others.map((row) => summarize(row, language)),
	};
}

const programmeBySlug = statement((db: Db) =>
	db
		.select()
		.from(programmes)
		.where(eq(programmes.slug, sql.placeholder("slug"))),
);

const listOthers = (db: Db, id: string) => programmesOthers.run(db, { id });

const programmesOthers = statement((db: Db) =>
	db
		.select(summaryColumns)
		.from(programmes)
		.where(ne(programmes.id, sql.placeholder("id")))
		.orderBy(...sortings.newest)
		.limit(3),
);

const summaryColumns = {
	slug: programmes.slug,
	title: programmes.title,
	summary: programmes.summary,
	place: programmes.place,
	goal: programmes.goal,
	reached: programmes.reached,
	unit: programmes.unit,
	startedOn: programmes.startedOn,
	cover: programmes.cover,
};
type SummaryRow = Pick<typeof programmes.$inferSelect, keyof typeof summaryColumns>;

const summarize = (row: SummaryRow, language: Language): ProgrammeSummary => ({
	slug: row.slug,
	title: localize(row.title, language),
	summary: localize(row.summary, language),
	place: row.place,
	goal: row.goal,
	reached: row.reached,
	unit: localize(row.unit, language),
	startedOn: row.startedOn,
	cover: row.cover,
});

const localizeReport = (
	{ on, title, text, figures }: FoundationReport,
	language: Language,
): ProgrammeReport => ({
	on,
	title: localize(title, language),
	text: localize(text, language),
	figures: figures.map(({ label, value }) => ({
		label: localize(label, language),
		value: typeof value === "string" ? value : localize(value, language),
	})),
});

const newestFirst = [desc(programmes.startedOn), asc(programmes.id)];
const sortings: Record<ProgrammeSort, SQL[]> = {
	newest: newestFirst,
	furthest: [sql`${programmes.reached}::float / ${programmes.goal} desc`, ...newestFirst],
};
