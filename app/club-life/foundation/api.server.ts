import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { foundationDetail, foundationList } from "./contract";
import { listProgrammes, readProgramme } from "./programmes.server";
import { foundationEndpoints } from "./writing/contract";
import { foundationKind } from "./writing/kinds.server";

export const foundationApi: Binding[] = [
	bind(foundationList, ({ db, language }, filter) => listProgrammes(db, language, filter)),
	bind(foundationDetail, ({ db, language }, { slug }) => readProgramme(db, language, slug)),
	...bindContent(foundationEndpoints, foundationKind),
];
