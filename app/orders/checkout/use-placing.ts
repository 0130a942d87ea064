import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { useSubmit } from "../../platform/browser/use-submit";
import { ApiError, callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { refreshCart } from "../cart/call-cart";
import { fetchQrLibrary } from "../payment-screen/qr-library";
import { isBasketSettled } from "./basket";
import { checkoutTexts } from "./checkout-texts";
import { placeStoreOrder } from "./contract";
import { isCourier } from "./delivery/delivery-days";
import { forgetChoices, forgetCodes, readSent, type SentOrder, storeSent } from "./stored-choices";
import type { Checkout } from "./use-checkout";
import { judgePress, type Press, pressOf } from "./waiting-press";

/** The part of the screen that blocks the order. */
export type ErrorPlace = "goods" | "address" | "delivery" | "voucher" | "method" | "order";
export type PlacingError = { at: ErrorPlace; text: string; code?: string };

/** One press is one order, however often it is pressed and whatever happens to the connection. */
export function usePlacing() {
	const t = useTexts(checkoutTexts);
	const navigate = useNavigate();
	const [fault, setFault] = useState<PlacingError | null>(null);
	/** From before a reload; unknown on the server, which renders first. */
	const [unanswered, setUnanswered] = useState<SentOrder | null>(null);
	useEffect(() => setUnanswered(readSent()), []);

	const sending = useSubmit(async (order: SentOrder, whenRefused: (code: string) => void) => {
		setFault(null);
		storeSent(order);
		if (order.method === "qris") void fetchQrLibrary().catch(() => {});
		try {
			const { number } = await callUntilDone(order);
			storeSent(null);
			forgetChoices();
			forgetCodes();
			await navigate(`${pathTo("order-complete")}?order=${encodeURIComponent(number)}`, { replace: true });
			void refreshCart();
		} catch (error) {
			const { status, body } = error instanceof ApiError ? error : new ApiError(0, {});
			if (status === 0 || status >= 500 || body.error === "in_progress")
				setFault({ at: "order", text: t.unanswered });
			else {
				storeSent(null);
				setUnanswered(null);
				setFault(faultOf(body, t.notPlaced));
				whenRefused(body.error ?? "");
			}
		}
	});

	const order = (checkout: Checkout) => {
		const missing = missingIn(checkout);
		if (missing) return setFault({ at: missing, text: missingText(missing, t) });
		const { basket, rates, sums } = checkout;
		return sending.submit(orderOf(checkout), (code) => {
			if (/^checkout\.(gone|not_enough|too_many|over_limit|ships_later|total_changed)/.test(code))
				void basket.read();
			if (/^(checkout\.(rate|total|no_pick_up|no_insurance)|address\.)/.test(code)) rates.retry();
			if (/^(voucher\.|checkout\.total)/.test(code)) sums.retry();
		});
	};

	const [press, setPress] = useState<Press | null>(null);
	const answerPress = (press: Press, checkout: Checkout) => {
		const verdict = judgePress(press, checkout);
		setPress(verdict === "wait" ? press : null);
		if (verdict === "wait") return;
		// While something is missing, there is no total to agree to.
		if (verdict === "order" || missingIn(checkout)) void order(checkout);
		else setFault({ at: "order", text: t.pricedNow(formatRupiah(checkout.sums.answer!.total)) });
	};

	return {
		place(checkout: Checkout) {
			setFault(null);
			answerPress(pressOf(checkout), checkout);
		},
		/** Call it whenever prices may have arrived: runs a press that waits for them. */
		takeUp: (checkout: Checkout) => press && answerPress(press, checkout),
		isPlacing: sending.isBusy || press !== null,
		fault,
		clearFault: () => setFault(null),
		unanswered,
		sendAgain: () => unanswered && sending.submit(unanswered, () => {}),
		forget: () => {
			storeSent(null);
			setUnanswered(null);
			setFault(null);
		},
	};
}

/** While the first press is being answered, a second one waits for that answer. */
async function callUntilDone(order: SentOrder) {
	for (let tries = 5; ; tries--) {
		try {
			return await callApi(placeStoreOrder, order);
		} catch (error) {
			if (tries === 0 || !(error instanceof ApiError) || error.body.error !== "in_progress") throw error;
			await new Promise((resolve) => setTimeout(resolve, 1_000));
		}
	}
}

function orderOf({
	basket,
	items,
	choices,
	codes,
	address,
	service,
	insurance,
	sums,
	method,
}: Checkout): SentOrder {
	const { courier, service: name, price } = service!;
	const total = sums.answer!.total;
	const refused = sums.answer!.refused.map(({ code }) => code);
	return {
		items,
		...(total > 0 && { method }),
		delivery: {
			courier,
			service: name,
			price,
			isInsured: insurance > 0,
			...(isCourier(service!) && address && { addressId: address.id }),
		},
		vouchers: codes.filter((code) => !refused.includes(code)),
		giftWrap: choices.giftWrap,
		note: choices.note,
		total,
		fromCart: basket.isCart,
	};
}

function missingIn({ basket, address, service, rates, sums }: Checkout): ErrorPlace | null {
	if (!isBasketSettled(basket)) return "goods";
	if (!address && !service) return "address";
	if (!service || !rates.answer) return "delivery";
	return sums.answer ? null : "order";
}

type MissingTexts = { settleFirst: string; addressFirst: string; serviceFirst: string; sumsFirst: string };
function missingText(at: ErrorPlace, t: MissingTexts) {
	if (at === "goods") return t.settleFirst;
	if (at === "address") return t.addressFirst;
	return at === "delivery" ? t.serviceFirst : t.sumsFirst;
}

function faultOf(
	{ error = "", message, errors }: { error?: string; message?: string; errors?: Record<string, string[]> },
	otherwise: string,
): PlacingError {
	const [field] = Object.keys(errors ?? {});
	const text = errors?.[field ?? ""]?.[0] ?? message ?? otherwise;
	if (field === "method") return { at: "method", text };
	const [, at = "order"] = places.find(([codes]) => codes.test(error)) ?? [];
	return { at, text, code: error };
}

const places: readonly [RegExp, ErrorPlace][] = [
	[/^checkout\.(gone|not_enough|too_many|over_limit|ships_later)|^print\./, "goods"],
	[/^(checkout\.needs_address|address\.)/, "address"],
	[/^checkout\.(rate|no_pick_up|no_insurance)/, "delivery"],
	[/^voucher\./, "voucher"],
];
