import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { recordAudit } from "../../members/staff/audit.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { paymentAttempts } from "../payments/tables.server";
import { mostExceptions, type noteBankLine, type settlementMonth } from "./contract";
import { bankLines, settlementFiles, settlementRows } from "./tables.server";

type Month = AnswerOf<typeof settlementMonth>;

export async function describeMonth(
	{ db, settings }: Pick<MemberContext, "db" | "settings">,
	{ month }: ParsedInputOf<typeof settlementMonth>,
): Promise<Month> {
	const gateway = settings.PAYMENT_GATEWAY;
	const first = `${month}-01`;
	const nextMonth = sql`(${first}::date + interval '1 month')`;
	const moment = (day: ReturnType<typeof sql>) => sql`(${day})::timestamp at time zone ${club.timeZone}`;
	const [days, exceptions, files, unsettled] = await Promise.all([
		db.execute<Month["days"][number]>(sql`
			with sums as (
				select row.paid_out_on as day, count(*)::int as count, sum(gross)::float8 as gross, sum(fee + tax)::float8 as fees,
					sum(net)::float8 as net, coalesce(sum(net) filter (where problem is not null), 0)::float8 as open
				from ${settlementRows} row join ${settlementFiles} file on file.id = row.file_id
				where file.gateway = ${gateway} and ${isOnLine}
				and row.paid_out_on >= ${first}::date and row.paid_out_on < ${nextMonth}
				group by row.paid_out_on
			)
			select to_char(coalesce(sums.day, line.day), 'YYYY-MM-DD') as day, coalesce(count, 0) as count, coalesce(gross, 0) as gross,
				coalesce(fees, 0) as fees, coalesce(net, 0) as net, coalesce(open, 0) as open, line.amount::float8 as bank
			from sums full join (
				select * from ${bankLines} where gateway = ${gateway} and day >= ${first}::date and day < ${nextMonth}
			) line on line.day = sums.day
			order by 1 desc`),
		db.execute<Month["exceptions"][number]>(sql`
			select row.id, line, reference, gross::float8 as gross, net::float8 as net,
				to_char(paid_out_on, 'YYYY-MM-DD') as "paidOutOn", problem
			from ${settlementRows} row join ${settlementFiles} file on file.id = row.file_id
			where file.gateway = ${gateway} and file.month = ${month} and problem is not null and closed_at is null
			order by file.imported_at desc, row.line limit ${mostExceptions}`),
		db.execute<{ id: string; importedAt: Date; rows: number; booked: number }>(sql`
			select file.id, imported_at as "importedAt", count(*)::int as rows,
				(count(*) filter (where problem is null))::int as booked
			from ${settlementFiles} file join ${settlementRows} row on row.file_id = file.id
			where file.gateway = ${gateway} and file.month = ${month} group by file.id order by imported_at desc`),
		db.execute<{ count: number; amount: number }>(sql`
			select count(*)::int as count, coalesce(sum(amount), 0)::float8 as amount from ${paymentAttempts}
			where gateway = ${gateway} and state in ('paid', 'charged_back')
			and paid_at >= ${moment(sql`${first}::date`)} and paid_at < ${moment(nextMonth)}
			and not exists (select from ${settlementRows} where cause = 'payment:' || payment_attempts.id)`),
	]);
	return {
		gateway,
		sampleUrl: gateway === "simulator" ? `/simulator/settlement.csv?month=${month}` : null,
		days: days.rows,
		exceptions: exceptions.rows,
		files: files.rows.map((file) => ({ ...file, importedAt: new Date(file.importedAt).toISOString() })),
		unsettled: unsettled.rows[0]!,
	};
}

const isOnLine = sql`(problem is null or problem not in ('other_month', 'already_booked', 'repeated'))`;

export const saveBankLine = (
	{ db, who, settings }: MemberContext,
	{ day, amount }: ParsedInputOf<typeof noteBankLine>,
): Promise<AnswerOf<typeof noteBankLine>> =>
	transaction(db, async (db) => {
		const gateway = settings.PAYMENT_GATEWAY;
		if (amount === null)
			await db.execute(sql`delete from ${bankLines} where gateway = ${gateway} and day = ${day}::date`);
		else
			await db
				.insert(bankLines)
				.values({ gateway, day, amount })
				.onConflictDoUpdate({
					target: [bankLines.gateway, bankLines.day],
					set: { amount, notedAt: sql`now()` },
				});
		await recordAudit(db, {
			by: who.memberId,
			action: "settlements.bank-line",
			subject: `bank/${gateway} ${day}`,
			after: { amount },
		});
		return { ok: true as const };
	});
