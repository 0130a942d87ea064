import { type Binding, bind } from "../../platform/http/bind.server";
import { divisionHome } from "./contract";
import { readDivisionHome } from "./division-home.server";

export const divisionsApi: Binding[] = [
	bind(divisionHome, ({ db, language }, { division }) => readDivisionHome(db, language, division)),
];
