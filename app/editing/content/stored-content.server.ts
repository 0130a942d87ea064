import { and, count, eq, getTableColumns, like, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { findLatestChange } from "../../members/staff/latest-change.server";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse, refuseSaying } from "../../platform/http/refusal";
import { escapeLike } from "../../platform/lists/list-words.server";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { toSlug } from "../../platform/words/to-slug";
import { findMissingPictures } from "../media/library.server";
import { englishOf, isEnglish, statesWith } from "../translations/english-of.server";
import { forgetOutdated, noteChangedWords } from "../translations/outdated-words.server";
import { type AnyContentKind, contentGroupOf, keyOf, lockKind, subjectOf } from "./content-kind.server";
import { nextPosition } from "./content-order.server";
import { type ContentEndpoints, type ContentState, contentPerPage, contentRefusals } from "./contract";

type Kind = AnyContentKind;
type Row = Record<string, unknown>;
type Saved = AnswerOf<ContentEndpoints["detail"]>;

export async function listContent(
	{ db, language }: MemberContext,
	kind: Kind,
	{ q, state, english, after }: ParsedInputOf<ContentEndpoints["list"]>,
): Promise<AnswerOf<ContentEndpoints["list"]>> {
	const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
	const where = and(
		...words.map((word) => sql`lower(${kind.words}) like ${`%${escapeLike(word)}%`}`),
		state && sql`${stateOf(kind)} = ${state}`,
		english && isEnglish(kind, english),
	);
	const [rows, [counted]] = await Promise.all([
		db
			.select({
				row: getTableColumns(kind.table),
				state: stateOf(kind),
				english: englishOf(kind),
				aside: kind.aside ?? sql`null`,
			})
			.from(kind.table)
			.where(where)
			.orderBy(...kind.order)
			.limit(contentPerPage + 1)
			.offset(after),
		db.select({ total: count() }).from(kind.table).where(where),
	]);
	return {
		items: rows.slice(0, contentPerPage).map(({ row, state, english, aside }) => ({
			id: idOf(kind, row),
			title: kind.title(row, language),
			note: kind.note?.(row, language, aside) ?? "",
			state,
			languages: statesWith(english),
			group: contentGroupOf(kind, row).join("/"),
		})),
		total: counted?.total ?? 0,
		next: rows.length > contentPerPage ? after + contentPerPage : null,
	};
}

export async function readContent({ db, language }: MemberContext, kind: Kind, id: string): Promise<Saved> {
	const [row] = await db.select().from(kind.table).where(eq(kind.slug, id));
	if (!row) throw refuse(contentRefusals, "content.unknown");
	const content = await kind.toContent(row, db);
	return {
		id,
		title: kind.title(row, language),
		version: contentVersion(content),
		content,
		...(await findLatestChange(db, subjectOf(kind, id))),
	};
}

export async function createContent(context: MemberContext, kind: Kind, sent: unknown): Promise<Saved> {
	const id = await transaction(context.db, async (db) => {
		await lockKind(db, kind);
		const content = await completeContent(db, kind, sent);
		await checkContent(db, kind, content, null, context.language);
		const id = await findFreeSlug(db, kind, content);
		const [row] = (await db
			.insert(kind.table)
			.values({
				...kind.toRow(content),
				[keyOf(kind, kind.slug)]: id,
				...(await placeAtEnd(db, kind, kind.toRow(content) as Row)),
			})
			.returning()) as [Row];
		await kind.keepParts?.(db, row, content);
		await recordAudit(db, {
			by: context.who.memberId,
			action: `${kind.name}.create`,
			subject: subjectOf(kind, id),
			after: content,
		});
		return id;
	});
	return readContent(context, kind, id);
}

export async function saveContent(
	context: MemberContext,
	kind: Kind,
	{ id, version, content: sent }: ParsedInputOf<ContentEndpoints["save"]>,
): Promise<Saved> {
	await transaction(context.db, async (db) => {
		const { row, before } = await lockContent(db, kind, id, version);
		const content = await completeContent(db, kind, sent);
		if (contentVersion(before) === contentVersion(content)) return;
		await checkContent(db, kind, content, id, context.language);
		const next = kind.toRow(content) as Row;
		const isMoved = contentGroupOf(kind, next).join("/") !== contentGroupOf(kind, row as Row).join("/");
		await db
			.update(kind.table)
			.set({ ...next, ...(isMoved && (await placeAtEnd(db, kind, next))) })
			.where(eq(kind.slug, id));
		await kind.keepParts?.(db, row, content);
		await noteChangedWords(db, subjectOf(kind, id), before, content);
		// The whole content, so that nothing ever saved is lost.
		await recordAudit(db, {
			by: context.who.memberId,
			action: `${kind.name}.save`,
			subject: subjectOf(kind, id),
			before,
			after: content,
		});
	});
	return readContent(context, kind, id);
}

export async function removeContent(
	context: MemberContext,
	kind: Kind,
	{ id, version }: ParsedInputOf<ContentEndpoints["remove"]>,
) {
	await transaction(context.db, async (db) => {
		const { row, before } = await lockContent(db, kind, id, version);
		const use = await kind.findUse?.(db, row);
		if (use) throw refuseSaying(contentRefusals, "content.in_use", use);
		await db.delete(kind.table).where(eq(kind.slug, id)).catch(explainReference);
		await forgetOutdated(db, subjectOf(kind, id));
		await recordAudit(db, {
			by: context.who.memberId,
			action: `${kind.name}.delete`,
			subject: subjectOf(kind, id),
			before,
		});
	});
	return {};
}

async function lockContent(db: Db, kind: Kind, id: string, version: string) {
	await lockKind(db, kind);
	const [row] = await db.select().from(kind.table).where(eq(kind.slug, id)).for("update");
	if (!row) throw refuse(contentRefusals, "content.unknown");
	const before = await kind.toContent(row, db);
	if (contentVersion(before) !== version) throw refuse(contentRefusals, "content.changed");
	return { row, before };
}

const completeContent = async (db: Db, kind: Kind, content: unknown): Promise<unknown> =>
	kind.complete ? kind.complete(db, content) : content;

async function checkContent(db: Db, kind: Kind, content: unknown, id: string | null, language: Language) {
	const faults: Record<string, Localized | undefined> = (await kind.check?.(db, content, id)) ?? {};
	// A picture outside the library may be deleted tomorrow, or belong to a fan.
	if ((await findMissingPictures(db, content)).length > 0)
		faults.pictures = {
			id: "Ada gambar yang tidak ada di pustaka media.",
			en: "A picture is not in the library.",
		};
	if (Object.keys(faults).length === 0) return;
	throw new InvalidInput(
		Object.fromEntries(
			Object.entries(faults).map(([field, text]) => [`content.${field}`, [localize(text!, language)]]),
		),
	);
}

/** A reference was added concurrently. */
function explainReference(error: Error): never {
	const { code } = (error.cause ?? error) as { code?: string };
	throw code === "23503" ? refuse(contentRefusals, "content.in_use") : error;
}

async function findFreeSlug(db: Db, kind: Kind, content: unknown): Promise<string> {
	const wanted = toSlug(kind.nameOf!(content)) || kind.name;
	const rows = await db
		.select({ slug: kind.slug })
		.from(kind.table)
		.where(like(kind.slug, `${escapeLike(wanted)}%`));
	const taken = new Set(rows.map(({ slug }) => slug));
	let slug = wanted;
	for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
	return slug;
}

async function placeAtEnd(db: Db, kind: Kind, row: Row): Promise<Row> {
	if (!kind.place) return {};
	return { [keyOf(kind, kind.place.position)]: await nextPosition(db, kind, contentGroupOf(kind, row)) };
}

function stateOf({ states = {} }: Kind): SQL<ContentState> {
	const cases = Object.entries(states).map(([state, holds]) => sql`when ${holds} then ${state}::text`);
	return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 'shown' end` : sql`'shown'`;
}

const idOf = (kind: Kind, row: Row) => String(row[keyOf(kind, kind.slug)]);
