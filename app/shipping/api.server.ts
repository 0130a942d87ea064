import { type Binding, bind } from "../platform/bind.server";
import { listAreas, searchAreas } from "./areas/find-areas.server";
import { areaList, areaSearch } from "./contract";

export const shippingApi: Binding[] = [
	bind(areaSearch, ({ db }, { q }) => searchAreas(db, q)),
	bind(areaList, ({ db }, { parent }) => listAreas(db, parent)),
];
