import { type MouseEvent, useRef, useState } from "react";
import { club } from "../../club/profile";
import { whatsAppLink } from "../contact/whatsapp-link";
import type { AnswerOf } from "../platform/contract";
import { localize, useLanguage, useTexts } from "../platform/language";
import { discountPercent, formatRupiah } from "../platform/money";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { StateBadge } from "../ui/cards/product-card";
import { SizeChoice } from "../ui/fields/size-choice";
import { PriceText } from "../ui/price-text";
import type { ProductVariant, productDetail } from "./contract";
import { type Choice, choicesOf, chooseNext, isSoldOut, openingChoice, variantOf } from "./product-choice";
import { productTexts } from "./product-texts";
import { lowStock, stateOf } from "./product-tile";
import { SizeGuideDialog } from "./size-guide-dialog";

type Product = AnswerOf<typeof productDetail>;

/** Name, price, choice, and the way to get it. */
export function ProductBuy({ product }: { product: Product }) {
	const { variants, sizeGuide } = product;
	const t = useTexts(productTexts);
	const [choice, setChoice] = useState(() => openingChoice(variants));
	const [isSizeMissing, setSizeMissing] = useState(false);
	const sizeTiles = useRef<HTMLDivElement>(null);
	const chosen = variantOf(variants, choice);
	const { sizes, colours } = choicesOf(variants);
	const price = chosen?.price ?? product.price;
	const state = stateOf(product);
	const saved = product.formerPrice && discountPercent(product.price, product.formerPrice);
	const choose = (wish: Partial<Choice>) => {
		setChoice(chooseNext(variants, choice, wish));
		setSizeMissing(false);
	};
	// The link itself works without scripts; where they run, it waits for a size.
	const askForSize = (event: MouseEvent) => {
		if (chosen || product.stock === 0) return;
		event.preventDefault();
		setSizeMissing(true);
		sizeTiles.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
	};
	return (
		<div className="product-buy">
			<p className="product-badges">
				{state && <StateBadge state={state} />}
				{saved && <Badge tone="ok">{t.saved(saved)}</Badge>}
			</p>
			<h1 className="display display-3">{product.name}</h1>
			<p className="display display-2 tabular" aria-live="polite">
				<PriceText amount={price} former={product.formerPrice} />
			</p>
			{colours.length > 0 && (
				<SizeChoice
					legend={t.colour}
					sizes={colours.map((colour) => ({
						value: colour,
						label: colour,
						soldOut: isSoldOut(variants, { colour }),
					}))}
					value={choice.colour}
					onChange={(colour) => choose({ colour })}
				/>
			)}
			{sizes.length > 0 && (
				<div className="product-sizes" ref={sizeTiles}>
					<SizeChoice
						legend={t.size}
						sizes={sizes.map((size) => ({
							value: size,
							label: size,
							soldOut: isSoldOut(variants, { size, ...(colours.length > 0 && { colour: choice.colour }) }),
						}))}
						value={choice.size}
						onChange={(size) => choose({ size })}
					/>
					{sizeGuide && <SizeGuideDialog guide={sizeGuide} />}
					<p className="field-error" role="alert">
						{isSizeMissing && t.sizeMissing}
					</p>
				</div>
			)}
			<StockLine product={product} chosen={chosen} />
			<OrderBar product={product} chosen={chosen} price={price} onOrder={askForSize} />
		</div>
	);
}

function StockLine({ product, chosen }: { product: Product; chosen: ProductVariant | undefined }) {
	const t = useTexts(productTexts);
	if (product.stock === 0) return <p className="product-stock">{t.soldOut}</p>;
	const gone = product.variants.filter(({ stock }) => stock === 0).map(nameOf);
	return (
		<p className="product-stock" aria-live="polite">
			{stockText(chosen, t)} {gone.length > 0 && t.soldOutChoices(gone.join(", "))}
		</p>
	);
}

function stockText(
	chosen: ProductVariant | undefined,
	t: { left: (count: number) => string; leftOf: (count: number, choice: string) => string; plenty: string },
) {
	if (!chosen || chosen.stock > 2 * lowStock) return t.plenty;
	const choice = nameOf(chosen);
	return choice ? t.leftOf(chosen.stock, choice) : t.left(chosen.stock);
}

/** On phones it stays at hand, in the place of the tab bar. */
function OrderBar({
	product,
	chosen,
	price,
	onOrder,
}: {
	product: Product;
	chosen: ProductVariant | undefined;
	price: number;
	onOrder: (event: MouseEvent) => void;
}) {
	const t = useTexts(productTexts);
	const language = useLanguage();
	const isGone = product.stock === 0;
	const message = isGone
		? t.askMessage(product.name)
		: t.orderMessage(product.name, chosen ? nameOf(chosen) : "", formatRupiah(price));
	return (
		<>
			<div className="product-order" data-bottom-bar>
				<ButtonLink
					to={whatsAppLink(message)}
					target="_blank"
					rel="noopener noreferrer"
					block
					onClick={onOrder}
				>
					{isGone ? t.ask : t.order}
					<span className="visually-hidden"> ({t.opensNewTab})</span>
				</ButtonLink>
			</div>
			<p className="small muted">{t.orderHint(localize(club.contact.hours, language))}</p>
		</>
	);
}

const nameOf = ({ size, colour }: ProductVariant) => [colour, size].filter(Boolean).join(", ");
