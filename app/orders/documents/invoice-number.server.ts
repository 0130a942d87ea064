import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/database.server";
import { findOrder } from "../find-order.server";
import { invoiceCounters, type Order, orders } from "../tables.server";

export type InvoiceNumber = { year: number; number: number };

/**
 * The order's invoice number, assigned now if it has none: 1, 2, 3 … of the year in which it was placed. The counter's
 * row stays locked until the commit and rolls back with everything else, so there are no gaps. Placing an order does not
 * wait for that row: the job that writes the buyer's first mail assigns the number, or the first look at the invoice.
 */
export async function numberInvoice(db: Db, order: Numbered): Promise<InvoiceNumber> {
	const known = numberOf(order);
	if (known) return known;
	// Of two at once, the second waits for the order's row, finds it numbered, and counts nothing.
	const { rows } = await db.execute<InvoiceNumber>(sql`
		with unnumbered as (
			select id, extract(year from created_at at time zone ${club.timeZone})::int as year
			from ${orders} where id = ${order.id} and invoice_number is null
			for no key update
		), counted as (
			insert into ${invoiceCounters} (year, last) select year, 1 from unnumbered
			on conflict (year) do update set last = ${invoiceCounters.last} + 1
			returning year, last
		)
		update ${orders} set invoice_year = counted.year, invoice_number = counted.last
		from unnumbered, counted where ${orders.id} = unnumbered.id
		returning counted.year, counted.last as number`);
	return rows[0] ?? (await findNumber(db, order.id));
}

type Numbered = Pick<Order, "id" | "invoiceYear" | "invoiceNumber">;

const numberOf = ({ invoiceYear, invoiceNumber }: Numbered): InvoiceNumber | null =>
	invoiceYear && invoiceNumber ? { year: invoiceYear, number: invoiceNumber } : null;

async function findNumber(db: Db, orderId: string): Promise<InvoiceNumber> {
	return numberOf((await findOrder(db, orderId))!)!;
}
