import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { isLoggedIn } from "../../members/sessions/session";
import { useAccount } from "../../members/sessions/use-account";
import { callCart } from "../../orders/cart/call-cart";
import { addToCart } from "../../orders/cart/contract";
import { keepInCart, keptName } from "../../orders/resuming/keep-in-cart";
import { purchaseAt } from "../../orders/resuming/purchase-path";
import { pathTo } from "../../paths";
import { useSubmit } from "../../platform/browser/use-submit";
import type { AnswerOf } from "../../platform/http/contract";
import { reasonOf } from "../../platform/http/field-errors";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { discountPercent } from "../../platform/words/money";
import { formatDecimal } from "../../platform/words/numbers";
import { sayDay } from "../../platform/words/say-day";
import { whatsAppLink } from "../../site/contact/whatsapp-link";
import { Button, ButtonLink } from "../../ui/button";
import { StateBadge } from "../../ui/cards/product-card";
import { Badge } from "../../ui/feedback/badge";
import { SizeChoice } from "../../ui/fields/size-choice";
import { PriceText } from "../../ui/words/price-text";
import { lowStock, productStateOf } from "../catalogue/product-tile";
import type { ProductVariant, productDetail } from "../contract";
import { type Print, printQuery, printText } from "../printing/print";
import { draftErrorOf, type PrintDraft, printOf } from "../printing/print-draft";
import { PrintPanel } from "../printing/print-panel";
import type { FitVotes } from "../ratings/fit";
import { Stars } from "../ratings/stars";
import { ratingTexts } from "../ratings/texts";
import { StockNotice } from "../wishes/stock-notice";
import { WishButton } from "../wishes/wish-button";
import { DeliveryEstimate } from "./delivery-estimate";
import {
	canBuy,
	choicesOf,
	chooseNext,
	isSoldOut,
	openingChoice,
	type VariantChoice,
	variantOf,
} from "./product-choice";
import { productTexts } from "./product-texts";
import { SizeGuideDialog } from "./size-guide-dialog";

type Product = AnswerOf<typeof productDetail>;

/** Name, price, choices and the buy buttons. */
export function ProductBuy({ product, votes }: { product: Product; votes: FitVotes }) {
	const { variants, sizeGuide } = product;
	const t = useTexts(productTexts);
	const ratingT = useTexts(ratingTexts);
	const language = useLanguage();
	const [choice, setChoice] = useState(() => openingChoice(variants));
	const [draft, setDraft] = useState<PrintDraft>(null);
	const [isPrintMissing, setPrintMissing] = useState(false);
	const sizeTiles = useRef<HTMLDivElement>(null);
	const form = useId();
	const printField = useRef<HTMLDivElement>(null);
	const chosen = variantOf(variants, choice);
	const { sizes, colours } = choicesOf(variants);
	const printing = draft && product.printing;
	const price = (chosen?.price ?? product.price) + (printing?.price ?? 0);
	const state = productStateOf(product);
	const gone = variants
		.filter((variant) => !canBuy(variant))
		.map((variant) => ({ id: variant.id, name: nameOf(variant) }));
	const isForSale = product.stock > 0 || product.isPreorder;
	const saved = product.formerPrice && discountPercent(product.price, product.formerPrice);
	const choose = (wish: Partial<VariantChoice>) => setChoice(chooseNext(variants, choice, wish));
	const isPrintable = draftErrorOf(draft, true) === null;
	/** Focuses whatever is stopping the purchase; the screen says what it is. */
	const askForMissing = () => {
		setPrintMissing(!isPrintable);
		const place = chosen ? printField : sizeTiles;
		place.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
	};
	/** The browser's own validation asks for a size, even before hydration; our text replaces its bubble. */
	const askInOurWords = (event: FormEvent) => {
		event.preventDefault();
		askForMissing();
	};
	return (
		<div className="product-buy stack gap-3" onInvalidCapture={askInOurWords}>
			<p className="product-badges flow">
				{state && <StateBadge state={state} />}
				{saved && <Badge tone="ok">{t.saved(saved)}</Badge>}
			</p>
			<h1 className="display display-3">{product.name}</h1>
			<div className="product-price-line row flow">
				<p className="display display-2 tabular" aria-live="polite">
					<PriceText amount={price} former={product.formerPrice} />
				</p>
				{product.rating && (
					<a className="product-stars small" href="#ratings">
						<Stars stars={product.rating.average} />
						{formatDecimal(product.rating.average, language)} · {ratingT.count(product.rating.count)}
					</a>
				)}
			</div>
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
						requiredBy={form}
					/>
					{sizeGuide && <SizeGuideDialog guide={sizeGuide} votes={votes} />}
					<p className="field-error" role="alert">
						{t.sizeMissing}
					</p>
				</div>
			)}
			<StockLine product={product} chosen={chosen} />
			{gone.length > 0 && <StockNotice slug={product.slug} gone={gone} />}
			{product.memberLimit && <p className="product-stock">{t.limit(product.memberLimit)}</p>}
			{product.printing && isForSale && (
				<PrintPanel
					product={product.slug}
					printing={product.printing}
					draft={draft}
					onChange={(next) => {
						setDraft(next);
						setPrintMissing(false);
					}}
					fault={draftErrorOf(draft, isPrintMissing)}
					field={printField}
				/>
			)}
			{!isForSale ? (
				<AskBar product={product} />
			) : (
				<AddBar
					form={form}
					wish={
						chosen && isPrintable
							? {
									variant: chosen,
									price,
									print: printOf(draft),
									shipsOn: chosen.stock > 0 ? null : product.shipsOn,
								}
							: null
					}
					onMissing={askForMissing}
				/>
			)}
			<WishButton slug={product.slug} />
			{isForSale && variants[0] && (
				<DeliveryEstimate
					variantId={(chosen ?? variants.find(canBuy) ?? variants[0]).id}
					print={isPrintable ? printOf(draft) : null}
					shipsOn={product.shipsOn}
				/>
			)}
		</div>
	);
}

function StockLine({ product, chosen }: { product: Product; chosen: ProductVariant | undefined }) {
	const t = useTexts(productTexts);
	const language = useLanguage();
	const gone = product.variants.filter((variant) => !canBuy(variant)).map((variant) => nameOf(variant));
	const isWaitedFor =
		product.shipsOn && (chosen ? chosen.stock === 0 && canBuy(chosen) : product.stock === 0);
	if (isWaitedFor && product.shipsOn)
		return (
			<p className="product-stock" aria-live="polite">
				<b>{t.preorder(sayDay(product.shipsOn, language))}</b> {chosen && t.preordersLeft(chosen.preorders)}
			</p>
		);
	if (product.stock === 0) return <p className="product-stock">{t.soldOut}</p>;
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

/** What would be bought; null while a size or a print is missing. */
type Wish = { variant: ProductVariant; price: number; print: Print | null; shipsOn: string | null };
type AddBarProps = { form: string; wish: Wish | null; onMissing: () => void };

const keyOf = ({ variant, print }: Wish) => `${variant.id} ${print ? printText(print) : ""}`;

function buyNowPath({ variant, print }: Wish, isKept: boolean): string {
	const query = new URLSearchParams({
		...(print && printQuery(print)),
		...(isKept && { [keptName]: "yes" }),
	});
	return `${pathTo("cart-detail", { id: variant.id })}${query.size > 0 ? `?${query}` : ""}`;
}

/** Beside the way to the log-in, which loses nothing but could lead anywhere. */
function keepForGuest(path: string) {
	const wanted = purchaseAt(path);
	if (wanted && !isLoggedIn()) void keepInCart(wanted).catch(() => {});
}

/** On phones it is sticky, in the place of the tab bar. */
function AddBar({ form, wish, onMissing }: AddBarProps) {
	const t = useTexts(productTexts);
	const account = useAccount();
	const isGuest = account.state === "guest" && account.isCertain;
	/** The result of the last press; it no longer applies once another choice is made. */
	const [last, setLast] = useState<{ key: string; fault?: string } | null>(null);
	const key = wish ? keyOf(wish) : "";
	const own = last?.key === key ? last : null;
	const { onSubmit, isBusy } = useSubmit(
		async () => {
			if (!wish) return onMissing();
			const { variant, price, print, shipsOn } = wish;
			setLast(null);
			await callCart(addToCart, { variantId: variant.id, price, shipsOn, ...(print && { print }) });
			setLast({ key });
		},
		{ isShown: true, onFailure: (error) => setLast({ key, fault: reasonOf(error, t.addFailed) }) },
	);
	return (
		<>
			<div className="product-order stack gap-3" data-bottom-bar>
				<p className="product-added" role="status">
					{own && !own.fault && wish && (
						<>
							{t.added(nameOf(wish.variant, wish.print))}{" "}
							<Link to={pathTo("cart")} viewTransition>
								{t.openCart}
							</Link>
						</>
					)}
				</p>
				<p className="field-error" role="alert">
					{own?.fault}
				</p>
				<form id={form} className="product-ways flow" onSubmit={onSubmit}>
					<Button type="submit" block loading={isBusy}>
						{wish?.shipsOn ? t.addPreorder : t.add}
					</Button>
					{wish ? (
						<ButtonLink
							block
							variant="ghost"
							to={buyNowPath(wish, isGuest)}
							rel="nofollow"
							onClick={() => keepForGuest(buyNowPath(wish, isGuest))}
						>
							{t.buyNow}
						</ButtonLink>
					) : (
						<Button type="submit" block variant="ghost">
							{t.buyNow}
						</Button>
					)}
				</form>
			</div>
			<p className="small muted">{t.addHint}</p>
		</>
	);
}

/** Sold out: nothing to add, but a way to ask. */
function AskBar({ product }: { product: Product }) {
	const t = useTexts(productTexts);
	const language = useLanguage();
	return (
		<>
			<div className="product-order stack gap-3" data-bottom-bar>
				<ButtonLink
					to={whatsAppLink(t.askMessage(product.name))}
					target="_blank"
					rel="noopener noreferrer"
					block
				>
					{t.ask}
					<span className="visually-hidden"> ({t.opensNewTab})</span>
				</ButtonLink>
			</div>
			<p className="small muted">{t.askHint(localize(club.contact.hours, language))}</p>
		</>
	);
}

const nameOf = ({ size, colour }: ProductVariant, print?: Print | null) =>
	[colour, size, print && printText(print)].filter(Boolean).join(", ");
