import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { SummaryBox } from "../../ui/panels/summary-box";
import { TotalBar } from "../../ui/panels/total-bar";
import { methodGroupOf, shortName } from "../payments/payment-methods";
import { OrderRefusal } from "../placing/order-refusal";
import { countPieces } from "./basket";
import { BasketLines } from "./basket-lines";
import { checkoutTexts } from "./checkout-texts";
import type { Checkout } from "./use-checkout";
import type { PlacingError } from "./use-placing";

type CheckoutSummaryProps = {
	checkout: Checkout;
	fault: PlacingError | null;
	isPlacing: boolean;
	onPlace: () => void;
};

/** Items and costs, always visible: beside the choices, and in a bar on phones. */
export function CheckoutSummary({ checkout, fault, isPlacing, onPlace }: CheckoutSummaryProps) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const { basket, sums, service, insurance, method } = checkout;
	const answer = sums.answer;
	const isFree = answer?.total === 0;
	const button = (isBlock: boolean) => (
		<Button
			block={isBlock}
			loading={isPlacing}
			// Can be pressed while prices are loading: the press waits for them.
			aria-busy={(!checkout.isCurrent && !sums.hasFailed) || undefined}
			onClick={onPlace}
		>
			{isFree ? t.placeFree : t.place}
		</Button>
	);
	const shown = (amount: number | undefined) => (amount === undefined ? "…" : formatRupiah(amount));
	return (
		<>
			<SummaryBox
				title={t.summary}
				lines={[
					{ label: t.subtotal(countPieces(basket)), value: shown(answer?.subtotal) },
					{ label: t.shipping, value: service ? shippingText(service.price) : "–" },
					...(insurance > 0 ? [{ label: t.insurance, value: formatRupiah(insurance) }] : []),
					...(answer && answer.giftWrap > 0
						? [{ label: t.wrapping, value: formatRupiah(answer.giftWrap) }]
						: []),
					...(answer?.discounts ?? []).map(({ name, amount }) => ({
						label: t.voucherOf(name),
						value: `−${formatRupiah(amount)}`,
						tone: "ok" as const,
					})),
				]}
				total={{ label: t.total, value: shown(answer?.total) }}
				action={
					<>
						{fault?.at === "order" && <OrderRefusal code={fault.code} text={fault.text} />}
						{button(true)}
						<p className="small muted">
							{t.next[isFree ? "free" : methodGroupOf(method)]}
							{answer && !isFree && ` ${t.payWithin(answer.minutesToPay)}`}
						</p>
					</>
				}
			>
				<BasketLines basket={basket} fault={fault?.at === "goods" ? fault.text : undefined} />
			</SummaryBox>
			<p className="visually-hidden" role="status">
				{answer && t.announced(formatRupiah(answer.total))}
			</p>
			<TotalBar
				label={isFree ? t.total : t.totalBy(shortName(method, language))}
				total={shown(answer?.total)}
			>
				{button(false)}
			</TotalBar>
		</>
	);

	function shippingText(price: number) {
		return price > 0 ? formatRupiah(price) : t.free;
	}
}
