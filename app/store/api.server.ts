import { findPlayers } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { listProducts } from "./catalogue.server";
import { productDetail, productList } from "./contract";
import { readProduct } from "./products.server";

export const storeApi: Binding[] = [
	bind(productList, ({ db, language }, input) => listProducts(db, language, input)),
	bind(productDetail, ({ db, language }, { slug }) => readProduct(db, language, slug, findPlayers)),
];
