import { sql } from "drizzle-orm";
import { recordAudits } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { noteChangedWords } from "../translations/outdated-words.server";
import { type applySheet, type CheckedSheet, mostChangesShown, mostErrorsShown } from "./contract";
import { planImport } from "./plan-import.server";
import { readSheet } from "./read-sheet.server";
import { sheetRefusals } from "./refusals";
import { type AnySheet, type Columns, type Entry, headerOf } from "./sheet.server";
import type { IntakeKind } from "./sheet-kinds";

type Sent = Pick<MemberContext, "db" | "who" | "language" | "upload">;

/** The dry run. */
export async function checkFile({ db, language, upload }: Sent, sheet: AnySheet): Promise<CheckedSheet> {
	const read = await readSheet(sheet, await upload!());
	const { counts, entries, faults, hash } = await planImport(db, sheet, read, { lock: false });
	return {
		...counts,
		faultCount: faults.length,
		faults: faults.slice(0, mostErrorsShown).map(({ line, column, reason }) => ({
			line,
			column: headerOf(column),
			cell: read.cellAt(line, column).slice(0, 120),
			reason: localize(reason, language),
		})),
		changes: entries.slice(0, mostChangesShown).map((entry) => ({
			line: entry.line,
			subject: sheet.intake!.subjectOf(entry.row),
			isNew: entry.before === null,
			cells: changedCells(sheet.columns, entry).map(({ name, before, after }) => ({
				column: headerOf(name),
				before: before.slice(0, 200),
				after: after.slice(0, 200),
			})),
		})),
		plan: faults.length === 0 ? hash : null,
	};
}

/** All or nothing, and only what the check has shown. Idempotent: sent twice, the second finds nothing to do. */
export async function applyFile(
	{ db, who, upload }: Sent,
	kind: IntakeKind,
	sheet: AnySheet,
	planShown: string,
): Promise<AnswerOf<(typeof applySheet)[IntakeKind]>> {
	const read = await readSheet(sheet, await upload!());
	const apply = async (db: Db) => {
		// Imports of one kind are serialised.
		await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sheet ${kind}`}, 0))`);
		const { counts, entries, faults, hash } = await planImport(db, sheet, read, { lock: true });
		if (faults.length > 0) throw refuse(sheetRefusals, "sheet.faulty");
		if (entries.length === 0) return counts;
		if (hash !== planShown) throw refuse(sheetRefusals, "sheet.outdated");
		await sheet.intake!.save({ db, memberId: who.memberId }, entries);
		await noteWords(db, sheet, entries);
		await recordAudits(
			db,
			entries.map((entry) => {
				const cells = changedCells(sheet.columns, entry);
				const pick = (which: "before" | "after") =>
					Object.fromEntries(cells.map((cell) => [cell.name, cell[which]]));
				return {
					by: who.memberId,
					action: `sheets.${kind}`,
					subject: sheet.intake!.subjectOf(entry.row),
					...(entry.before && { before: pick("before") }),
					after: pick("after"),
				};
			}),
		);
		return counts;
	};
	return transaction(db, apply, { longest: longestStatement });
}

/** Saving ten thousand rows on a busy machine takes longer than any other statement may. */
const longestStatement = 120_000;

/** A file's rows contain only some of the texts of what they are about. */
async function noteWords(db: Db, { intake, columns }: AnySheet, entries: Entry<Columns>[]) {
	const wordsOf = intake?.wordsOf;
	if (!wordsOf) return;
	const isInLanguages = (name: string) => `${name}En` in columns || name.endsWith("En");
	for (const { row, before, changed } of entries)
		if (before && changed.some(isInLanguages))
			await noteChangedWords(db, wordsOf(row), before, row, { isPart: true });
}

/** For a new row, every filled cell. */
function changedCells(columns: Columns, { row, before, changed }: Entry<Columns>) {
	return Object.entries(columns)
		.map(([name, { part, write }]) => ({
			name,
			isValue: part === "value",
			before: before ? write(before[name]) : "",
			after: write(row[name]),
		}))
		.filter(({ name, isValue, after }) => isValue && (before ? changed.includes(name) : after !== ""));
}
