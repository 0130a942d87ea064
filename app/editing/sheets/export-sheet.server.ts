import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { byteOrderMark, writeCsv } from "./csv.server";
import { type AnySheet, headerOf, writeRow } from "./sheet.server";
import type { SheetKind } from "./sheet-kinds";

export async function exportFile({ db, who }: MemberContext, kind: SheetKind, sheet: AnySheet) {
	await recordAudit(db, { by: who.memberId, action: "sheets.export", subject: `sheet/${kind}` });
	return { name: `${kind}.csv`, text: writePages(db, sheet) };
}

/** Streamed page by page, so that a million rows need no more memory than a thousand. */
async function* writePages(db: Db, { columns, list }: AnySheet): AsyncGenerator<string> {
	yield byteOrderMark + writeCsv([Object.keys(columns).map(headerOf)]);
	for (let after: string | null = null; ; ) {
		const { rows, next }: Awaited<ReturnType<typeof list>> = await list(db, after);
		if (rows.length > 0) yield writeCsv(rows.map((row) => writeRow(columns, row)));
		if (next === null) return;
		after = next;
	}
}
