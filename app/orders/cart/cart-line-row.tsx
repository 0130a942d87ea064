import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../paths";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { sayDay } from "../../platform/words/say-day";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { QuantityStepper } from "../../ui/fields/quantity-stepper";
import { IconButton } from "../../ui/icon-button";
import { Picture } from "../../ui/pictures/picture";
import { cartTexts } from "./cart-texts";
import type { CartLine } from "./contract";
import { mostOfOne } from "./limits";
import { unsettled } from "./unsettled-line";

type CartLineRowProps = {
	line: CartLine;
	fault: string | undefined;
	onQuantity: (quantity: number) => void;
	onAccept: () => void;
	onRemove: () => void;
};

export function CartLineRow({ line, fault, onQuantity, onAccept, onRemove }: CartLineRowProps) {
	const t = useTexts(cartTexts);
	const { now, quantity } = line;
	const language = useLanguage();
	const title = titleOf(line);
	const what = unsettled(line);
	return (
		<li className="cart-line stack" data-unsettled={what ?? undefined}>
			<span className="cart-picture">
				{now && <Picture picture={now.picture} ratio="1/1" width={96} height={96} fit="contain" alt="" />}
			</span>
			<div className="cart-what">
				<h2>{now ? <Link to={pathTo("store-detail", { id: now.product })}>{line.name}</Link> : line.name}</h2>
				{line.choice && <p className="small muted">{line.choice}</p>}
				{now?.shipsOn && <p className="small">{t.preorder(sayDay(now.shipsOn, language))}</p>}
				{now?.memberLimit && <p className="small muted">{t.limit(now.memberLimit)}</p>}
				{now && quantity > 1 && <p className="small muted">{t.each(formatRupiah(now.price))}</p>}
				<div className="cart-tools row">
					{now && now.left > 0 && (
						<QuantityStepper
							label={t.quantityOf(title)}
							value={quantity}
							max={Math.min(mostOfOne, now.memberLimit ?? mostOfOne, Math.max(now.left, 1))}
							onChange={onQuantity}
						/>
					)}
					<IconButton icon={Trash2} label={t.remove(title)} onClick={onRemove} />
				</div>
			</div>
			<p className="cart-price display display-1 tabular">{now && formatRupiah(now.price * quantity)}</p>
			<ChangeNote line={line} onQuantity={onQuantity} onAccept={onAccept} />
			{fault && (
				<p className="field-error cart-note" role="alert">
					{fault}
				</p>
			)}
		</li>
	);
}

/** What changed since it was added. Nothing is applied until the fan agrees. */
function ChangeNote({
	line,
	onQuantity,
	onAccept,
}: Pick<CartLineRowProps, "line" | "onQuantity" | "onAccept">) {
	const t = useTexts(cartTexts);
	const language = useLanguage();
	const { now, seenPrice } = line;
	const what = unsettled(line);
	if (!what) return null;
	const left = now?.left ?? 0;
	return (
		<div className="cart-note">
			<Note tone="warn">
				<p>
					{what === "gone" && t.gone}
					{what === "sold out" && t.soldOut}
					{what === "few" && t.few(left)}
					{what === "later" && now?.shipsOn && t.later(sayDay(now.shipsOn, language))}
					{what === "price" && now && t.priceChanged(formatRupiah(seenPrice), formatRupiah(now.price))}
				</p>
				{what === "few" && (
					<Button
						size="small"
						variant="ghost"
						aria-label={t.takeFewOf(left, titleOf(line))}
						onClick={() => onQuantity(left)}
					>
						{t.takeFew(left)}
					</Button>
				)}
				{(what === "price" || what === "later") && (
					<Button
						size="small"
						variant="ghost"
						aria-label={(what === "later" ? t.acceptLaterOf : t.acceptOf)(titleOf(line))}
						onClick={onAccept}
					>
						{t.accept}
					</Button>
				)}
			</Note>
		</div>
	);
}

export const titleOf = ({ name, choice }: CartLine) => [name, choice].filter(Boolean).join(", ");
