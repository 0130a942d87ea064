import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { entertainmentDetail, entertainmentList } from "./contract";
import { listItems, readItem } from "./items.server";
import { entertainmentEndpoints } from "./writing/contract";
import { entertainmentKind } from "./writing/kinds.server";

export const entertainmentApi: Binding[] = [
	bind(entertainmentList, ({ db, language }, filter) => listItems(db, language, filter)),
	bind(entertainmentDetail, ({ db, language }, { slug }) => readItem(db, language, slug)),
	...bindContent(entertainmentEndpoints, entertainmentKind),
];
