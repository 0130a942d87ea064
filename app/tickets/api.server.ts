import { type Binding, bind } from "../platform/http/bind.server";
import { placeTicketOrder, ticketVoucherTrial } from "./buying/order-contract";
import { orderTickets } from "./buying/order-tickets.server";
import { tryTicketVouchers } from "./buying/ticket-vouchers.server";
import { promoLink, ticketSale, ticketSaleList } from "./contract";
import { holdTickets, myHold, releaseTickets } from "./holds/hold-contract";
import { holdWanted, readMyHold, releaseMyHold } from "./holds/hold-tickets.server";
import { readPromoLink } from "./promos/promo-links.server";
import { listTicketSales, readTicketSale } from "./sales/ticket-sales.server";
import { sectionSeats } from "./seats/contract";
import { listShownSeats } from "./seats/section-seats.server";
import { joinWaitingList, leaveWaitingList, myWaiting, takeOffer } from "./waiting-list/contract";
import { takeMyOffer } from "./waiting-list/take-offer.server";
import { joinList, leaveList, readMyWaiting } from "./waiting-list/waiting-list.server";

export const ticketsApi: Binding[] = [
	bind(ticketSaleList, ({ db, language }, input) => listTicketSales(db, language, input)),
	bind(ticketSale, ({ db, language }, { event }) => readTicketSale(db, language, event)),
	bind(promoLink, ({ db, language }, { slug }) => readPromoLink(db, language, slug)),
	bind(sectionSeats, async ({ db }, { id }) => ({ seats: await listShownSeats(db, id) })),
	bind(holdTickets, holdWanted),
	bind(myHold, (context, { sale }) => readMyHold(context, sale)),
	bind(releaseTickets, (context, { sale }) => releaseMyHold(context, sale)),
	bind(placeTicketOrder, orderTickets),
	bind(ticketVoucherTrial, tryTicketVouchers),
	bind(myWaiting, (context, { sale }) => readMyWaiting(context, sale)),
	bind(joinWaitingList, joinList),
	bind(leaveWaitingList, (context, { sale }) => leaveList(context, sale)),
	bind(takeOffer, takeMyOffer),
];
