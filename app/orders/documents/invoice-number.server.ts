import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import { findOrder } from "../find-order.server";
import { invoiceCounters, type Order, orders } from "../tables.server";

export type InvoiceNumber = { year: number; number: number };

const given = sql.placeholder;

/**
 * Numbers a paid order that has no number: 1, 2, 3 … of the year in which it was paid. The counter's row stays locked until
 * the commit and rolls back with everything else, so there are no gaps. The order's row comes first: of two at once, the
 * second waits for it, finds it numbered, and counts nothing.
 */
const number = statement<InvoiceNumber>(
	() => sql`
		with unnumbered as (
			select id, paid_at, extract(year from paid_at at time zone ${club.timeZone})::int as year
			from ${orders} where id = ${given("orderId")} and paid_at is not null and invoice_number is null
			for no key update
		), counted as (
			insert into ${invoiceCounters} (year, last) select year, 1 from unnumbered
			on conflict (year) do update set last = ${invoiceCounters.last} + 1
			returning year, last
		)
		update ${orders} set invoice_year = counted.year, invoice_number = counted.last, invoiced_at = unnumbered.paid_at
		from unnumbered, counted where ${orders.id} = unnumbered.id
		returning counted.year, counted.last as number`,
);

/**
 * With the commit of the transaction that pays the order. Everybody waits for the counter, so it is locked last and for the
 * commit only: who has it waits for nobody.
 */
export const numberInvoice = (db: Db, orderId: string) => number.runLast(db, { orderId });

/** Null until the order is paid. One that was paid before payments gave numbers gets its number now. */
export async function findInvoiceNumber(
	db: Db,
	order: Order,
	{ isPaid = order.paidAt !== null } = {},
): Promise<InvoiceNumber | null> {
	const known = numberOf(order);
	if (known || !isPaid) return known;
	const [numbered] = await transaction(db, (db) => number.run(db, { orderId: order.id }));
	return numbered ?? numberOf((await findOrder(db, order.id))!);
}

const numberOf = ({ invoiceYear, invoiceNumber }: Order): InvoiceNumber | null =>
	invoiceYear && invoiceNumber ? { year: invoiceYear, number: invoiceNumber } : null;
