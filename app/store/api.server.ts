import { findPlayers, listShirts } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { listProducts } from "./catalogue.server";
import { productChoices, productDetail, productList } from "./contract";
import { countChoices } from "./product-choices.server";
import { readProduct } from "./products.server";

export const storeApi: Binding[] = [
	bind(productList, ({ db, language }, input) => listProducts(db, language, input)),
	bind(productChoices, ({ db, language }, filters) => countChoices(db, language, filters)),
	bind(productDetail, ({ db, language }, { slug }) =>
		readProduct(db, language, slug, { findPlayers, listShirts }),
	),
];
