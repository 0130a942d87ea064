import type { PaymentRequest } from "../../gateway";

/** What both of Midtrans' APIs are told of an order. */
export const describeOrder = (request: PaymentRequest) => ({
	transaction_details: { order_id: request.reference, gross_amount: request.amount },
	item_details: itemsOf(request),
	customer_details: {
		first_name: plainWords(request.buyer.name, 30),
		// A buyer at the box office may have given neither.
		...(request.buyer.email && { email: request.buyer.email }),
		...(request.buyer.phone && { phone: request.buyer.phone }),
	},
});

/** Midtrans refuses a payment whose items don't sum to it. If ours don't, the order is sent as one item. */
function itemsOf({ items, amount, reference }: PaymentRequest) {
	const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
	const own =
		sum === amount && items.length > 0
			? items
			: [{ id: reference, name: reference, price: amount, quantity: 1 }];
	return own.map(({ id, name, price, quantity }) => ({
		id: id.slice(0, 50),
		name: plainWords(name, 50),
		price,
		quantity,
	}));
}

/** Alfamart's tills break on a vertical bar, and banks truncate long names at different lengths. */
export const plainWords = (text: string, length: number) =>
	text
		.replace(/[|\p{C}]/gu, " ")
		.trim()
		.slice(0, length);
