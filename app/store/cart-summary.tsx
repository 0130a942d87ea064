import type { Cart } from "../cart/contract";
import { whatsAppLink } from "../contact/whatsapp-link";
import { useTexts } from "../platform/language";
import { formatRupiah } from "../platform/money";
import { Button, ButtonLink } from "../ui/button";
import { SummaryBox } from "../ui/summary-box";
import { titleOf } from "./cart-line-row";
import { cartTexts } from "./cart-texts";
import { unsettled } from "./unsettled-line";

export function CartSummary({ cart }: { cart: Cart }) {
	const t = useTexts(cartTexts);
	const { count, subtotal } = cart;
	return (
		<SummaryBox
			title={t.summary}
			lines={[{ label: t.subtotal(count), value: formatRupiah(subtotal) }]}
			total={{ label: t.total, value: formatRupiah(subtotal) }}
			action={
				<>
					<CartAction cart={cart} block />
					<p className="small muted">{isSettled(cart) ? t.withoutDelivery : t.settleFirst}</p>
				</>
			}
		/>
	);
}

/** On phones total and action stay at hand, in the place of the tab bar. */
export function CartBar({ cart }: { cart: Cart }) {
	const t = useTexts(cartTexts);
	return (
		<div className="cart-bar" data-bottom-bar>
			<p>
				<span className="small muted">{t.total}</span>
				<b className="display tabular">{formatRupiah(cart.subtotal)}</b>
			</p>
			<CartAction cart={cart} />
		</div>
	);
}

function CartAction({ cart, block }: { cart: Cart; block?: boolean }) {
	const t = useTexts(cartTexts);
	if (!isSettled(cart))
		return (
			<Button block={block ?? false} onClick={showChange}>
				{t.showChange}
			</Button>
		);
	const lines = cart.lines.map(
		(line) => `${line.quantity} × ${titleOf(line)}, ${formatRupiah((line.now?.price ?? 0) * line.quantity)}`,
	);
	return (
		<ButtonLink
			block={block ?? false}
			to={whatsAppLink(t.orderMessage(lines.join("\n"), formatRupiah(cart.subtotal)))}
			target="_blank"
			rel="noopener noreferrer"
		>
			{t.order}
			<span className="visually-hidden"> ({t.opensNewTab})</span>
		</ButtonLink>
	);
}

const isSettled = ({ lines }: Cart) => lines.every((line) => !unsettled(line));

function showChange() {
	const line = document.querySelector(".cart-line[data-unsettled]");
	line?.scrollIntoView({ block: "center" });
	const decision = line?.querySelector(".cart-note button") ?? line?.querySelector(".cart-tools button");
	if (decision instanceof HTMLElement) decision.focus();
}
