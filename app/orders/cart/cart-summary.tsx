import { pathTo } from "../../paths";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button, ButtonLink } from "../../ui/button";
import { SummaryBox } from "../../ui/panels/summary-box";
import { TotalBar } from "../../ui/panels/total-bar";
import { itemsOf } from "../checkout/basket";
import { voucherTrial } from "../checkout/contract";
import { useStoredCodes } from "../checkout/stored-choices";
import { VoucherField } from "../checkout/voucher-field";
import { cartTexts } from "./cart-texts";
import type { Cart } from "./contract";
import { unsettled } from "./unsettled-line";

/** The totals, with the vouchers that go along to the checkout: beside the lines, and in a bar on phones. */
export function CartSummary({ cart }: { cart: Cart }) {
	const t = useTexts(cartTexts);
	const [codes, setCodes] = useStoredCodes();
	const items = itemsOf(cart);
	const { answer: sums } = useAnswer(
		voucherTrial,
		items.length > 0 ? { items, vouchers: [...codes] } : null,
		200,
	);
	const discounts = sums?.discounts ?? [];
	const total = cart.subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0);
	return (
		<>
			<SummaryBox
				title={t.summary}
				lines={[
					{ label: t.subtotal(cart.count), value: formatRupiah(cart.subtotal) },
					...discounts.map(({ name, amount }) => ({
						label: t.voucherOf(name),
						value: `−${formatRupiah(amount)}`,
						tone: "ok" as const,
					})),
				]}
				total={{ label: t.total, value: formatRupiah(Math.max(0, total)) }}
				action={
					<>
						<CartAction cart={cart} block />
						<p className="small muted">{isSettled(cart) ? t.withoutDelivery : t.settleFirst}</p>
					</>
				}
			>
				<div className="cart-voucher">
					<VoucherField items={items} codes={codes} onCodes={setCodes} sums={sums} />
				</div>
			</SummaryBox>
			<TotalBar label={t.total} total={formatRupiah(Math.max(0, total))}>
				<CartAction cart={cart} />
			</TotalBar>
		</>
	);
}

function CartAction({ cart, block = false }: { cart: Cart; block?: boolean }) {
	const t = useTexts(cartTexts);
	return isSettled(cart) ? (
		<ButtonLink block={block} to={pathTo("checkout")} viewTransition>
			{t.order}
		</ButtonLink>
	) : (
		<Button block={block} onClick={showChange}>
			{t.showChange}
		</Button>
	);
}

const isSettled = ({ lines }: Cart) => lines.every((line) => !unsettled(line));

function showChange() {
	const line = document.querySelector(".cart-line[data-unsettled]");
	line?.scrollIntoView({ block: "center" });
	const decision = line?.querySelector(".cart-note button") ?? line?.querySelector(".cart-tools button");
	if (decision instanceof HTMLElement) decision.focus();
}
