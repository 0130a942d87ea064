import { asc, gt } from "drizzle-orm";
import { info } from "../platform/sheets/columns.server";
import { defineSheet } from "../platform/sheets/sheet.server";
import { orders } from "./tables.server";

const rowsPerPage = 1_000;

/** Orders of goods and tickets, the oldest first. */
export const orderSheet = defineSheet({
	columns: {
		number: info({ id: "Nomor pesanan.", en: "Order number." }),
		kind: info({ id: "Barang atau tiket.", en: "Goods or tickets." }),
		state: info({ id: "Keadaan.", en: "State." }),
		total: info({ id: "Jumlah dalam rupiah.", en: "Total in rupiah." }),
		placedAt: info({ id: "Dipesan (UTC).", en: "Placed (UTC)." }),
		paidAt: info({ id: "Dibayar (UTC).", en: "Paid (UTC)." }),
		invoice: info({ id: "Nomor faktur.", en: "Invoice number." }),
		buyer: info({ id: "Nama pembeli.", en: "The buyer's name." }),
		email: info({ id: "E-mail pembeli.", en: "The buyer's e-mail address." }),
		phone: info({ id: "Nomor HP pembeli.", en: "The buyer's phone." }),
	},
	async list(db, after) {
		const page = await db
			.select()
			.from(orders)
			.where(after ? gt(orders.id, after) : undefined)
			.orderBy(asc(orders.id))
			.limit(rowsPerPage);
		const rows = page.map((order) => ({
			number: order.number,
			kind: order.kind,
			state: order.state,
			total: order.total,
			placedAt: order.createdAt.toISOString(),
			paidAt: order.paidAt?.toISOString() ?? null,
			invoice: order.invoiceNumber && `${order.invoiceYear}/${order.invoiceNumber}`,
			buyer: order.buyer.name,
			email: order.buyer.email,
			phone: order.buyer.phone,
		}));
		return { rows, next: page.length < rowsPerPage ? null : page.at(-1)!.id };
	},
});
