import { pageRead } from "../../platform/browser/page-read";
import { productList } from "../../store/contract";

export const cartRead = pageRead(async (call) => {
	const { products } = await call(productList, {});
	return products.filter(({ stock }) => stock > 0).slice(0, 4);
});
