import type { PaymentRequest } from "../../gateway";
import { methodFacts } from "../../payment-methods";

/** Snap's minimum. A page opened with less time left outlives the hold. */
const fewestMinutes = 5;

export function snapRequest(request: PaymentRequest, now: Date) {
	const minutes = Math.max(fewestMinutes, Math.floor((request.expiresAt.getTime() - now.getTime()) / 60_000));
	return {
		transaction_details: { order_id: request.reference, gross_amount: request.amount },
		item_details: itemsOf(request),
		customer_details: {
			first_name: plain(request.buyer.name, 30),
			// A buyer at the box office may have given neither.
			...(request.buyer.email && { email: request.buyer.email }),
			...(request.buyer.phone && { phone: request.buyer.phone }),
		},
		// One method only, so that Snap opens it at once.
		enabled_payments: [methodFacts[request.method].midtrans],
		credit_card: { secure: true },
		// Without a start the clock would begin when the fan picks a method, later than our hold.
		expiry: { start_time: jakartaText(now), unit: "minute", duration: minutes },
		callbacks: { finish: request.returnUrl },
	};
}

/** Midtrans refuses a payment whose items don't sum to it. If ours don't, the order is sent as one item. */
function itemsOf({ items, amount, reference }: PaymentRequest) {
	const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
	const own =
		sum === amount && items.length > 0
			? items
			: [{ id: reference, name: reference, price: amount, quantity: 1 }];
	return own.map(({ id, name, price, quantity }) => ({
		id: id.slice(0, 50),
		name: plain(name, 50),
		price,
		quantity,
	}));
}

/** Alfamart's tills break on a vertical bar, and banks truncate long names at different lengths. */
const plain = (text: string, length: number) =>
	text
		.replace(/[|\p{C}]/gu, " ")
		.trim()
		.slice(0, length);

function jakartaText(moment: Date) {
	const local = new Date(moment.getTime() + 7 * 3_600_000).toISOString();
	return `${local.slice(0, 10)} ${local.slice(11, 19)} +0700`;
}
