import { type Binding, bind } from "../../platform/http/bind.server";
import { recordEntry, touchlineMatch } from "./contract";
import { readTouchline, recordAtTouchline } from "./touchline.server";

export const touchlineApi: Binding[] = [
	bind(touchlineMatch, ({ db }, { slug }) => readTouchline(db, slug)),
	bind(recordEntry, recordAtTouchline),
];
