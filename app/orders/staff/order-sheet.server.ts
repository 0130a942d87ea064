import { info } from "../../editing/sheets/columns.server";
import { defineExport } from "../../editing/sheets/export-only.server";
import { orders } from "../tables.server";

/** Orders of goods and tickets, oldest first. */
export const orderSheet = defineExport({
	table: orders,
	columns: {
		number: info({ id: "Nomor pesanan.", en: "Order number." }),
		kind: info({ id: "Barang atau tiket.", en: "Goods or tickets." }),
		state: info({ id: "Status.", en: "Status." }),
		total: info({ id: "Jumlah dalam rupiah.", en: "Total in rupiah." }),
		placedAt: info({ id: "Dipesan (UTC).", en: "Placed (UTC)." }),
		paidAt: info({ id: "Dibayar (UTC).", en: "Paid (UTC)." }),
		invoice: info({ id: "Nomor faktur.", en: "Invoice number." }),
		buyer: info({ id: "Nama pembeli.", en: "The buyer's name." }),
		email: info({ id: "Email pembeli.", en: "The buyer's e-mail address." }),
		phone: info({ id: "Nomor HP pembeli.", en: "The buyer's phone." }),
	},
	describe: (_, page) =>
		page.map((order) => ({
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
		})),
});
