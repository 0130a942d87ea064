import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf, StreamedFile } from "../../platform/http/contract";
import { InvalidInput } from "../../platform/http/refusal";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import type { PaymentMethod } from "../payments/payment-methods";
import { ledgerEntries, paymentAttempts, refunds } from "../payments/tables.server";
import { findOrderNumbers } from "../sold-orders.server";
import { type moneyByDay, mostDays, paymentsPerPage, type receivedPayments } from "./contract";

export async function listReceived(
	db: Db,
	{ method, after }: ParsedInputOf<typeof receivedPayments>,
): Promise<AnswerOf<typeof receivedPayments>> {
	const { id, paidAt } = paymentAttempts;
	const last = (column: typeof id | typeof paidAt) =>
		sql`(select ${column} from ${paymentAttempts} where ${id} = ${after})`;
	const rows = await db
		.select({
			id,
			reference: paymentAttempts.reference,
			gateway: paymentAttempts.gateway,
			method: paymentAttempts.method,
			amount: paymentAttempts.amount,
			paidAt,
			// Qualified by hand: Drizzle omits the table name in single-table queries, and a refund has an id, too.
			refunded: sql<number>`(
				select coalesce(sum(amount), 0)::float8 from ${refunds} where attempt_id = ${paymentAttempts}.id
			)`,
		})
		.from(paymentAttempts)
		.where(
			and(
				isNotNull(paidAt),
				method && eq(paymentAttempts.method, method),
				after ? sql`(${paidAt}, ${id}) < (${last(paidAt)}, ${last(id)})` : undefined,
			),
		)
		.orderBy(desc(paidAt), desc(id))
		.limit(paymentsPerPage + 1);
	const shown = rows.slice(0, paymentsPerPage);
	return {
		payments: shown.map((payment) => ({ ...payment, paidAt: payment.paidAt!.toISOString() })),
		next: rows.length > paymentsPerPage ? shown.at(-1)!.id : null,
	};
}

type Period = ParsedInputOf<typeof moneyByDay>;
type Asked = Pick<CallContext, "db" | "language">;

export async function sumByDay(
	{ db, language }: Asked,
	period: Period,
): Promise<AnswerOf<typeof moneyByDay>> {
	checkPeriod(period, language);
	const [received, refunded] = await Promise.all([
		db.execute<{ day: string; method: PaymentMethod; count: number; amount: number }>(sql`
			select ${dayOf(paymentAttempts.paidAt)} as day, method, count(*)::int as count, sum(amount)::float8 as amount
			from ${paymentAttempts} where ${isIn(paymentAttempts.paidAt, period)} group by 1, 2 order by 1 desc, 2`),
		db.execute<{ day: string; count: number; amount: number }>(sql`
			select ${dayOf(refunds.doneAt)} as day, count(*)::int as count, sum(amount)::float8 as amount
			from ${refunds} where ${isIn(refunds.doneAt, period)} group by 1 order by 1 desc`),
	]);
	return { received: received.rows, refunded: refunded.rows };
}

/** What enters an account is positive. Semicolons, as spreadsheets in Indonesia expect them. */
export function writeLedgerCsv({ db, language }: Asked, period: Period): StreamedFile {
	checkPeriod(period, language);
	return { name: `ledger-${period.from}-${period.to}.csv`, text: writeDays(db, period) };
}

/** Streamed day by day, so that a season needs no more memory than its busiest day. */
async function* writeDays(db: Db, period: Period): AsyncGenerator<string> {
	yield "at;cause;account;amount;order;order_id\r\n";
	for (const day of daysOf(period)) {
		const rows = await db
			.select()
			.from(ledgerEntries)
			.where(isIn(ledgerEntries.at, { from: day, to: day }))
			.orderBy(ledgerEntries.at, ledgerEntries.cause, ledgerEntries.account);
		const numbers = await findOrderNumbers(
			db,
			rows.map(({ orderId }) => orderId),
		);
		yield rows
			.map(({ at, cause, account, amount, orderId }) =>
				[at.toISOString(), cause, account, amount, numbers.get(orderId) ?? "", `${orderId}\r\n`].join(";"),
			)
			.join("");
	}
}

function daysOf({ from, to }: Period): string[] {
	const [first, last] = [Date.parse(from), Date.parse(to)];
	const count = 1 + (last - first) / 86_400_000;
	return Array.from({ length: count }, (_, day) =>
		new Date(first + day * 86_400_000).toISOString().slice(0, 10),
	);
}

type Moment = typeof paymentAttempts.paidAt | typeof refunds.doneAt | typeof ledgerEntries.at;

const dayOf = (moment: Moment) =>
	sql`to_char(${moment} at time zone ${sql.raw(`'${club.timeZone}'`)}, 'YYYY-MM-DD')`;

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${club.timeZone})`;

const isIn = (moment: Moment, { from, to }: Period) =>
	sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(to)} + interval '1 day'`;

function checkPeriod({ from, to }: Period, language: Language) {
	const t = textsIn(periodTexts, language);
	const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
	if (days < 0) throw new InvalidInput({ to: [t.backwards] });
	if (days > mostDays) throw new InvalidInput({ to: [t.tooLong] });
}

const periodTexts = defineTexts({
	id: { backwards: "Ini sebelum tanggal awal.", tooLong: `Paling banyak ${mostDays} hari.` },
	en: { backwards: "This is before the start date.", tooLong: `At most ${mostDays} days.` },
});
