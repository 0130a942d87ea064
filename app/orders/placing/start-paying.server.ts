import type { CallContext } from "../../platform/http/bind.server";
import { InvalidInput } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { payFirst } from "../payments/pay-order.server";
import type { PaymentMethod } from "../payments/payment-methods";
import type { PlacedOrder } from "./place-order.server";
import { settleFreeOrder } from "./settle-free-order.server";

/**
 * The last step of placing an order, once everything else is written: the first payment attempt or, where vouchers paid
 * for all of it, its sale. No method is needed to pay nothing.
 */
export async function startPaying(
	context: Pick<CallContext, "db" | "jobs" | "settings" | "language">,
	order: PlacedOrder,
	method: PaymentMethod | undefined,
) {
	if (order.total === 0) return settleFreeOrder(context, order.id);
	if (!method) throw new InvalidInput({ method: [localize(chooseMethod, context.language)] });
	await payFirst(context, order, method);
}

const chooseMethod = { id: "Pilih cara bayar dulu.", en: "Choose how to pay first." };
