import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { bookSettled } from "../payments/ledger.server";
import {
	type closeSettlementRow,
	type importSettlement,
	type matchSettlementRow,
	settlementRefusals,
} from "./contract";
import { type MatchedRow, matchRows } from "./match-rows.server";
import { readSettlementFile } from "./read-settlement-file.server";
import { isOnBankLine } from "./settlement-problems";
import { settlementFiles, settlementRows } from "./tables.server";

const perStaff = { name: "settlement-import", points: 60, seconds: 3_600 };
const rowsAtOnce = 1_000;

export async function importFile(
	{ db, who, limits, settings, upload }: MemberContext,
	{ month }: ParsedInputOf<typeof importSettlement>,
): Promise<AnswerOf<typeof importSettlement>> {
	await limits.take(perStaff, who.memberId);
	const bytes = await upload!();
	const rows = await readSettlementFile(bytes);
	const gateway = settings.PAYMENT_GATEWAY;
	const digest = createHash("sha256").update(bytes).digest("hex");
	return transaction(db, async (db) => {
		await waitForTurn(db);
		const [file] = await db
			.insert(settlementFiles)
			.values({ gateway, month, digest })
			.onConflictDoNothing()
			.returning();
		if (!file) throw refuse(settlementRefusals, "settlement.known_file");
		const matched = await matchRows(db, { gateway, month }, rows);
		if (matched.every(({ problem }) => problem === "other_month"))
			throw refuse(settlementRefusals, "settlement.other_month");
		if (!matched.some(({ problem }) => isOnBankLine(problem)))
			throw refuse(settlementRefusals, "settlement.nothing_new");
		for (let at = 0; at < matched.length; at += rowsAtOnce) {
			const part = matched.slice(at, at + rowsAtOnce);
			await db
				.insert(settlementRows)
				.values(part.map(({ orderId: _, ...row }) => ({ ...row, fileId: file.id })));
			await bookSettled(db, part.filter(isMatched));
		}
		const booked = matched.filter(isMatched).length;
		await recordAudit(db, {
			by: who.memberId,
			action: "settlements.import",
			subject: `settlement/${file.id}`,
			after: { gateway, month, rows: matched.length, booked },
		});
		return { rows: matched.length, booked, exceptions: matched.length - booked };
	});
}

const isMatched = (row: MatchedRow) => row.problem === null;

/**
 * One at a time, or two files with the same payment would both find it free. Thousands of rows take longer than most statements.
 * Each statement's bookings are checked with it: all of them at the commit would take longer than a commit is waited for.
 */
async function waitForTurn(db: Db) {
	await db.execute(sql`set constraints all immediate`);
	await db.execute(sql`set local statement_timeout = '2min'`);
	await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settlements', 0))`);
}

/** Once its payment has been found, its refund was made, or its sum was put right. */
export const matchAgain = (
	{ db, who }: MemberContext,
	{ id }: ParsedInputOf<typeof matchSettlementRow>,
): Promise<AnswerOf<typeof matchSettlementRow>> =>
	transaction(db, async (db) => {
		await waitForTurn(db);
		const { row, file } = await requireOpen(db, id);
		const [matched] = await matchRows(db, file, [row], { isRepeatAllowed: true });
		const { problem, attemptId, cause } = matched!;
		await db.update(settlementRows).set({ problem, attemptId, cause }).where(eq(settlementRows.id, id));
		if (matched!.problem === null) await bookSettled(db, [matched!]);
		await recordAudit(db, {
			by: who.memberId,
			action: "settlements.match",
			subject: `order/${row.reference.split("~")[0]}`,
			before: { problem: row.problem },
			after: { problem, gross: row.gross },
		});
		return { problem };
	});

export const closeRow = (
	{ db, who }: MemberContext,
	{ id, note }: ParsedInputOf<typeof closeSettlementRow>,
): Promise<AnswerOf<typeof closeSettlementRow>> =>
	transaction(db, async (db) => {
		const { row } = await requireOpen(db, id);
		await db.update(settlementRows).set({ closedAt: sql`now()` }).where(eq(settlementRows.id, id));
		await recordAudit(db, {
			by: who.memberId,
			action: "settlements.close",
			subject: `order/${row.reference.split("~")[0]}`,
			before: { problem: row.problem },
			after: { gross: row.gross, note },
		});
		return { ok: true as const };
	});

async function requireOpen(db: Db, id: string) {
	const [found] = await db
		.select({ row: settlementRows, file: settlementFiles })
		.from(settlementRows)
		.innerJoin(settlementFiles, eq(settlementFiles.id, settlementRows.fileId))
		.where(eq(settlementRows.id, id))
		.for("update", { of: settlementRows });
	if (!found || found.row.problem === null || found.row.closedAt)
		throw refuse(settlementRefusals, "settlement.unknown_row");
	return found;
}
