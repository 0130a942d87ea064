import { type Binding, bind } from "../platform/http/bind.server";
import { listProducts } from "./catalogue/catalogue.server";
import { productChoices, productDetail, productList } from "./contract";
import { countChoices } from "./products/product-choices.server";
import { readProduct } from "./products/products.server";

export const storeApi: Binding[] = [
	bind(productList, ({ db, language }, input) => listProducts(db, language, input)),
	bind(productChoices, ({ db, language }, filters) => countChoices(db, language, filters)),
	bind(productDetail, ({ db, language }, { slug }) => readProduct(db, language, slug)),
];
