import { noticeRefusals, paymentNotice } from "../payments/contract";
import { receiveNotice } from "../payments/notices.server";
import { type Binding, bind } from "../platform/bind.server";
import { refuse } from "../platform/refusal";
import { checkPayment } from "./check-payments.server";
import {
	cancelOwnOrder,
	dueOrders,
	orderDetail,
	ownPayments,
	refundAccount,
	refundToKeptAccount,
	startPayment,
} from "./contract";
import { listDueOrders } from "./due-orders.server";
import { cancelOwn, nameAccount, nameKeptAccount, payAgain, readOrder } from "./own-orders.server";
import { listOwnPayments } from "./own-payments.server";

export const ordersApi: Binding[] = [
	bind(orderDetail, (context, { number }) => readOrder(context, number)),
	bind(ownPayments, ({ db, who }, place) => listOwnPayments(db, who.memberId, place)),
	bind(startPayment, (context, { number, method }) => payAgain(context, number, method)),
	bind(cancelOwnOrder, (context, { number }) => cancelOwn(context, number)),
	bind(refundAccount, (context, { number, id, bank, accountNumber, holder, ...proof }) =>
		nameAccount(context, number, id, { bank, number: accountNumber.replace(/\D/g, ""), holder }, proof),
	),
	bind(refundToKeptAccount, (context, { number, id }) => nameKeptAccount(context, number, id)),
	bind(dueOrders, async ({ db, who, language }) => ({
		orders: await listDueOrders(db, who.memberId, language),
	})),
	bind(paymentNotice, async (context, { gateway }) => {
		if (gateway !== context.settings.PAYMENT_GATEWAY) throw refuse(noticeRefusals, "notice.unknown_gateway");
		const outcome = await receiveNotice(context, gateway, context.raw.bytes, checkPayment);
		if (outcome === "forged") throw refuse(noticeRefusals, "notice.forged");
		return { status: "ok" as const };
	}),
];
