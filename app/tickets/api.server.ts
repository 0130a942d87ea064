import { type Binding, bind } from "../platform/bind.server";
import { promoLink, ticketSale, ticketSaleList } from "./contract";
import { placeTicketOrder } from "./order-contract";
import { orderTickets } from "./order-tickets.server";
import { readPromoLink } from "./promo-links.server";
import { listTicketSales, readTicketSale } from "./ticket-sales.server";

export const ticketsApi: Binding[] = [
	bind(ticketSaleList, ({ db, language }, input) => listTicketSales(db, language, input)),
	bind(ticketSale, ({ db, language }, { event }) => readTicketSale(db, language, event)),
	bind(promoLink, ({ db, language }, { slug }) => readPromoLink(db, language, slug)),
	bind(placeTicketOrder, orderTickets),
];
