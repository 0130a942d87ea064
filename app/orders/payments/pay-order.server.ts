import type { CallContext } from "../../platform/http/bind.server";
import { InvalidInput } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import type { Order } from "../tables.server";
import { type Due, startAttempt, startFirstAttempt } from "./attempts.server";
import { methodsFor, type PaymentMethod } from "./payment-methods";

type Payer = Pick<CallContext, "db" | "jobs" | "settings" | "language">;
type Unpaid = Pick<Order, "id" | "number" | "total" | "payBy">;

/** A payment attempt for an order that was just placed, or that the caller has locked. */
export async function payOrder(context: Payer, order: Unpaid, method: PaymentMethod) {
	checkMethod(context, order, method);
	return startAttempt(context, dueOf(order), method);
}

/** The first attempt for an order just placed, for callers who don't read it: written with the commit. */
export async function payFirst(context: Payer, order: Unpaid, method: PaymentMethod) {
	checkMethod(context, order, method);
	await startFirstAttempt(context, dueOf(order), method);
}

const dueOf = ({ id, number, total, payBy }: Unpaid): Due => ({ orderId: id, number, amount: total, payBy });

function checkMethod({ language }: Payer, { total }: Unpaid, method: PaymentMethod) {
	if (!methodsFor(total).includes(method))
		throw new InvalidInput({ method: [localize(notForThisSum, language)] });
}

const notForThisSum = {
	id: "Metode ini tidak bisa dipakai untuk jumlah ini. Pilih yang lain.",
	en: "This method can't be used for this amount. Choose another.",
};
