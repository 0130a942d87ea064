import { pageRead } from "../platform/browser/page-read";
import { chosenIn, pageIn } from "../platform/lists/list-address";
import { productFiltersIn } from "./catalogue/product-filters";
import { productChoices, productDetail, productList, productSorts } from "./contract";
import { productRatings } from "./ratings/contract";

export const productListRead = pageRead(async (call, { query }) => {
	const filters = productFiltersIn(query);
	const [list, choices] = await Promise.all([
		call(productList, {
			...filters,
			sort: chosenIn(query, "sort", productSorts),
			page: pageIn(query),
		}),
		call(productChoices, filters),
	]);
	return { ...list, choices };
});

export const productRead = pageRead(async (call, { params, query }) => {
	const slug = params.id ?? "";
	const [product, ratings] = await Promise.all([
		call(productDetail, { slug }),
		call(productRatings, { slug, page: pageIn(query) }),
	]);
	return { ...product, ratings };
});
