import { type Binding, bind } from "../../platform/http/bind.server";
import { passByCode, passList, passPdf } from "./contract";
import { listOwnPasses, readPass, readPassPdf } from "./own-passes.server";
import { giveBackPass, keepPass } from "./returns/contract";
import { giveBackOwn, keepOwn } from "./returns/give-back.server";
import { soldTickets } from "./sold/contract";
import { listSoldTickets } from "./sold/sold-tickets.server";
import { acceptTransfer, declineTransfer, listOfferedPasses } from "./transfers/accept-transfer.server";
import {
	acceptOfferedPass,
	cancelTransfer,
	declineOfferedPass,
	offeredPasses,
	transferPass,
} from "./transfers/contract";
import { cancelOwnTransfer, offerTransfer } from "./transfers/offer-transfer.server";
import { applePass, googlePass } from "./wallets/contract";
import { readApplePass, readGooglePass } from "./wallets/wallet-passes.server";

export const passesApi: Binding[] = [
	bind(passList, listOwnPasses),
	bind(passByCode, (context, { code }) => readPass(context, code)),
	bind(passPdf, (context, { code }) => readPassPdf(context, code)),
	bind(transferPass, offerTransfer),
	bind(cancelTransfer, (context, { code }) => cancelOwnTransfer(context, code)),
	bind(offeredPasses, (context, { token }) => listOfferedPasses(context, token)),
	bind(acceptOfferedPass, acceptTransfer),
	bind(declineOfferedPass, declineTransfer),
	bind(giveBackPass, (context, { code }) => giveBackOwn(context, code)),
	bind(applePass, (context, { code }) => readApplePass(context, code)),
	bind(googlePass, (context, { code }) => readGooglePass(context, code)),
	bind(soldTickets, (context, { number }) => listSoldTickets(context, number)),
	bind(keepPass, (context, { code }) => keepOwn(context, code)),
];
