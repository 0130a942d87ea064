import { bindContent } from "../content/bind-content.server";
import { findTicketOffers } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { homePage } from "./contract";
import { readHome } from "./home.server";
import { heroEndpoints } from "./writing/contract";
import { heroKind } from "./writing/kinds.server";

export const homeApi: Binding[] = [
	bind(homePage, ({ db, language }) => readHome(db, language, findTicketOffers)),
	...bindContent(heroEndpoints, heroKind),
];
