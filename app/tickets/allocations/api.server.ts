import { type Binding, bind } from "../../platform/http/bind.server";
import { endNow, listOfSale, makeAllocation } from "./allocate.server";
import {
	allocate,
	endAllocation,
	invitation,
	invite,
	myAllocations,
	saleAllocations,
	takeInvite,
	withdrawInvite,
} from "./contract";
import { endInvite, inviteGuest, listOwn } from "./coordinate.server";
import { readInvitation, takeAllocatedPlace } from "./take-invite.server";

export const allocationsApi: Binding[] = [
	bind(allocate, makeAllocation),
	bind(saleAllocations, (context, { event }) => listOfSale(context, event)),
	bind(endAllocation, (context, { id }) => endNow(context, id)),
	bind(myAllocations, listOwn),
	bind(invite, inviteGuest),
	bind(withdrawInvite, (context, { id, invite }) => endInvite(context, id, invite)),
	bind(invitation, (context, { token }) => readInvitation(context, token)),
	bind(takeInvite, takeAllocatedPlace),
];
