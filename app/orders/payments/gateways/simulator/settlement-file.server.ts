import { sql } from "drizzle-orm";
import { club } from "../../../../../club/profile";
import { writeCsv } from "../../../../editing/sheets/csv.server";
import type { Db } from "../../../../platform/data/database.server";
import { type MethodGroup, methodGroupOf, type PaymentMethod } from "../../payment-methods";
import { simulatedPayments, simulatedRefunds } from "./tables.server";

type Movement = {
	reference: string;
	transactionId: string;
	method: PaymentMethod;
	gross: number;
	moment: string;
	day: string;
};

/** What the simulator has paid out in a month, on the day itself: the same file as a real gateway's, with no money behind it. */
export async function writeSettlementFile(db: Db, month: string): Promise<string> {
	const local = (moment: string) => sql`${sql.raw(moment)} at time zone ${club.timeZone}`;
	const { rows } = await db.execute<Movement>(sql`
		select reference, "transactionId", method, gross::float8 as gross,
			to_char(${local("at")}, 'YYYY-MM-DD HH24:MI:SS') as moment, to_char(${local("at")}, 'YYYY-MM-DD') as day
		from (
			select reference, transaction_id as "transactionId", method, amount as gross, paid_at as at
			from ${simulatedPayments} where state in ('settlement', 'chargeback') and paid_at is not null
			union all
			select payment.reference, transaction_id, method, -refund.amount, refund.created_at
			from ${simulatedRefunds} refund join ${simulatedPayments} payment on payment.reference = refund.reference
			union all
			select reference, transaction_id, method, -charged_back, paid_at
			from ${simulatedPayments} where charged_back > 0
			union all
			select reference, transaction_id, method, charged_back, charged_back_at
			from ${simulatedPayments} where charged_back > 0 and state = 'settlement'
		) movement
		where to_char(${local("at")}, 'YYYY-MM') = ${month}
		order by at, reference, gross desc`);
	const c = club.settlementColumns;
	const header = [
		c.reference,
		c.transaction,
		c.method,
		c.gross,
		c.fee,
		c.tax,
		c.net,
		c.settledAt,
		c.paidOutOn,
	];
	return writeCsv([header, ...rows.map(cellsOf)]);
}

function cellsOf({ reference, transactionId, method, gross, moment, day }: Movement) {
	const fee = gross > 0 ? fees[methodGroupOf(method)](gross) : 0;
	const tax = Math.round(fee * 0.11);
	return [reference, transactionId, method, gross, fee, tax, gross - fee - tax, moment, day].map(String);
}

/** Roughly what real gateways charge: a percentage, or a fixed fee. */
const fees: Record<MethodGroup["name"], (amount: number) => number> = {
	qris: (amount) => Math.round(amount * 0.007),
	va: () => 4_000,
	wallet: (amount) => Math.round(amount * 0.02),
	card: (amount) => Math.round(amount * 0.029) + 2_000,
	credit: (amount) => Math.round(amount * 0.02),
	store: () => 5_000,
};
