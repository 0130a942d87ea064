import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { homePage } from "./contract";
import { forYou } from "./for-you/contract";
import { readForYou } from "./for-you/for-you.server";
import { readHome } from "./home.server";
import { heroEndpoints } from "./writing/contract";
import { heroKind } from "./writing/kinds.server";

export const homeApi: Binding[] = [
	bind(homePage, ({ db, language }) => readHome(db, language)),
	...bindContent(heroEndpoints, heroKind),
	bind(forYou, readForYou),
];
