import { type Binding, bind } from "../../platform/http/bind.server";
import { endNow, listOfSale, makeAllocation } from "./allocate.server";
import {
	allocate,
	endAllocation,
	invitation,
	invite,
	ownAllocations,
	saleAllocations,
	takeInvite,
	withdrawInvite,
} from "./contract";
import { inviteSomebody, listOwn, withdraw } from "./coordinate.server";
import { readInvitation, takePlace } from "./take-invite.server";

export const allocationsApi: Binding[] = [
	bind(allocate, makeAllocation),
	bind(saleAllocations, (context, { event }) => listOfSale(context, event)),
	bind(endAllocation, (context, { id }) => endNow(context, id)),
	bind(ownAllocations, listOwn),
	bind(invite, inviteSomebody),
	bind(withdrawInvite, (context, { id, invite }) => withdraw(context, id, invite)),
	bind(invitation, (context, { token }) => readInvitation(context, token)),
	bind(takeInvite, takePlace),
];
