import { type Binding, bind } from "../../platform/http/bind.server";
import {
	cancelAtCounter,
	counterOrder,
	giftList,
	giveTickets,
	sellAtCounter,
	takeBackGift,
} from "./contract";
import { cancelSale, readCounterOrder, sell } from "./counter.server";
import { giveAway, listGifts, takeBack } from "./gifts.server";

export const boxOfficeApi: Binding[] = [
	bind(giveTickets, giveAway),
	bind(giftList, (context, { event }) => listGifts(context, event)),
	bind(takeBackGift, (context, { number }) => takeBack(context, number)),
	bind(sellAtCounter, sell),
	bind(counterOrder, (context, { number }) => readCounterOrder(context, number)),
	bind(cancelAtCounter, (context, { number }) => cancelSale(context, number)),
];
