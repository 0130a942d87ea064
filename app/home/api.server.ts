import { findTicketOffers } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { homePage } from "./contract";
import { readHome } from "./home.server";

export const homeApi: Binding[] = [
	bind(homePage, ({ db, language }) => readHome(db, language, findTicketOffers)),
];
