import { type Binding, bind } from "../platform/bind.server";
import { officeSearch } from "./search/contract";
import { searchOffice } from "./search/search.server";
import { officeToday } from "./today/contract";
import { readToday } from "./today/today.server";

export const officeApi: Binding[] = [
	bind(officeSearch, (context, { q }) => searchOffice(context, q)),
	bind(officeToday, readToday),
];
