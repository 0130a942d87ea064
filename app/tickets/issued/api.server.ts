import { type Binding, bind } from "../../platform/http/bind.server";
import { passByCode, passList, passPdf } from "./contract";
import { listMyTickets, readTicket, readTicketPdf } from "./my-tickets.server";
import { giveBackTicket, keepTicket } from "./returns/contract";
import { cancelReturn, giveBackOwn } from "./returns/give-back.server";
import { soldTickets } from "./sold/contract";
import { listSoldTickets } from "./sold/sold-tickets.server";
import { acceptTransfer, declineTransfer, listOfferedTickets } from "./transfers/accept-transfer.server";
import {
	acceptOfferedTicket,
	cancelTransfer,
	declineOfferedTicket,
	offeredTickets,
	transferTicket,
} from "./transfers/contract";
import { cancelMyTransfer, offerTransfer } from "./transfers/offer-transfer.server";
import { applePass, googlePass } from "./wallets/contract";
import { readApplePass, readGooglePass } from "./wallets/wallet-passes.server";

export const passesApi: Binding[] = [
	bind(passList, listMyTickets),
	bind(passByCode, (context, { code }) => readTicket(context, code)),
	bind(passPdf, (context, { code }) => readTicketPdf(context, code)),
	bind(transferTicket, offerTransfer),
	bind(cancelTransfer, (context, { code }) => cancelMyTransfer(context, code)),
	bind(offeredTickets, (context, { token }) => listOfferedTickets(context, token)),
	bind(acceptOfferedTicket, acceptTransfer),
	bind(declineOfferedTicket, declineTransfer),
	bind(giveBackTicket, (context, { code }) => giveBackOwn(context, code)),
	bind(applePass, (context, { code }) => readApplePass(context, code)),
	bind(googlePass, (context, { code }) => readGooglePass(context, code)),
	bind(soldTickets, (context, { number }) => listSoldTickets(context, number)),
	bind(keepTicket, (context, { code }) => cancelReturn(context, code)),
];
