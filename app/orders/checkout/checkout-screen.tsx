import { type ReactNode, useEffect } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/feedback/error-state";
import { Note } from "../../ui/feedback/note";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { SwellText } from "../../ui/words/swell-text";
import type { Basket } from "./basket";
import { CheckoutPart } from "./checkout-part";
import { CheckoutSteps } from "./checkout-steps";
import { CheckoutSummary } from "./checkout-summary";
import { checkoutTexts } from "./checkout-texts";
import { AddressChoice } from "./delivery/address-choice";
import { DeliveryChoice } from "./delivery/delivery-choice";
import { useAddresses } from "./delivery/use-addresses";
import { ExtrasChoice } from "./extras-choice";
import { PaymentChoice } from "./payment/payment-choice";
import { type Checkout, useCheckout } from "./use-checkout";
import { type ErrorPlace, usePlacing } from "./use-placing";
import { VoucherField } from "./voucher-field";
import "../../ui/panels/two-columns.css";
import "./checkout-screen.css";

type Placing = ReturnType<typeof usePlacing>;

/** Title and steps above any content. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
	const t = useTexts(checkoutTexts);
	return (
		<div className="wrap checkout-page">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={t.checkout} phase={0.6} k={0.7} />
				</h1>
				<p className="lead">{t.lead}</p>
			</header>
			<CheckoutSteps current={1} />
			{children}
		</div>
	);
}

type CheckoutScreenProps = {
	/** Null while loading. */
	basket: Basket | null;
	hasFailed: boolean;
	onRetry: () => void;
	/** Shown instead of an empty basket. */
	whenEmpty: ReactNode;
};

export function CheckoutScreen({ basket, hasFailed, onRetry, whenEmpty }: CheckoutScreenProps) {
	const t = useTexts(checkoutTexts);
	const book = useAddresses();
	const placing = usePlacing();
	if (placing.unanswered)
		return (
			<CheckoutFrame>
				<UnansweredOrder placing={placing} />
			</CheckoutFrame>
		);
	const { addresses } = book;
	if (basket && addresses)
		return basket.lines.length > 0 || placing.isPlacing ? (
			<CheckoutFrame>
				<CheckoutForm basket={basket} addresses={addresses} placing={placing} onSaved={book.put} />
			</CheckoutFrame>
		) : (
			whenEmpty
		);
	const retry = () => {
		if (hasFailed) onRetry();
		if (book.hasFailed) book.retry();
	};
	return (
		<CheckoutFrame>
			{hasFailed || book.hasFailed ? (
				<ErrorState title={t.failed} text={t.failedText} onRetry={retry} />
			) : (
				<LoadingCheckout />
			)}
		</CheckoutFrame>
	);
}

type CheckoutFormProps = {
	basket: Basket;
	addresses: NonNullable<ReturnType<typeof useAddresses>["addresses"]>;
	placing: Placing;
	onSaved: ReturnType<typeof useAddresses>["put"];
};

function CheckoutForm({ basket, addresses, placing, onSaved }: CheckoutFormProps) {
	const t = useTexts(checkoutTexts);
	const checkout = useCheckout(basket, addresses);
	useFreshBasket(checkout);
	useEffect(() => {
		placing.takeUp(checkout);
	});
	const faultAt = (place: ErrorPlace) => (placing.fault?.at === place ? placing.fault.text : undefined);
	return (
		<div className="two-columns checkout-columns">
			<div className="checkout-parts stack">
				<AddressChoice
					checkout={checkout}
					addresses={addresses}
					fault={faultAt("address")}
					onSaved={onSaved}
				/>
				<DeliveryChoice checkout={checkout} fault={faultAt("delivery")} />
				<CheckoutPart title={t.voucher} fault={faultAt("voucher")}>
					<VoucherField
						items={checkout.items}
						shippingPrice={checkout.service?.price ?? 0}
						codes={checkout.codes}
						onCodes={checkout.setCodes}
						sums={checkout.sums.answer}
					/>
				</CheckoutPart>
				<PaymentChoice checkout={checkout} fault={faultAt("method")} />
				<ExtrasChoice checkout={checkout} />
			</div>
			<aside>
				{checkout.sums.hasFailed && (
					<Note tone="err" announce>
						<p>{t.failed}</p>
						<Button size="small" variant="ghost" onClick={checkout.sums.retry}>
							{t.retry}
						</Button>
					</Note>
				)}
				<CheckoutSummary
					checkout={checkout}
					fault={placing.fault}
					isPlacing={placing.isPlacing}
					onPlace={() => placing.place(checkout)}
				/>
			</aside>
		</div>
	);
}

/** Totals that can't be computed, or don't match the basket: the store has changed since. */
function useFreshBasket({ basket, sums, rates }: Checkout) {
	const subtotal = basket.lines.reduce((sum, { now, quantity }) => sum + quantity * (now?.price ?? 0), 0);
	const isElsewhere = !sums.isWaiting && sums.answer !== null && sums.answer.subtotal !== subtotal;
	const isBehind = sums.hasFailed || rates.hasFailed || isElsewhere;
	const { read } = basket;
	useEffect(() => {
		if (isBehind) void read();
	}, [isBehind, read]);
}

/** The page was left or reloaded between the press and the answer. */
function UnansweredOrder({ placing }: { placing: Placing }) {
	const t = useTexts(checkoutTexts);
	return (
		<div className="empty-state stack gap-4" role="status">
			<h2 className="display display-1">{t.sentTitle}</h2>
			<p className="muted">{placing.fault?.text ?? t.sentText}</p>
			<div className="button-row flow gap-3">
				<Button loading={placing.isPlacing} onClick={() => void placing.sendAgain()}>
					{t.sendAgain}
				</Button>
				<Button variant="ghost" onClick={placing.forget}>
					{t.forget}
				</Button>
			</div>
		</div>
	);
}

function LoadingCheckout() {
	return (
		<LoadingRegion className="two-columns checkout-columns">
			<div className="checkout-parts stack">
				<Skeleton height="180px" />
				<Skeleton height="320px" />
				<Skeleton height="120px" />
			</div>
			<Skeleton height="360px" />
		</LoadingRegion>
	);
}
