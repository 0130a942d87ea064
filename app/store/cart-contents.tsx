import { type ReactNode, useState } from "react";
import type { CartLine } from "../cart/contract";
import { useCart } from "../cart/use-cart";
import { CheckoutSteps } from "../checkout/checkout-steps";
import { useTexts } from "../platform/language";
import { formatRupiah } from "../platform/money";
import { Button } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { LoadingRegion, Skeleton } from "../ui/skeleton";
import "../ui/two-columns.css";
import { CartLineRow, titleOf } from "./cart-line-row";
import { CartSummary } from "./cart-summary";
import { cartTexts } from "./cart-texts";

type Removed = { line: CartLine; place: number };

/** The visitor's own cart: pages are drawn for everybody, so only the browser can fetch it. */
export function CartContents({ whenEmpty }: { whenEmpty: ReactNode }) {
	const t = useTexts(cartTexts);
	const { cart, hasFailed, faults, read, setQuantity, accept, remove, putBack } = useCart();
	const [removed, setRemoved] = useState<Removed[]>([]);
	if (!cart && hasFailed)
		return <ErrorState title={t.failed} text={t.failedText} onRetry={() => void read()} />;
	if (!cart) return <LoadingCart />;
	if (cart.lines.length === 0 && removed.length === 0) return whenEmpty;
	const forget = ({ id }: CartLine) => setRemoved((others) => others.filter(({ line }) => line.id !== id));
	return (
		<>
			<CheckoutSteps current={0} />
			<div className="two-columns cart-columns">
				<ul className="cart-lines" aria-label={t.lines}>
					{withRemoved(cart.lines, removed).map(({ line, isRemoved }, place) =>
						isRemoved ? (
							<RemovedLine
								key={line.id}
								line={line}
								onUndo={() => void putBack(line).then(() => forget(line))}
							/>
						) : (
							<CartLineRow
								key={line.id}
								line={line}
								fault={faults[line.id]}
								onQuantity={(quantity) => void setQuantity(line, quantity)}
								onAccept={() => void accept(line)}
								onRemove={() => {
									setRemoved((others) => [...others, { line, place }]);
									void remove(line);
								}}
							/>
						),
					)}
				</ul>
				{cart.lines.length > 0 && (
					<aside>
						<CartSummary cart={cart} />
					</aside>
				)}
			</div>
			<p className="visually-hidden" role="status">
				{t.announced(cart.count, formatRupiah(cart.subtotal))}
			</p>
			{cart.lines.length === 0 && whenEmpty}
		</>
	);
}

/** In the place of the line, so that the hand that slipped finds it there. */
function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
	const t = useTexts(cartTexts);
	return (
		<li className="cart-removed">
			<span role="status">{t.removed(titleOf(line))}</span>
			{line.now && (
				<Button
					// The button that was pressed has just gone.
					ref={(button) => button?.focus({ preventScroll: true })}
					size="small"
					variant="ghost"
					aria-label={t.undoOf(titleOf(line))}
					onClick={onUndo}
				>
					{t.undo}
				</Button>
			)}
		</li>
	);
}

function LoadingCart() {
	return (
		<LoadingRegion className="cart-loading">
			<Skeleton height="104px" />
			<Skeleton height="104px" />
		</LoadingRegion>
	);
}

function withRemoved(lines: readonly CartLine[], removed: readonly Removed[]) {
	const all = lines
		.filter(({ id }) => !removed.some(({ line }) => line.id === id))
		.map((line) => ({ line, isRemoved: false }));
	for (const { line, place } of removed) all.splice(place, 0, { line, isRemoved: true });
	return all;
}
