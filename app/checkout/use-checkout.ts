import type { PaymentMethod } from "../payments/gateway";
import { methodsFor } from "../payments/payment-methods";
import { useAnswer } from "../platform/use-answer";
import type { SavedAddress } from "../shipping/addresses/address-contract";
import { type Basket, itemsOf } from "./basket";
import { type DeliveryService, deliveryRates, voucherTrial } from "./contract";
import { isCourier } from "./delivery-days";
import { useKeptChoices, useKeptCodes } from "./kept-choices";

export type Checkout = ReturnType<typeof useCheckout>;

/** Everything that is chosen, and what follows from it: where it can be sent, and what it costs. */
export function useCheckout(basket: Basket, addresses: readonly SavedAddress[]) {
	const [choices, setChoices] = useKeptChoices();
	const [codes, setCodes] = useKeptCodes();
	const choose = (change: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...change }));

	const items = itemsOf(basket);
	const address = addresses.find(({ id }) => id === choices.addressId) ?? addresses[0];
	const rates = useAnswer(
		deliveryRates,
		items.length > 0
			? { items, ...(address && { area: address.place.id, postcode: address.postcode }) }
			: null,
	);
	const service = chosenIn(rates.answer?.services ?? [], choices.delivery);
	const sums = useAnswer(
		voucherTrial,
		items.length > 0
			? {
					items,
					vouchers: [...codes],
					shippingPrice: service?.price ?? 0,
					giftWrap: choices.giftWrap,
				}
			: null,
	);
	const methods = methodsFor(sums.answer?.total ?? 0);
	const method = choices.method && methods.includes(choices.method) ? choices.method : usualMethod(methods);
	return {
		basket,
		items,
		choices,
		choose,
		codes,
		setCodes,
		address,
		rates,
		service,
		sums,
		methods,
		method,
		/** Whether the sums are those of what is chosen now. */
		isCurrent: !rates.isWaiting && !sums.isWaiting && sums.answer !== null,
	};
}

/** The one that was chosen, as long as it is offered; otherwise the cheapest courier. Nobody is made to pick anything up. */
function chosenIn(
	services: readonly DeliveryService[],
	wish: { courier: string; service: string } | undefined,
): DeliveryService | undefined {
	const isWish = ({ courier, service }: DeliveryService) =>
		courier === wish?.courier && service === wish.service;
	return (
		services.find(isWish) ?? services.filter(isCourier).toSorted((one, other) => one.price - other.price)[0]
	);
}

const usualMethod = (methods: readonly PaymentMethod[]): PaymentMethod => methods[0] ?? "va_bca";
