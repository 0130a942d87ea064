import { type Binding, bind } from "../../platform/bind.server";
import { editSection, moveWindow, setPaused } from "./change-sale.server";
import {
	changePromo,
	changeSaleWindow,
	changeSection,
	createPromo,
	pauseSale,
	saleForStaff,
	salesForStaff,
} from "./contract";
import { addPromo, editPromo } from "./promos.server";
import { listSalesForStaff, readSaleForStaff } from "./sales.server";

export const ticketSellingApi: Binding[] = [
	bind(salesForStaff, ({ db, language }, wish) => listSalesForStaff(db, language, wish)),
	bind(saleForStaff, ({ db, language }, { event }) => readSaleForStaff(db, language, event)),
	bind(changeSaleWindow, async (context, wish) => {
		await moveWindow(context, wish);
		return { message: "ok" };
	}),
	bind(pauseSale, async (context, wish) => {
		await setPaused(context, wish);
		return { message: "ok" };
	}),
	bind(changeSection, editSection),
	bind(createPromo, addPromo),
	bind(changePromo, editPromo),
];
