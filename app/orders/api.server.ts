import { type Binding, bind } from "../platform/http/bind.server";
import { refuse } from "../platform/http/refusal";
import {
	cancelMyOrder,
	dueOrders,
	myPayments,
	orderDetail,
	refundAccount,
	refundToSavedAccount,
	startPayment,
} from "./contract";
import { cancelOwn, nameAccount, nameSavedAccount, payAgain, readOrder } from "./history/my-orders.server";
import { checkPayment } from "./payments/check-payments.server";
import { noticeRefusals, paymentNotice } from "./payments/contract";
import { listDueOrders } from "./payments/due-orders.server";
import { listMyPayments } from "./payments/my-payments.server";
import { receiveNotice } from "./payments/notices.server";

export const ordersApi: Binding[] = [
	bind(orderDetail, (context, { number }) => readOrder(context, number)),
	bind(myPayments, ({ db, who }, place) => listMyPayments(db, who.memberId, place)),
	bind(startPayment, (context, { number, method }) => payAgain(context, number, method)),
	bind(cancelMyOrder, (context, { number }) => cancelOwn(context, number)),
	bind(refundAccount, (context, { number, id, bank, accountNumber, holder, ...proof }) =>
		nameAccount(context, number, id, { bank, number: accountNumber.replace(/\D/g, ""), holder }, proof),
	),
	bind(refundToSavedAccount, (context, { number, id }) => nameSavedAccount(context, number, id)),
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
