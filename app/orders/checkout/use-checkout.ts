import type { SavedAddress } from "../../delivery/addresses/address-contract";
import { useAnswer } from "../../platform/browser/use-answer";
import { methodsFor, offeredMethods, type PaymentMethod, paymentMethods } from "../payments/payment-methods";
import { myPaymentPreferences } from "../payments/preferences-contract";
import { type Basket, itemsOf } from "./basket";
import { type DeliveryService, deliveryRates, voucherTrial } from "./contract";
import { useStoredChoices, useStoredCodes } from "./stored-choices";

export type Checkout = ReturnType<typeof useCheckout>;

/** All choices, and what follows from them: where it can be sent, and what it costs. */
export function useCheckout(basket: Basket, addresses: readonly SavedAddress[]) {
	const [choices, setChoices] = useStoredChoices();
	const [codes, setCodes] = useStoredCodes();
	const choose = (change: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...change }));

	const items = itemsOf(basket);
	const address = addresses.find(({ id }) => id === choices.addressId) ?? addresses[0];
	const rates = useAnswer(
		deliveryRates,
		items.length > 0
			? {
					items,
					...(address && {
						area: address.place.id,
						postcode: address.postcode,
						coordinates: address.coordinates ?? null,
					}),
				}
			: null,
	);
	const service = chosenIn(rates.answer?.services ?? [], choices.delivery, rates.answer?.suggested);
	const insurance = choices.isInsured ? (service?.insurance ?? 0) : 0;
	const sums = useAnswer(
		voucherTrial,
		items.length > 0
			? {
					items,
					vouchers: [...codes],
					shippingPrice: service?.price ?? 0,
					insurancePrice: insurance,
					giftWrap: choices.giftWrap,
				}
			: null,
	);
	const methods = sums.answer ? methodsFor(sums.answer.total) : offeredMethods;
	const preferred = useAnswer(myPaymentPreferences, {}).answer?.method;
	const method =
		[choices.method, preferred].find((each) => each && methods.includes(each)) ?? usualMethod(methods);
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
		/** Its price where it is chosen and offered, or 0. */
		insurance,
		sums,
		methods,
		method,
		/** Whether the totals match the current choices. */
		isCurrent: !rates.isWaiting && !sums.isWaiting && sums.answer !== null,
	};
}

/** The chosen service while it is offered; otherwise the suggested one. */
type ChosenService = { courier: string; service: string };
function chosenIn(
	services: readonly DeliveryService[],
	wish: ChosenService | undefined,
	suggested: ChosenService | null | undefined,
): DeliveryService | undefined {
	const find = (one: ChosenService | null | undefined) =>
		services.find(({ courier, service }) => courier === one?.courier && service === one.service);
	return find(wish) ?? find(suggested);
}

const usualMethod = (methods: readonly PaymentMethod[]): PaymentMethod => methods[0] ?? paymentMethods[0];
