import { type ReactNode, useState } from "react";
import { useAccount } from "../../members/sessions/use-account";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/feedback/error-state";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { CheckoutSteps } from "../checkout/checkout-steps";
import { useCartCount } from "./cart-count";
import type { Cart, CartLine } from "./contract";
import { useCart } from "./use-cart";
import "../../ui/panels/two-columns.css";
import { CartLineRow, titleOf } from "./cart-line-row";
import { CartSummary } from "./cart-summary";
import { cartTexts } from "./cart-texts";

type Removed = { line: CartLine; place: number };

/** The visitor's own cart. Pages are rendered for everybody, so only the browser can fetch it. */
export function CartContents({ whenEmpty }: { whenEmpty: ReactNode }) {
	const t = useTexts(cartTexts);
	const { cart, read, hasFailed, ...actions } = useCart();
	const remembered = useRememberedCart();
	if (!cart && hasFailed)
		return <ErrorState title={t.failed} text={t.failedText} onRetry={() => void read()} />;
	const isEmpty = cart ? cart.lines.length === 0 : remembered !== "some";
	return (
		<>
			{!cart && remembered !== "none" && <LoadingCart />}
			{cart && <CartLines cart={cart} {...actions} />}
			{isEmpty && <div className="cart-empty">{whenEmpty}</div>}
		</>
	);
}

/**
 * What to show until the cart is loaded. Unknown on the server and until hydration: the page then holds both, and CSS
 * shows one, so that a browser without a cart doesn't have to wait for the app (see `before-paint.js`).
 */
function useRememberedCart(): "some" | "none" | "uncertain" {
	const account = useAccount();
	const count = useCartCount();
	// A member may have filled the cart in another browser.
	if (account.state !== "guest" || count > 0) return "some";
	return account.isCertain ? "none" : "uncertain";
}

type CartActions = Omit<ReturnType<typeof useCart>, "cart" | "read" | "hasFailed">;

/** Nothing while the cart is empty and nothing was just removed from it. */
function CartLines({ cart, faults, setQuantity, accept, remove, putBack }: CartActions & { cart: Cart }) {
	const t = useTexts(cartTexts);
	const [removed, setRemoved] = useState<Removed[]>([]);
	if (cart.lines.length === 0 && removed.length === 0) return null;
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
		</>
	);
}

/** Takes the place of the removed line, so that a slip is undone where it happened. */
function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
	const t = useTexts(cartTexts);
	return (
		<li className="cart-removed row flow apart">
			<span role="status">{t.removed(titleOf(line))}</span>
			{line.now && (
				<Button
					// The button that was pressed has just been removed.
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
		<LoadingRegion className="cart-loading stack gap-4">
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
