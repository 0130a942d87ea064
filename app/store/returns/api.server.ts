import { type Binding, bind } from "../../platform/http/bind.server";
import { acceptReturn, askReturn, receiveReturn, refuseReturn, staffReturns } from "./contract";
import { decide, listReturns, receive } from "./decide-return.server";
import { ask } from "./my-returns.server";

export const returnsApi: Binding[] = [
	bind(askReturn, ask),
	bind(staffReturns, listReturns),
	bind(acceptReturn, (context, { id, words }) => decide(context, id, "accepted", words)),
	bind(refuseReturn, (context, { id, words }) => decide(context, id, "refused", words)),
	bind(receiveReturn, receive),
];
