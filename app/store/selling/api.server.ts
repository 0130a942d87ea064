import { type Binding, bind } from "../../platform/http/bind.server";
import {
	changeProduct,
	changeVariant,
	createProduct,
	createVariant,
	moveStock,
	publishProduct,
	staffProduct,
	staffProducts,
	stockHistory,
} from "./contract";
import { listForSeller } from "./product-list.server";
import { addProduct, editProduct, readStaffProduct, showProduct } from "./products.server";
import { listMovements, moveByStaff } from "./stock.server";
import { addVariant, editVariant } from "./variants.server";

export const storeSellingApi: Binding[] = [
	bind(staffProducts, ({ db }, wish) => listForSeller(db, wish)),
	bind(staffProduct, ({ db }, { slug }) => readStaffProduct(db, slug)),
	bind(createProduct, addProduct),
	bind(changeProduct, editProduct),
	bind(publishProduct, showProduct),
	bind(createVariant, addVariant),
	bind(changeVariant, editVariant),
	bind(moveStock, moveByStaff),
	bind(stockHistory, ({ db }, wish) => listMovements(db, wish)),
];
